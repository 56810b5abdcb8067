/**
 * Finds records of several lists that are about one party: the same person on OFAC, EU, UK and UN. The records are
 * compared with each other like a customer with a record.
 */
import { circaYears } from './dates.ts';
import type { ListedParty, Subject } from '../party.ts';
import { countryCode } from '../lists/countries.ts';
import { compare } from './compare.ts';
import type { FieldEvidence } from './evidence.ts';
import { compareFields } from './fields.ts';
import { noHints } from './name-hints.ts';

/** A record and the list that it is on. */
export interface ListRecord {
  list: string;
  party: ListedParty;
}

/** A record of the same party, and how the two compare: the first record is the subject of the evidence. */
export interface SameParty<T extends ListRecord> {
  record: T;
  /** 0 to 100. */
  score: number;
  fields: FieldEvidence[];
}

/**
 * From this score on two records are of one party. Records of the UN and UK lists that share a UN reference number
 * reach it in 676 of 677 cases of people and 175 of 191 of organisations; 4 and 7 pairs with different numbers do.
 */
const MIN_SCORE = 85;

/** If one of these differs, it is another party, or too doubtful. */
const CONTRADICTING: ReadonlySet<FieldEvidence['field']> = new Set(['date', 'gender', 'identifier']);

/** More names of a record are not compared; the longest records have a hundred. */
const MAX_NAMES = 200;

/** A range of dates is compared as so many single years at most. */
const MAX_YEARS = 30;

/**
 * The other records of the same party, at most one per list, in their order. A step is one comparison, which takes some
 * milliseconds at most.
 *
 * Two records are one party if they have the same type, the main name of each matches a name of the other (score 85 or
 * more both ways), and neither date, gender nor identifier differs. A publisher has one record per party, so two
 * records of one list are never one party. Of several candidates on a list only the most similar one counts, and none
 * if two are equally similar; the same holds the other way round. Candidates that contradict each other are dropped,
 * because it is unclear which is right.
 */
export function* samePartyInSteps<T extends ListRecord>(
  record: ListRecord,
  others: readonly T[],
  compared: Compared = comparedBothWays,
): Generator<undefined, SameParty<T>[]> {
  const alike: SameParty<T>[] = [];
  for (const other of others) {
    if (other.list === record.list || other.party.type !== record.party.type) continue;
    const { score, fields, contradicts } = yield* compared(record.party, other.party);
    if (score >= MIN_SCORE && !contradicts) alike.push({ record: other, score, fields });
  }
  const found: SameParty<T>[] = [];
  for (const one of alike) {
    const isBest = alike.every(
      (rival) => rival === one || rival.record.list !== one.record.list || rival.score < one.score,
    );
    if (isBest && !(yield* hasRival(one, record, others, compared))) found.push(one);
  }
  const undisputed: SameParty<T>[] = [];
  for (const one of found) if (!(yield* contradictsAny(one, found, compared))) undisputed.push(one);
  return undisputed;
}

/**
 * Groups records into parties, by the rule of `samePartyInSteps` applied from both sides. A party begins with its first
 * record and has at most one record per list. A record that could belong to two parties becomes a party of its own.
 */
export function* partiesInSteps<T extends ListRecord>(records: readonly T[]): Generator<undefined, T[][]> {
  const compared = comparedOnce();
  const parties: T[][] = [];
  const taken = new Set<T>();
  for (const record of records) {
    if (taken.has(record)) continue;
    const party = [record];
    for (const other of yield* sameAs(record)) {
      if (!taken.has(other) && (yield* sameAs(other)).includes(record)) party.push(other);
    }
    for (const one of party) taken.add(one);
    parties.push(party);
  }
  return parties;

  function* sameAs(record: T): Generator<undefined, T[]> {
    const others = records.filter((other) => other !== record);
    const found = yield* samePartyInSteps(record, others, compared);
    return found.map((same) => same.record);
  }
}

/** Whether another record of the first one's list is at least as similar. */
function* hasRival<T extends ListRecord>(
  one: SameParty<T>,
  record: ListRecord,
  others: readonly T[],
  compared: Compared,
): Generator<undefined, boolean> {
  for (const other of others) {
    if (other.list !== record.list || other.party.type !== record.party.type) continue;
    const { score, contradicts } = yield* compared(other.party, one.record.party);
    if (score >= one.score && !contradicts) return true;
  }
  return false;
}

function* contradictsAny<T extends ListRecord>(
  one: SameParty<T>,
  found: readonly SameParty<T>[],
  compared: Compared,
): Generator<undefined, boolean> {
  for (const other of found) {
    if (other === one) continue;
    const { contradicts } = yield* compared(one.record.party, other.record.party);
    if (contradicts) return true;
  }
  return false;
}

/** How two records compare. */
interface BothWays {
  /** The lower of the two scores; the first one if that is already too low. */
  score: number;
  fields: FieldEvidence[];
  contradicts: boolean;
}

type Compared = (one: ListedParty, other: ListedParty) => Generator<undefined, BothWays>;

/**
 * Compares each pair once. It returns the same result for both orders, so either record may be the subject of `fields`.
 */
function comparedOnce(): Compared {
  const known = new Map<ListedParty, Map<ListedParty, BothWays>>();
  return function* (one, other) {
    const before = known.get(one)?.get(other) ?? known.get(other)?.get(one);
    if (before) return before;
    const both = yield* comparedBothWays(one, other);
    if (!known.has(one)) known.set(one, new Map());
    known.get(one)?.set(other, both);
    return both;
  };
}

/** Looks for contradictions first and stops if there is one, because comparing names takes a hundred times as long. */
function* comparedBothWays(one: ListedParty, other: ListedParty): Generator<undefined, BothWays> {
  yield;
  const [subject, listed] = [asSubject(one), shortened(other)];
  if (compareFields(subject, listed, noHints).some(contradicts)) return { score: 0, fields: [], contradicts: true };
  const there = compare(subject, listed);
  const { fields } = there.evidence;
  if (there.score < MIN_SCORE) return { score: there.score, fields, contradicts: false };
  yield;
  const back = compare(asSubject(other), shortened(one));
  return { score: Math.min(there.score, back.score), fields, contradicts: false };
}

const contradicts = ({ field, verdict }: Pick<FieldEvidence, 'field' | 'verdict'>): boolean =>
  verdict === 'differs' && CONTRADICTING.has(field);

const shortened = (party: ListedParty): ListedParty =>
  party.names.length > MAX_NAMES ? { ...party, names: party.names.slice(0, MAX_NAMES) } : party;

/** A record as a subject, with its main name only: an alias of one party may be the name of another. */
function asSubject({ type, names, dates, countries, gender, birthPlaces, identifiers }: ListedParty): Subject {
  return {
    names: names.slice(0, 1).map(({ text }) => text),
    type,
    dates: dates.flatMap(datesWithin),
    countries: countries.map(({ code, text }) => (code !== '' && countryCode(text) !== code ? code : text)),
    ...(gender && { gender }),
    birthPlaces,
    identifiers,
  };
}

/**
 * A subject's date is a single day, month or year, so a range becomes its years, and an approximate date also the years
 * around it.
 */
function datesWithin({ from, to, circa }: ListedParty['dates'][number]): string[] {
  if (from === to && !circa) return [from];
  const slack = circa ? circaYears : 0;
  const [first, last] = [Number(from.slice(0, 4)) - slack, Number(to.slice(0, 4)) + slack];
  return Array.from({ length: Math.min(last - first, MAX_YEARS) + 1 }, (_, at) => String(first + at));
}
