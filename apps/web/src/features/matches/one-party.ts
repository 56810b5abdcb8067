import type { Match } from '@tamis/api/screening/schema';

type Listed = Pick<Match, 'partyId'>;

/**
 * Whether rows of the queue, each with the records of one party, are all about the same party. Only such rows can be
 * confirmed together, as nobody is several people. Rows of two customers are about one party if they share a record.
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
