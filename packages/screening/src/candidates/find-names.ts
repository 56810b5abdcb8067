/**
 * Finds names by some of their words, as people type them into a search box: whole words, beginnings, misspelt words,
 * letters within a word. The name must have every word of the query and, unlike in screening, may have any number of
 * others.
 */
import { cachedReadings } from '../names/reading-cache.ts';
import { customOf } from '../names/analyse.ts';
import type { NameCustom, NameReading, NameToken } from '../names/name-token.ts';
import { spellingOf } from '../names/spelling.ts';
import type { PartyName } from '../party.ts';
import { atOnce } from '../steps.ts';
import { compareSpelled, MIN_SIMILARITY } from '../matching/spelling-similarity.ts';
import { segmentsOf } from './open-index.ts';
import type { NameIndex, Segment } from './segment.ts';
import { rangeOf, workspaceOf } from './workspace.ts';
import type { StoredParty } from './stored-party.ts';

/**
 * How the word that agrees least agrees: it is a word of the name, the beginning of one, spelled similarly, or within
 * one.
 */
export type FoundBy = 'word' | 'beginning' | 'spelling' | 'inside';

export interface FoundName {
  /** The id that the party was indexed under, and which of the given indexes it is in. */
  id: number;
  index: number;
  party: StoredParty;
  /** The name of the party that was found. */
  name: PartyName;
  by: FoundBy;
  /** 0 to 1: how well the words agree, minus a little for every further word of the name. */
  agreement: number;
}

export interface FindOptions {
  /** The most parties returned, the best ones. */
  limit?: number;
  /** Which parties may be returned. */
  accept?: (id: number, index: number) => boolean;
}

/** What each way of agreeing is worth; for a similar spelling, its likeness times this. */
const worth = { word: 1, beginning: 0.9, spelling: 0.95, inside: 0.5 } as const;
const ways: readonly FoundBy[] = ['word', 'beginning', 'spelling', 'inside'];
/** Each further word of a name, up to five, ranks it lower. */
const furtherWord = 0.01;
const furtherWords = 5;
/** Fewer letters are within nearly every name. */
const MIN_INSIDE_LETTERS = 3;
/** A spelling that agrees so much less than the best name found is another word. */
const MAX_BEHIND = 0.15;
/** Further words of a query do not narrow the results any more. */
const MAX_WORDS = 12;
/** The most readings that are tried. */
const MAX_READINGS = 4;
/** So many times more names are collected, because several may be one party's. */
const spare = 3;

/** The names that have every word of a text, in any order and script; each party once, best first. */
export const findNames = (indexes: readonly NameIndex[], text: string, options: FindOptions = {}): FoundName[] =>
  atOnce(findNamesInSteps(indexes, text, options));

/** The same in steps of a few milliseconds, so that a host can do other work between them. */
export function* findNamesInSteps(
  indexes: readonly NameIndex[],
  text: string,
  options: FindOptions = {},
): FindSteps<FoundName[]> {
  const { limit = 100, accept = () => true } = options;
  const found: FoundName[] = [];
  for (const { segment, name, ...ranked } of yield* partiesWith(indexes, text, { most: limit * spare, accept })) {
    found.push(Object.assign(ranked, nameOfParty(segment, name)));
    yield;
  }
  return found.toSorted(byAgreement).slice(0, limit);
}

/** The numbers of all parties that have such a name, however many there are, in no order; in steps, too. */
export function* findIdsInSteps(
  indexes: readonly NameIndex[],
  text: string,
  { accept = () => true }: Pick<FindOptions, 'accept'> = {},
): FindSteps<Set<number>> {
  const found = yield* partiesWith(indexes, text, { most: Number.POSITIVE_INFINITY, accept });
  return new Set(found.map(({ id }) => id));
}

type FindSteps<Result> = Generator<undefined, Result>;

/** A party and its best name. */
interface RankedParty extends Ranked {
  id: number;
  index: number;
  segment: Segment;
}

function* partiesWith(
  indexes: readonly NameIndex[],
  text: string,
  { most, accept }: { most: number; accept: (id: number, index: number) => boolean },
): FindSteps<RankedParty[]> {
  const found: RankedParty[] = [];
  let highest = 0;
  for (const { segment, originOf } of segmentsOf(indexes)) {
    const isAccepted = (name: number): boolean => {
      const { id, index } = originOf(segment.partyOf(name));
      return accept(id, index);
    };
    const parties = new Map<number, RankedParty>();
    for (const ranked of yield* bestOf({ segment, most, accept: isAccepted }, text)) {
      const party = segment.partyOf(ranked.name);
      if ((parties.get(party)?.agreement ?? 0) >= ranked.agreement) continue;
      parties.set(party, { ...ranked, ...originOf(party), segment });
      highest = Math.max(highest, ranked.agreement);
    }
    for (const party of parties.values()) found.push(party);
  }
  return found.filter(({ by, agreement }) => by !== 'spelling' || agreement >= highest - MAX_BEHIND);
}

const byAgreement = (one: FoundName, other: FoundName): number =>
  other.agreement - one.agreement || one.name.text.length - other.name.text.length || other.id - one.id;

/** The name of the party that this reading is of: a name may have several readings. */
function nameOfParty(segment: Segment, name: number): Pick<FoundName, 'party' | 'name'> {
  const ordinal = segment.partyOf(name);
  const party = segment.party(ordinal);
  const { names } = party;
  const wanted = spelled(segment.reading(name));
  const custom = customOf(segment.typeOf(ordinal));
  const own =
    names.length === 1
      ? names[0]
      : names.find(({ text }) => cachedReadings(text, custom).some((reading) => spelled(reading) === wanted));
  return { party, name: own ?? names[0]! };
}

