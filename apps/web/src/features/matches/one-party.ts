import type { Match } from '@tamis/api/screening/schema';

type Listed = Pick<Match, 'partyId'>;

/**
 * Whether rows of the queue, each with the records of one party, are all about the same party: nobody is several people,
 * so only such are confirmed together. Rows of two customers are where they have a record in common.
 */
export function areOneParty(rows: readonly (readonly Listed[])[]): boolean {
  const [first, ...others] = rows;
  const ids = new Set(first?.map(({ partyId }) => partyId));
  let left = others;
  while (left.length > 0) {
    const joining = left.filter((row) => row.some(({ partyId }) => ids.has(partyId)));
    if (joining.length === 0) return false;
    for (const { partyId } of joining.flat()) ids.add(partyId);
    left = left.filter((row) => !joining.includes(row));
  }
  return true;
}
