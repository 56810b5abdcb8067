/** As many as one reads on a page; the best come first. */
const MOST_MATCHES = 50;

/** The query input for the matches on a party's page. */
export const matchesOfParty = (partyId: number) => ({ partyId, limit: MOST_MATCHES });
