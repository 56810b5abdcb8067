/**
 * Finds the names of a segment that may reach a needed evidence, by adding up bits by name. Words are taken heaviest
 * first. Once the remaining words cannot reach the need by themselves, they only add to names that were met before
 * (MaxScore).
 */
import type { NameCustom, NameToken } from '../names/name-token.ts';
import { type LeastBits, type Shared, MAX_LEGAL_BITS, mostOfName, MAX_WORD_BITS } from './name-bounds.ts';
import type { Segment } from './segment.ts';
import type { ReadingQuery, WholeItem } from './reading-query.ts';
import { storedPerBit, tenths } from './segment-format.ts';
import type { FindsMemo, WordFinds } from './word-finds.ts';

export interface Candidate {
  name: number;
  /** The most evidence it can reach. */
  most: number;
  /** A joined word or an acronym met it, so it may agree in more than its own words show. */
  joined: boolean;
}

/** The names of one custom, by number; people's come first. */
export interface NameRange {
  custom: NameCustom;
  from: number;
  to: number;
}

/** The values that are kept for each name that was met. Bits are in stored tenths, rounded up, so that bounds hold. */
const field = {
  /** Bits that may agree. */
  agreed: 0,
  /** Bits of the query's words that met it. */
  pairedBits: 1,
  /** The most bits of the name that these words cover, in total and by the current item. */
  covered: 2,
  coveredByItem: 3,
  /** The bits in which the current item may agree. */
  gainByItem: 4,
  /** The item that met it last, counted from 1. */
  item: 5,
  /** One of `way`. */
  how: 6,
  /** By how many bits the query's words outweigh what they met: a misspelt shared word looks like a rare one. */
  excess: 7,
} as const;
const width = 8;

/** How a name was met: by one word of the query, by several, or by something that stands for several words. */
const way = { byOne: 0, bySeveral: 1, joined: 2 } as const;

const MAX_KEPT = 0xffff;
/** Leaves room for all names that one query can meet. */
const MAX_PLACE = 2 ** 31;

/**
 * Sums by name for one segment. Takes four bytes per name, and 16 more for each name that a query meets, side by side.
 */
export class Accumulator {
  readonly #segment: Segment;
  /** `#first` plus the place of each name among those that were met; less than `#first` for other names. */
  readonly #places: Uint32Array;
  #first = 1;
  /** The names that were met, in order, and the values kept for each. */
  #names = new Uint32Array(256);
  #kept = new Uint16Array(256 * width);
  #count = 0;
  #item = 0;

  constructor(segment: Segment) {
    this.#segment = segment;
    this.#places = new Uint32Array(segment.nameCount);
  }

  /** The names of the range that may reach `needed` evidence, in no order. */
  collect(query: ReadingQuery, memo: FindsMemo, needed: number, least: LeastBits, range: NameRange): Candidate[] {
    this.#item = 0;
    for (const item of query.whole) this.#addWhole(item, range);
    let rest = query.wordBits;
    for (let index = 0; index < query.words.length; index++) {
      const word = query.words[index]!;
      const isLast = index === query.words.length - 1 && query.initials === 0;
      const mayOpen = rest + query.allowance >= (isLast ? least.lone : least.several);
      rest -= word.bits;
      this.#addWord(word, memo.ofWord(word, range.custom), mayOpen, range);
    }
    return this.#drain(query, least, needed);
  }

  /**
   * The names of the range that may reach `needed` evidence by initials and legal forms alone, without a word of the
   * query.
   */
  *unmet(query: ReadingQuery, needed: number, { from, to }: NameRange): Generator<Candidate> {
    const shared = sharedByNone(query);
    for (let name = from; name < to; name++) {
      const most = mostOfName(this.#segment, name, query, shared);
      if (most >= needed) yield { name, most, joined: false };
    }
  }

  #addWhole(item: WholeItem, range: NameRange): void {
    const term = this.#segment.findTerm(item.text);
    if (term < 0) return;
    this.#item++;
    const bits = tenths(item.bits);
    this.#addPostings(term, bits, tenths(item.cover), bits, way.joined, true, range);
  }

