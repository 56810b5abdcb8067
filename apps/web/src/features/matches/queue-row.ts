import type { Match, QueueRow } from '@tamis/api/screening/schema';

/** All matches of a row of the queue, its own first. */
export const matchesOf = (row: QueueRow): Match[] => [row, ...row.folded];

/** 'OFAC, EU, UN': their lists. */
export const listCodes = (row: QueueRow): string =>
  matchesOf(row)
    .map(({ list }) => list.code)
    .join(', ');

/** '#12 · 1968 · UZ': what distinguishes a customer from a namesake, as far as it is known. */
export const customerText = ({ entityId, entitySince, entityCountry }: Match): string =>
  [`#${entityId}`, entitySince?.match(/\d{4}/u)?.[0], entityCountry].filter(Boolean).join(' · ');
