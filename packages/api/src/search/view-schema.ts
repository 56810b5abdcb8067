/** How long a search term may be. */
export const MAX_TERM = 500;

/** How many of each kind are shown next to results of other kinds, best first. */
export const MAX_FOUND = { entities: 100, parties: 20 };

/** Entities that are put in order and counted, to be read page by page: to count a name that every tenth bears takes longer. */
export const MAX_RANKED = 5_000;
