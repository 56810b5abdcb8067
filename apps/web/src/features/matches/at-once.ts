/** Decides without a look at whether the match was noticed: where none opens by itself. */
export const atOnce = (decide: () => void) => decide();
