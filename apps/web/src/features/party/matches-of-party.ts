/** As many as one reads on a page; the best come first. */
const MOST_MATCHES = 50;

/** What the page of a listed party asks of its matches. */
export const matchesOfParty = (partyId: number) => ({ partyId, limit: MOST_MATCHES });
