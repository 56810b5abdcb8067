/** The audit log grows with every action, so its data is not cached for the next visit. */
export const NOT_KEPT = { gcTime: 0 } as const;
