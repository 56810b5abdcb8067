/** Which reasons to dismiss do not fit what is known of a match: the page does not offer them, the server refuses them. */
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

/** That a field differs is a reason only where the comparison says so, of one record at least and against none. */
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
 * The reasons that do not fit matches, each with why. Records of one party are looked at together, as they are decided:
 * what one list leaves out another one knows.
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
