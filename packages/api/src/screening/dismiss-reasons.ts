/**
 * Which reasons to dismiss contradict the facts of a match: the page does not offer them, and the server rejects them.
 */
import { NOTES } from './evidence-schema.ts';
import type { Match } from './schema.ts';
import type { DISMISS_REASONS } from './view-schema.ts';

type DismissReason = (typeof DISMISS_REASONS)[number];
type Judged = Pick<Match, 'fields' | 'clearedBefore'>;
type Field = Match['fields'][number];

/** Why a reason does not fit: in two or three words, and as a sentence. */
export interface Misfit {
  why: string;
  sentence: string;
}

const same = (what: string): Misfit => ({ why: `same ${what}`, sentence: `Both sides have the same ${what}.` });
const unknown = (what: string): Misfit => ({
  why: `${what} unknown`,
  sentence: `The ${what} is not known on both sides.`,
});
const agrees = (what: string): Misfit => ({
  why: `${what} does not differ`,
  sentence: `The ${what} does not differ.`,
});
const NOT_BORN: Misfit = { why: 'no date of birth', sentence: 'A date of birth is that of a person.' };
const NOT_CLEARED: Misfit = {
  why: 'not cleared before',
  sentence: 'Nobody has dismissed this party for this customer before.',
};

/** A differing field is a reason only if the comparison says so for at least one record and contradicts it for none. */
const differs =
  (field: Field['field'], what: string, sameNote: string) =>
  (rows: readonly Field[]): Misfit | undefined => {
    const own = rows.filter((row) => row.field === field);
    if (own.some(({ note }) => note === sameNote)) return same(what);
    if (own.some(({ verdict }) => verdict === 'differs')) return undefined;
    return own.some(({ verdict }) => verdict === 'match') ? agrees(what) : unknown(what);
  };

const dateDiffers = differs('date', 'date', NOTES.sameDate);
const isNotOfBirth = ({ field, label }: Field) => field === 'date' && label !== 'Date of birth';

const MISFITS: Readonly<Record<DismissReason, (rows: readonly Field[], cleared: boolean) => Misfit | undefined>> = {
  'Date of birth differs': (rows) => dateDiffers(rows) ?? (rows.some(isNotOfBirth) ? NOT_BORN : undefined),
  'Name only': (rows) => {
    if (rows.some(({ field, note }) => field === 'date' && note === NOTES.sameDate)) return same('date');
    const isShared = rows.some(({ field, verdict }) => field === 'identifier' && verdict === 'match');
    return isShared ? same('identifier') : undefined;
  },
  'Nationality differs': differs('country', 'country', NOTES.sameCountry),
  'Different type': differs('type', 'type', NOTES.sameType),
  'Cleared before': (_, cleared) => (cleared ? undefined : NOT_CLEARED),
};

/**
 * The reasons that do not fit the matches, with explanations. Records of one party are judged together, as they are
 * decided together: a fact that one list lacks may be on another.
 */
export function misfitReasons(parties: readonly (readonly Judged[])[]): ReadonlyMap<string, Misfit> {
  const found = new Map<string, Misfit>();
  for (const records of parties) {
    const rows = records.flatMap(({ fields }) => fields);
    const cleared = records.some(({ clearedBefore }) => clearedBefore);
    for (const [reason, misfitOf] of Object.entries(MISFITS)) {
      const misfit = misfitOf(rows, cleared);
      if (misfit && !found.has(reason)) found.set(reason, misfit);
    }
  }
  return found;
}
