/**
 * Builds a segment from parties: reads the names, numbers the terms by sound, and files names, keys and identifiers.
 */
import type { ListedParty } from '../party.ts';
import { analyse, customOf } from '../names/analyse.ts';
import type { NameCustom, NameReading } from '../names/name-token.ts';
import { normaliseIdentifier } from '../matching/identifiers.ts';
import { namesToCompare } from '../matching/said-together.ts';
import { daysOfParty, keysOfDay, womanhoodOf } from '../matching/other-family-name.ts';
import {
  NameDrafts,
  countWords,
  fileNames,
  packNameBits,
  packNameParties,
  packNames,
  packWeak,
} from './draft-names.ts';
import { WordDrafts, termTable } from './draft-words.ts';
import { GrowingWords } from './growing-words.ts';
import { packNumbers } from './packed-numbers.ts';
import { yearByte, yearsOf } from './party-years.ts';
import { packPostings } from './postings.ts';
import { type Counts, type Layout, hashOf, tableSize, writeSegment } from './segment-format.ts';
import { partyTypes, writeParty } from './stored-party.ts';
import { RecordDrafts, byFalling } from './stored-texts.ts';
import { fileHashes, keyTerms, packTexts } from './term-tables.ts';
import { atOnce } from '../steps.ts';

/** What goes into an index. `id` is the caller's numeric key (a database id), below 2^32. */
export interface IndexedParty {
  id: number;
  party: ListedParty;
  /** The names as they were read before, if the party comes from an index. They are not read again. */
  read?: readonly ReadName[];
}

export interface ReadName {
  reading: NameReading;
  /** The publisher calls the name weak. */
  isWeak: boolean;
}

export interface BuildStep {
  done: number;
  total: number;
}

/** The most parties read between two yields: about 3 ms of work on a slow core. */
export const partiesPerStep = 48;
/** The share of the work that follows after the names are read. */
const laterShare = 0.3;

/**
 * A segment of these parties: bytes that are used without parsing. The same parties in the same order give the same
 * bytes.
 */
export const buildIndex = (parties: Iterable<IndexedParty>): Uint8Array => atOnce(buildIndexInSteps(parties));

/** The same in steps of a few milliseconds, so that a host with an event loop can do other work between them. */
export function* buildIndexInSteps(parties: Iterable<IndexedParty>): Generator<BuildStep, Uint8Array> {
  const draft = new Draft();
  const known = Array.isArray(parties) ? parties.length : undefined;
  for (const indexed of parties) {
    draft.add(indexed);
    if (draft.partyCount % partiesPerStep === 0)
      yield { done: draft.partyCount, total: Math.ceil((known ?? draft.partyCount * 2) * (1 + laterShare)) };
  }
  const total = Math.ceil(draft.partyCount * (1 + laterShare)) + 1;
  for (const share of draft.finish()) yield { done: Math.floor(draft.partyCount * (1 + laterShare * share)), total };
  return draft.segment();
}

class Draft {
  partyCount = 0;
  readonly #words = new WordDrafts();
  readonly #people = new NameDrafts();
  readonly #others = new NameDrafts();
  readonly #parties = new RecordDrafts();
  readonly #ids = new GrowingWords();
  readonly #types = new GrowingWords();
  readonly #years = new GrowingWords();
  /** The hash and the party of each. */
  readonly #identifiers = new GrowingWords();
  #layout: Layout | undefined;
  #counts: Counts | undefined;

