import { NOTES } from '@tamis/api/screening/evidence-schema';
import type { Match } from '@tamis/api/screening/schema';
import type { DISMISS_REASONS } from '@tamis/api/screening/view-schema';

type DismissReason = (typeof DISMISS_REASONS)[number];
type Field = Match['fields'][number];

/** What a row says when both sides have the same; a year or a month that agrees leaves room for doubt. */
const SAME = { date: NOTES.sameDate, country: NOTES.sameCountry, type: NOTES.sameType } as const;

const isSame =
  (field: keyof typeof SAME) =>
  (row: Field): boolean =>
    row.field === field && row.note === SAME[field];

interface Contradiction {
  reason: DismissReason;
  isContradicting: (row: Field) => boolean;
  why: string;
}

const CONTRADICTIONS: readonly Contradiction[] = [
  { reason: 'Date of birth differs', isContradicting: isSame('date'), why: 'same date' },
  { reason: 'Name only', isContradicting: isSame('date'), why: 'same date' },
  {
    reason: 'Name only',
    isContradicting: ({ field, verdict }) => field === 'identifier' && verdict === 'match',
    why: 'same identifier',
  },
  { reason: 'Nationality differs', isContradicting: isSame('country'), why: 'same country' },
  { reason: 'Different type', isContradicting: isSame('type'), why: 'same type' },
];

/** The reasons to dismiss that a row of one of these matches plainly contradicts, each with what contradicts it. */
export function contradictedReasons(matches: readonly Pick<Match, 'fields'>[]): ReadonlyMap<string, string> {
  const rows = matches.flatMap(({ fields }) => fields);
  const met = CONTRADICTIONS.filter(({ isContradicting }) => rows.some(isContradicting));
  return new Map(met.map(({ reason, why }) => [reason, why]));
}
