import type { Match, QueueRow } from '@tamis/api/screening/schema';

/** All matches of a row of the queue, its own first. */
export const matchesOf = (row: QueueRow): Match[] => [row, ...row.folded];

/** 'OFAC, EU, UN': their lists. */
export const listCodes = (row: QueueRow): string =>
  matchesOf(row)
    .map(({ list }) => list.code)
    .join(', ');