  add({ id, party, read }: IndexedParty): void {
    const ordinal = this.partyCount++;
    writeParty(party, this.#parties);
    this.#parties.end();
    this.#ids.push(id);
    this.#types.push(Math.max(0, partyTypes.indexOf(party.type)));
    this.#years.push(yearByte(yearsOf(party)));
    for (const identifier of party.identifiers) {
      const number = normaliseIdentifier(identifier.value, identifier.kind);
      if (number === '') continue;
      this.#identifiers.push(hashOf(number));
      this.#identifiers.push(ordinal);
    }
    const custom = customOf(party.type);
    const names = custom === 'person' ? this.#people : this.#others;
    const all = read ?? readNames(party, custom);
    if (custom === 'person') this.#fileDays(party, all, ordinal);
    // Publishers repeat names for each language. Names that differ only in case or accents read the same.
    const seen = new Set<string>();
    for (const { reading, isWeak } of all) {
      const words: number[] = [];
      for (const token of reading.tokens) words.push(this.#words.numberOf(token));
      for (const acronym of reading.acronyms) words.push(this.#words.numberOf(acronym));
      if (all.length > 1) {
        const key = `${isWeak ? '-' : ''}${words.join(' ')}`;
        if (seen.has(key)) continue;
        seen.add(key);
      }
      names.add(ordinal, isWeak, words, reading);
    }
  }

  /** A person who may be a woman is also filed by days of birth, because she may have another family name. */
  #fileDays({ dates, gender }: ListedParty, names: readonly ReadName[], ordinal: number): void {
    if (dates.length === 0) return;
    const days = daysOfParty(dates);
    if (days.length === 0) return;
    const womanhood = womanhoodOf(
      gender,
      names.map(({ reading }) => reading),
    );
    for (const key of days.flatMap((day) => keysOfDay(day, womanhood))) {
      this.#identifiers.push(hashOf(key));
      this.#identifiers.push(ordinal);
    }
  }

  *finish(): Generator<number> {
    const people = this.#people.view();
    const others = this.#others.view();
    const views = [people, others];
    const words = this.#words;
    const terms = words.order();
    const { texts, rank } = terms;
    yield 0.15;
    const filed = yield* at(0.2, fileNames(people, others, words.filedUnder(), rank));
    const postings = yield* at(0.3, packPostings(filed.starts, filed.names, people.ends.length));
    const keys = yield* at(0.4, keyTerms(terms, filed.users));
    const table = termTable(texts);
    yield 0.6;
    const common = byFalling(countWords(views, words.wordCount));
    const tokens = yield* at(0.65, words.pack(common, rank, texts));
    const names = yield* at(0.7, packNames(views, inverse(common)));
    const order = this.#partyOrder(people.parties, others.parties);
    const parties = yield* at(0.8, this.#parties.sections(order.parties));
    yield 0.95;
    const identifiers = this.#identifiersBy(order.parties);
    const [ids, types, years] = [this.#ids.view(), this.#types.view(), this.#years.view()];
    this.#layout = {
      ...packTexts(texts),
      termTable: table,
      termBits: words.termBitsBy(rank),
      ...keys,
      ...postings,
      tokens,
      names,
      nameBits: packNameBits(views),
      nameWeak: packWeak(views),
      nameParties: packNameParties(views),
      partyWords: parties.words,
      parties: parties.records,
      partyIds: packNumbers(order.parties.map((party) => ids[party]!)),
      partyTypes: Uint8Array.from(order.parties.subarray(order.people), (party) => types[party]!),
      partyYears: Uint8Array.from(order.parties, (party) => years[party]!),
      identifierOffsets: packNumbers(identifiers.offsets),
      identifierParties: packNumbers(identifiers.values),
    };
    this.#counts = {
      parties: this.partyCount,
      names: people.ends.length + others.ends.length,
      personNames: people.ends.length,
      terms: rank.length,
      people: order.people,
    };
  }

  segment(): Uint8Array {
    if (!this.#layout || !this.#counts) throw new Error('The segment is not finished.');
    return writeSegment(this.#layout, this.#counts);
  }

  /**
   * The parties in the order of their names: people, then others, then those without a name; and the number of people
   * with a name.
   */
  #partyOrder(people: Uint32Array, others: Uint32Array): { parties: Uint32Array; people: number } {
    const parties = new Uint32Array(this.partyCount);
    const isPlaced = new Uint8Array(this.partyCount);
    let count = 0;
    const place = (party: number): void => {
      if (isPlaced[party] === 1) return;
      isPlaced[party] = 1;
      parties[count++] = party;
    };
    people.forEach(place);
    const named = count;
    others.forEach(place);
    for (let party = 0; party < this.partyCount; party++) place(party);
    return { parties, people: named };
  }

  #identifiersBy(order: Uint32Array): { offsets: Uint32Array; values: Uint32Array } {
    const places = inverse(order);
    const pairs = this.#identifiers.view().slice();
    for (let at = 1; at < pairs.length; at += 2) pairs[at] = places[pairs[at]!]!;
    return fileHashes(pairs, tableSize(pairs.length / 2));
  }
}

const readNames = (party: ListedParty, custom: NameCustom): ReadName[] =>
  namesToCompare(party).flatMap(({ text, strength }) =>
    analyse(text, custom).map((reading) => ({ reading, isWeak: strength === 'weak' })),
  );

/** The place of each index in an order. */
function inverse(order: Uint32Array): Uint32Array {
  const places = new Uint32Array(order.length);
  for (let place = 0; place < order.length; place++) places[order[place]!] = place;
  return places;
}

/** Runs a phase, yielding the progress of the whole at each step. */
function* at<T>(share: number, phase: Generator<unknown, T>): Generator<number, T> {
  for (;;) {
    const step = phase.next();
    if (step.done) return step.value;
    yield share;
  }
}