const spelled = ({ tokens }: NameReading): string => tokens.map(({ forms }) => forms[0] ?? '').join(' ');

/** A search in one segment for at most so many accepted names. */
interface NameSearch {
  segment: Segment;
  most: number;
  accept: (name: number) => boolean;
}

interface Ranked {
  name: number;
  agreement: number;
  by: FoundBy;
}

/** The best names of a segment, each once, in no order. */
function* bestOf(search: NameSearch, text: string): FindSteps<Ranked[]> {
  const best = new Map<number, Ranked>();
  for (const custom of ['person', 'organisation'] as const) {
    for (const reading of cachedReadings(text, custom).slice(0, MAX_READINGS)) {
      for (const ranked of yield* namesWith(search, reading)) {
        const known = best.get(ranked.name);
        if (!known || known.agreement < ranked.agreement) best.set(ranked.name, ranked);
      }
    }
  }
  return [...best.values()];
}

interface Agreement {
  term: number;
  worth: number;
  way: number;
}

function* namesWith({ segment, most, accept }: NameSearch, { tokens, custom }: NameReading): FindSteps<Ranked[]> {
  const asked = tokens.filter(({ kind }) => kind !== 'legal-form');
  const words = asked.slice(0, MAX_WORDS);
  if (words.length === 0) return [];
  const { from, to } = rangeOf(segment, custom);
  if (from === to) return [];
  const terms: Agreement[][] = [];
  for (const word of words) {
    terms.push(termsFor(segment, word, custom));
    yield;
  }
  // The rarest word first, so that few names are touched.
  const frequency = (list: readonly Agreement[]): number =>
    list.reduce((sum, { term }) => sum + segment.postings.sizeOf(term), 0);
  const inOrder = terms
    .map((list) => ({ list, count: frequency(list) }))
    .toSorted((one, other) => one.count - other.count);
  const sums = new Float32Array(to - from);
  const met = new Uint8Array(to - from);
  const least = new Uint8Array(to - from);
  const touched: number[] = [];
  for (const [at, { list }] of inOrder.entries()) {
    for (const { term, worth: agreed, way } of list) {
      const count = segment.postings.read(term, custom);
      const { names } = segment.postings;
      for (let entry = 0; entry < count; entry++) {
        const cell = names[entry]! - from;
        if (met[cell] !== at) continue;
        if (at === 0) touched.push(cell);
        met[cell] = at + 1;
        sums[cell] = sums[cell]! + agreed;
        least[cell] = Math.max(least[cell]!, way);
      }
    }
    yield;
  }
  const full = touched.filter((cell) => met[cell] === words.length && accept(cell + from));
  const legalForms = new Set(tokens.filter(({ kind }) => kind === 'legal-form').flatMap(({ forms }) => forms));
  for (const cell of full) {
    const further = Math.min(furtherWords, segment.countWords(cell + from, legalForms) - asked.length);
    sums[cell] = sums[cell]! / words.length - furtherWord * Math.max(0, further);
  }
  return atLeast(full, sums, most).map((cell) => ({
    name: cell + from,
    agreement: sums[cell]!,
    by: ways[least[cell]!] ?? 'inside',
  }));
}

/** The number of buckets for agreement. */
const steps = 1_000;

/** The `most` cells with the largest sums, found by counting, since there may be a hundred thousand cells. */
function atLeast(cells: readonly number[], sums: Float32Array, most: number): number[] {
  if (cells.length <= most) return [...cells];
  const stepOf = (cell: number): number => Math.max(0, Math.min(steps, Math.round(sums[cell]! * steps)));
  const counts = new Uint32Array(steps + 1);
  for (const cell of cells) counts[stepOf(cell)]!++;
  let step = steps;
  for (let sum = counts[step]!; sum < most && step > 0; sum += counts[step]!) step--;
  const better = cells.filter((cell) => stepOf(cell) > step);
  // Among equals, the newest, which were indexed last.
  const equal = Uint32Array.from(cells.filter((cell) => stepOf(cell) === step)).toSorted();
  return [...better, ...equal.subarray(better.length - most).toReversed()];
}

/** The terms that agree with a word, best first, each once. */
function termsFor(segment: Segment, word: NameToken, custom: NameCustom): Agreement[] {
  const found = new Map<number, Agreement>();
  const add = (term: number, value: number, by: FoundBy): void => {
    const known = found.get(term);
    if (!known || known.worth < value) found.set(term, { term, worth: value, way: ways.indexOf(by) });
  };
  const own = word.forms.map((form) => form.replace('~', ''));
  for (const form of word.forms) {
    const term = segment.findTerm(form);
    if (term >= 0) add(term, worth.word, 'word');
  }
  for (const form of new Set(own)) {
    if (/^[@#]/.test(form)) continue;
    for (const term of segment.letters.starting(form)) add(term, worth.beginning, 'beginning');
    if (form.length >= MIN_INSIDE_LETTERS)
      for (const term of segment.letters.holding(form)) add(term, worth.inside, 'inside');
  }
  if (word.kind === 'word' || word.kind === 'light') {
    const spellings = word.forms.map(spellingOf);
    for (const term of workspaceOf(segment).memo.ofWord(word, custom).terms) {
      const listed = segment.spelling(term);
      // An initial on a list is not what somebody means who types a whole word.
      if (listed.written.length < 2) continue;
      const likeness = Math.max(...spellings.map((spelling) => compareSpelled(spelling, listed).similarity));
      if (likeness >= MIN_SIMILARITY) add(term, worth.spelling * likeness, 'spelling');
    }
  }
  return [...found.values()].toSorted((one, other) => other.worth - one.worth || one.term - other.term);
}
