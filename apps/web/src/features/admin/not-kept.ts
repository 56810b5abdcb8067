/** The audit log grows with everything anybody does: what was read of it is not kept for the next visit. */
export const NOT_KEPT = { gcTime: 0 } as const;
