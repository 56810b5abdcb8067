/** The names of a segment while it is built: the words, party and bits of each. */
import type { NameReading } from '../names/name-token.ts';
import { GrowingWords } from './growing-words.ts';
import { ByteWriter } from './packed-bytes.ts';
import { RecordWriter } from './records.ts';
import { storedPerNameBit, usedBy } from './segment-format.ts';

/** Names processed between two yields: a millisecond or two. */
const namesPerStep = 20_000;

/** Names of one custom, in order. */
export class NameDrafts {
  readonly #words = new GrowingWords();
  readonly #ends = new GrowingWords();
  readonly #parties = new GrowingWords();
  readonly #weak = new GrowingWords();
  readonly #bits = new GrowingWords();

  get length(): number {
    return this.#ends.length;
  }

  /** Adds a name by the draft numbers of its words, then of its acronyms. */
  add(party: number, isWeak: boolean, words: readonly number[], reading: NameReading): void {
    for (const word of words) this.#words.push(word);
    this.#ends.push(this.#words.length);
    this.#parties.push(party);
    this.#weak.push(Number(isWeak));
    // Rounded down, so that bounds hold.
    this.#bits.push(Math.min(0xff, Math.floor(filedBits(reading) * storedPerNameBit)));
  }

  view(): NamesView {
    return {
      words: this.#words.view(),
      ends: this.#ends.view(),
      parties: this.#parties.view(),
      weak: this.#weak.view(),
      bits: this.#bits.view(),
    };
  }
}

/** What NameDrafts collected. `ends` says where the words of each name end and those of the next begin. */
export interface NamesView {
  words: Uint32Array;
  ends: Uint32Array;
  parties: Uint32Array;
  weak: Uint32Array;
  bits: Uint32Array;
}

/** The bits of a reading without its legal forms, which are not filed. */
const filedBits = (reading: NameReading): number =>
  reading.tokens.reduce((sum, { kind, bits }) => (kind === 'legal-form' ? sum : sum + bits), 0);

/** The draft terms under which each draft word is filed. */
export interface FiledUnder {
  starts: Uint32Array;
  terms: Uint32Array;
}

/** The names under each term, and the customs of these names. */
export interface FiledNames {
  starts: Uint32Array;
  names: Uint32Array;
  users: Uint8Array;
}

/** Files names, people's first, under the terms of their words, at most once under each term. Yields now and then. */
export function* fileNames(
  people: NamesView,
  others: NamesView,
  filedUnder: FiledUnder,
  rank: Uint32Array,
): Generator<void, FiledNames> {
  const users = new Uint8Array(rank.length);
  const starts = new Uint32Array(rank.length + 1);
  const next = starts.subarray(1);
  yield* eachFiled([people, others], filedUnder, rank, (term, name) => {
    users[term]! |= name < people.ends.length ? usedBy.person : usedBy.organisation;
    next[term]!++;
  });
  const names = new Uint32Array(countsToStarts(next));
  // Filing moves each start to the end of the term's names, where those of the next term begin.
  yield* eachFiled([people, others], filedUnder, rank, (term, name) => {
    names[next[term]!++] = name;
  });
  return { starts, names, users };
}

/** Visits each term of each name once; the names of all views are numbered consecutively. Yields now and then. */
function* eachFiled(
  views: readonly NamesView[],
  { starts, terms }: FiledUnder,
  rank: Uint32Array,
  visit: (term: number, name: number) => void,
): Generator<void> {
  // Counted from 1: 0 is a term that no name has met.
  const metBy = new Uint32Array(rank.length);
  let name = 0;
  const visitWord = (word: number): void => {
    for (let filed = starts[word]!; filed < starts[word + 1]!; filed++) {
      const term = rank[terms[filed]!]!;
      if (metBy[term] === name + 1) continue;
      metBy[term] = name + 1;
      visit(term, name);
    }
  };
  for (const { words, ends } of views)
    for (let one = 0, at = 0; one < ends.length; one++, name++) {
      for (; at < ends[one]!; at++) visitWord(words[at]!);
      if (name % namesPerStep === 0) yield;
    }
}

/** Replaces counts with the start of each one's part when the parts follow each other; returns their sum. */
function countsToStarts(counts: Uint32Array): number {
  let sum = 0;
  for (const [at, count] of counts.entries()) {
    counts[at] = sum;
    sum += count;
  }
  return sum;
}

/** In how many places each word occurs. */
export function countWords(views: readonly NamesView[], count: number): Uint32Array {
  const counts = new Uint32Array(count);
  for (const { words } of views) for (let at = 0; at < words.length; at++) counts[words[at]!]!++;
  return counts;
}

/** The words of every name, by their final numbers. Yields now and then. */
export function* packNames(views: readonly NamesView[], numbers: Uint32Array): Generator<void, Uint8Array> {
  const records = new RecordWriter();
  const record = new ByteWriter();
  let done = 0;
  for (const { words, ends } of views)
    for (let name = 0, at = 0; name < ends.length; name++) {
      for (; at < ends[name]!; at++) record.number(numbers[words[at]!]!);
      records.add(record);
      if (++done % namesPerStep === 0) yield;
    }
  return records.section();
}

/** The bits of each name. */
export function packNameBits(views: readonly NamesView[]): Uint8Array {
  const bits = new Uint8Array(views.reduce((sum, view) => sum + view.bits.length, 0));
  let name = 0;
  for (const view of views) for (let at = 0; at < view.bits.length; at++) bits[name++] = view.bits[at]!;
  return bits;
}

/** One bit per name: whether the publisher calls it weak. */
export function packWeak(views: readonly NamesView[]): Uint8Array {
  const bits = new Uint8Array(Math.ceil(views.reduce((sum, { weak }) => sum + weak.length, 0) / 8));
  let name = 0;
  for (const { weak } of views)
    for (let at = 0; at < weak.length; at++, name++) if (weak[at] === 1) bits[name >>> 3]! |= 1 << (name & 7);
  return bits;
}

/**
 * For every 32 names, how many parties begin before them, and which of the 32 begin a party. Parties are numbered in
 * the order of their names.
 */
export function packNameParties(views: readonly NamesView[]): Uint32Array {
  const words = new Uint32Array(Math.ceil(views.reduce((sum, { parties }) => sum + parties.length, 0) / 32) * 2);
  let name = 0;
  let begun = 0;
  for (const { parties } of views)
    for (let at = 0; at < parties.length; at++, name++) {
      const cell = (name >>> 5) * 2;
      if (name % 32 === 0) words[cell] = begun;
      if (at > 0 && parties[at] === parties[at - 1]) continue;
      words[cell + 1]! |= 1 << (name & 31);
      begun++;
    }
  return words;
}
