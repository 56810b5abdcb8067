/** The nearest parties if nothing was found: a clear result is only as good as the threshold. */
import { type Hit, type Subject, screenInSteps } from '@tamis/screening';
import type { IndexSet } from './index-store.ts';

/** Below this score, only a part of the name agrees; further parties add nothing to the first few. */
const NEAREST = { from: 40, count: 3 } as const;

/** A listed party below the threshold, as a certificate keeps it. */
export interface NearParty {
  party: number;
  score: number;
  apart: string;
}

/** The best few below the threshold, for a search without hits; in steps, like the search itself. */
export function* nearestInSteps(
  { indexes }: Pick<IndexSet, 'indexes'>,
  subject: Subject,
  threshold: number,
): Generator<undefined, NearParty[]> {
  if (threshold <= NEAREST.from) return [];
  const { hits } = yield* screenInSteps(indexes, subject, { threshold: NEAREST.from, limit: NEAREST.count });
  if (hits.length < NEAREST.count) hits.push(...(yield* namesakesInSteps(indexes, subject, threshold)));
  return hits
    .slice(0, NEAREST.count)
    .map((hit) => ({ party: hit.id, score: hit.score, apart: whatKeepsApart(hit, threshold) }));
}

/** How many parties with another date or country are checked for one with the same name. */
const LOOKED_THROUGH = 50;

/**
 * Parties whose name alone reaches the threshold, but whose date or country lowers the score below that of the nearest.
 */
function* namesakesInSteps(
  indexes: IndexSet['indexes'],
  subject: Subject,
  threshold: number,
): Generator<undefined, Hit[]> {
  // Only the name was searched for, without hits.
  if (!hasFields(subject)) return [];
  const { names, type } = subject;
  const { hits: byName } = yield* screenInSteps(indexes, { names, type }, { threshold, limit: 1 });
  if (byName.length === 0) return [];
  const { hits } = yield* screenInSteps(indexes, subject, { threshold: 1, limit: LOOKED_THROUGH });
  return hits.filter(
    ({ score, evidence }) =>
      score < NEAREST.from && evidence.fields.some(({ field, effect }) => field === 'name' && effect >= threshold),
  );
}

/** Whether a subject has more than its names and type. */
const hasFields = ({ dates, countries, gender, birthPlaces, identifiers }: Subject): boolean =>
  [dates, countries, gender, birthPlaces, identifiers].some((values) => values !== undefined && values.length > 0);

/** 'date of birth 11 years apart'; if the name alone is below the threshold, its difference comes first. */
function whatKeepsApart({ evidence: { fields, parts } }: Pick<Hit, 'evidence'>, threshold: number): string {
  const name = fields.find(({ field }) => field === 'name');
  const [worst] = fields
    .filter(({ field, effect }) => field !== 'name' && effect < 0)
    .toSorted((one, other) => one.effect - other.effect);
  const isNameShort = name === undefined || name.effect < threshold;
  return [isNameShort && namesApart(parts), worst && fieldApart(worst)].filter(Boolean).join('; ') || 'the name';
}

function namesApart(parts: Hit['evidence']['parts']): string {
  const own = parts.filter(({ role }) => role !== 'legal-form');
  const other = own.find(({ verdict }) => verdict === 'differs');
  if (other) return `'${other.subject}' is '${other.listed}' on the list`;
  const listed = own.filter(({ subject }) => subject === '').map((part) => part.listed);
  if (listed.length > 0) return `${quoted(listed)} only on the list`;
  const asked = own.filter((part) => part.listed === '').map(({ subject }) => subject);
  return asked.length > 0 ? `${quoted(asked)} not on the list` : 'the name agrees in part';
}

const quoted = (words: readonly string[]): string =>
  words
    .slice(0, 3)
    .map((word) => `'${word}'`)
    .join(', ');

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const fieldApart = ({ label, note }: Hit['evidence']['fields'][number]): string =>
  note.startsWith('Another') ? lowerFirst(note) : `${lowerFirst(label)} ${lowerFirst(note)}`;