  #addWord(word: NameToken, finds: WordFinds, mayOpen: boolean, range: NameRange): void {
    this.#item++;
    const bits = tenths(word.bits);
    const { terms, gains, covers, names, ends, joined } = finds;
    if (names === undefined) {
      for (let index = 0; index < terms.length; index++)
        this.#addPostings(terms[index]!, gains[index]!, 0, bits, way.byOne, mayOpen, range);
    } else {
      for (let index = 0, at = 0; index < ends.length; index++)
        for (; at < ends[index]!; at++) this.#meet(names[at]!, gains[index]!, covers[index]!, bits, way.byOne, mayOpen);
    }
    for (const { name, cover } of joined)
      if (name >= range.from && name < range.to)
        this.#meet(name, tenths(Math.min(word.bits, cover)), tenths(cover), bits, way.joined, mayOpen);
  }

  #addPostings(
    term: number,
    gain: number,
    leastCover: number,
    bits: number,
    how: number,
    mayOpen: boolean,
    { custom }: NameRange,
  ): void {
    const { postings, termBits } = this.#segment;
    const cover = Math.max(leastCover, termBits[term]!);
    const count = postings.read(term, custom);
    const { names } = postings;
    for (let at = 0; at < count; at++) this.#meet(names[at]!, gain, cover, bits, how, mayOpen);
  }

  #meet(name: number, gain: number, cover: number, bits: number, how: number, mayOpen: boolean): void {
    const place = this.#places[name]! - this.#first;
    if (place < 0) {
      if (mayOpen) this.#open(name, gain, cover, bits, how);
      return;
    }
    const all = this.#kept;
    const cell = place * width;
    const agreed = all[cell + field.agreed]!;
    if (all[cell + field.item] === this.#item) {
      // The word may be paired with any similar word of the name.
      const more = cover - all[cell + field.coveredByItem]!;
      if (more > 0) this.#cover(cell, more, cover);
      if (how === way.joined) all[cell + field.how] = way.joined;
      const better = gain - all[cell + field.gainByItem]!;
      if (better > 0) this.#agree(cell, better, gain);
      return;
    }
    all[cell + field.how] = Math.max(how, all[cell + field.how]!, way.bySeveral);
    all[cell + field.item] = this.#item;
    all[cell + field.agreed] = Math.min(MAX_KEPT, agreed + gain);
    all[cell + field.gainByItem] = gain;
    all[cell + field.pairedBits] = Math.min(MAX_KEPT, all[cell + field.pairedBits]! + bits);
    if (bits > cover) all[cell + field.excess] = Math.min(MAX_KEPT, all[cell + field.excess]! + bits - cover);
    this.#cover(cell, cover, cover);
  }

  /** Adds a name that was not met before. */
  #open(name: number, gain: number, cover: number, bits: number, how: number): void {
    const place = this.#count++;
    if (place === this.#names.length) this.#grow();
    this.#places[name] = this.#first + place;
    this.#names[place] = name;
    const all = this.#kept;
    const cell = place * width;
    all[cell + field.agreed] = gain;
    all[cell + field.pairedBits] = bits;
    all[cell + field.covered] = cover;
    all[cell + field.coveredByItem] = cover;
    all[cell + field.gainByItem] = gain;
    all[cell + field.item] = this.#item;
    all[cell + field.how] = how;
    all[cell + field.excess] = bits > cover ? bits - cover : 0;
  }

  #grow(): void {
    const names = new Uint32Array(this.#names.length * 2);
    names.set(this.#names);
    this.#names = names;
    const all = new Uint16Array(this.#kept.length * 2);
    all.set(this.#kept);
    this.#kept = all;
  }

  #agree(cell: number, more: number, byItem: number): void {
    this.#kept[cell + field.agreed] = Math.min(MAX_KEPT, this.#kept[cell + field.agreed]! + more);
    this.#kept[cell + field.gainByItem] = byItem;
  }

  #cover(cell: number, more: number, byItem: number): void {
    this.#kept[cell + field.covered] = Math.min(MAX_KEPT, this.#kept[cell + field.covered]! + more);
    this.#kept[cell + field.coveredByItem] = byItem;
  }

  #drain(query: ReadingQuery, least: LeastBits, needed: number): Candidate[] {
    const { reading, allowance, initials } = query;
    const found: Candidate[] = [];
    const all = this.#kept;
    // One object for all names, because there may be a hundred thousand.
    const shared = sharedByNone(query);
    for (let place = 0; place < this.#count; place++) {
      const cell = place * width;
      const how = all[cell + field.how];
      shared.lone = how === way.byOne && initials === 0;
      shared.agreed = Math.min(reading.bits, all[cell + field.agreed]! / storedPerBit + allowance);
      shared.excess = all[cell + field.excess]! / storedPerBit;
      if (shared.agreed + shared.excess < (shared.lone ? least.lone : least.several)) continue;
      shared.paired = Math.min(reading.bits, all[cell + field.pairedBits]! / storedPerBit + allowance);
      shared.covered = all[cell + field.covered]! / storedPerBit + initials * MAX_WORD_BITS;
      const name = this.#names[place]!;
      const most = mostOfName(this.#segment, name, query, shared);
      if (most >= needed) found.push({ name, most, joined: how === way.joined });
    }
    this.#forget();
    return found;
  }

  /** Forgets all names: places continue from here, and start again before they become too large. */
  #forget(): void {
    this.#first += this.#count;
    this.#count = 0;
    if (this.#first <= MAX_PLACE) return;
    this.#places.fill(0);
    this.#first = 1;
  }
}

/** What a name that no word met may share with a query. */
const sharedByNone = ({ reading, allowance, initials }: ReadingQuery): Shared => ({
  agreed: Math.min(reading.bits, allowance),
  paired: Math.min(reading.bits, allowance),
  covered: initials * MAX_WORD_BITS,
  excess: 0,
  legal: MAX_LEGAL_BITS,
  lone: false,
  likeness: 1,
  slipped: 0,
});
