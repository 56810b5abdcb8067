/**
 * Finds the names of a segment that may reach a needed evidence. Words are taken heaviest first; once the words left
 * cannot carry a name over the need by themselves, only names already met are added to (MaxScore).
 */
import type { NameCustom, NameToken } from '../names/name-token.ts';
import { mostEvidence, mostEvidenceWithin } from '../matching/name-evidence.ts';
import type { Segment } from './open-index.ts';
import type { FindsMemo, ReadingQuery, WholeItem, WordFinds } from './query-items.ts';
import { storedPerBit, storedPerNameBit, tenths } from './segment-format.ts';

export interface Candidate {
  name: number;
  /** The most evidence it can reach. */
  most: number;
}

/** The names of one custom: people's come first. */
export interface NameRange {
  custom: NameCustom;
  from: number;
  to: number;
}

/** Bits that must agree where one word agrees at most, and where several may. */
export interface LeastBits {
  lone: number;
  several: number;
}

/**
 * What is kept for a name, side by side so that meeting it is one look into memory. Bits in the tenths they are stored in,
 * rounded up, so that bounds hold.
 */
const kept = {
  /** Bits that may agree; 0 for a name that was not met. */
  agreed: 0,
  /** Bits of the query's words that were met. */
  met: 1,
  /** The most bits of the name that these words cover, in all and by the item at hand. */
  covered: 2,
  coveredByItem: 3,
  /** The bits by which the item at hand may agree. */
  gainByItem: 4,
  /** The item that met it last, from 1. */
  item: 5,
  /** `met.once` or `met.oftener`. */
  how: 6,
} as const;
const width = 8;

/** How a name was met: by one word of the query; by more, or by something that stands for several words. */
const met = { once: 0, oftener: 1 } as const;

const mostKept = 0xffff;

/** Sums by name for one segment, 16 bytes each, reused between queries. */
export class Accumulator {
  readonly #segment: Segment;
  readonly #kept: Uint16Array;
  #touched: number[] = [];
  #item = 0;

  constructor(segment: Segment) {
    this.#segment = segment;
    this.#kept = new Uint16Array(segment.nameCount * width);
  }

  /** Names of the range that may reach `needed` evidence, unordered. */
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

  /** Names of the range that may reach `needed` evidence by initials and legal forms alone, with no word of the query. */
  *unmet(query: ReadingQuery, needed: number, { from, to }: NameRange): Generator<Candidate> {
    const agreed = Math.min(query.reading.bits, query.allowance);
    for (let name = from; name < to; name++) {
      const most = this.#mostEvidence(name, query, agreed, false);
      if (most >= needed) yield { name, most };
    }
  }

  #addWhole(item: WholeItem, range: NameRange): void {
    const term = this.#segment.findTerm(item.text);
    if (term < 0) return;
    this.#item++;
    const bits = tenths(item.bits);
    this.#addPostings(term, bits, tenths(item.cover), bits, met.oftener, true, range);
  }

  #addWord(word: NameToken, finds: WordFinds, mayOpen: boolean, range: NameRange): void {
    this.#item++;
    const bits = tenths(word.bits);
    const { terms, gains, covers, names, ends, joined } = finds;
    if (names === undefined) {
      for (let index = 0; index < terms.length; index++)
        this.#addPostings(terms[index]!, gains[index]!, 0, bits, met.once, mayOpen, range);
    } else {
      for (let index = 0, at = 0; index < ends.length; index++)
        for (; at < ends[index]!; at++) this.#meet(names[at]!, gains[index]!, covers[index]!, bits, met.once, mayOpen);
    }
    for (const { name, cover } of joined)
      if (name >= range.from && name < range.to)
        this.#meet(name, tenths(Math.min(word.bits, cover)), tenths(cover), bits, met.oftener, mayOpen);
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
    const all = this.#kept;
    const cell = name * width;
    const agreed = all[cell]!;
    if (agreed === 0) {
      if (!mayOpen) return;
      this.#touched.push(name);
      all[cell + kept.how] = how;
    } else if (all[cell + kept.item] === this.#item) {
      // The word may be paired with any of the name's words that are like it.
      const more = cover - all[cell + kept.coveredByItem]!;
      if (more > 0) this.#cover(cell, more, cover);
      if (how === met.oftener) this.#joinInstead(cell, gain);
      return;
    } else all[cell + kept.how] = met.oftener;
    all[cell + kept.item] = this.#item;
    all[cell] = Math.min(mostKept, agreed + gain);
    all[cell + kept.gainByItem] = gain;
    all[cell + kept.met] = Math.min(mostKept, all[cell + kept.met]! + bits);
    this.#cover(cell, cover, cover);
  }

  /** The word at hand, met already by a word like it, may agree with several words of the name instead. */
  #joinInstead(cell: number, gain: number): void {
    const all = this.#kept;
    all[cell + kept.how] = met.oftener;
    const more = gain - all[cell + kept.gainByItem]!;
    if (more <= 0) return;
    all[cell] = Math.min(mostKept, all[cell]! + more);
    all[cell + kept.gainByItem] = gain;
  }

  #cover(cell: number, more: number, byItem: number): void {
    this.#kept[cell + kept.covered] = Math.min(mostKept, this.#kept[cell + kept.covered]! + more);
    this.#kept[cell + kept.coveredByItem] = byItem;
  }

  #drain(query: ReadingQuery, least: LeastBits, needed: number): Candidate[] {
    const found: Candidate[] = [];
    for (const name of this.#touched) {
      const cell = name * width;
      const agreed = Math.min(query.reading.bits, this.#kept[cell]! / storedPerBit + query.allowance);
      const lone = this.#kept[cell + kept.how] === met.once && query.initials === 0;
      if (agreed >= (lone ? least.lone : least.several)) {
        const most = this.#mostEvidence(name, query, agreed, lone);
        if (most >= needed) found.push({ name, most });
      }
      for (let at = cell; at < cell + width; at++) this.#kept[at] = 0;
    }
    this.#touched = [];
    return found;
  }

  /** The most evidence a met name can reach: its words and the query's that nothing met are left out or contradict each other. */
  #mostEvidence(name: number, query: ReadingQuery, agreed: number, lone: boolean): number {
    const simple = mostEvidence(agreed, query.reading.bits, lone, lone && query.mayBeBrand) + slack;
    const cell = name * width;
    const paired = Math.min(query.reading.bits, this.#kept[cell + kept.met]! / storedPerBit + query.allowance);
    const listed = this.#segment.nameBits[name]! / storedPerNameBit;
    const covered = this.#kept[cell + kept.covered]! / storedPerBit + query.initials * mostWordBits;
    const rightOver = Math.max(0, listed - covered);
    const whole = Math.max(query.reading.bits, listed + mostLegalBits);
    const bounds = {
      agreed,
      paired,
      leftOver: query.reading.bits - paired,
      rightOver,
      whole,
      lone,
      mayBeBrand: lone && query.mayBeBrand,
    };
    return Math.min(simple, mostEvidenceWithin(bounds) + slack);
  }
}

/** Legal forms of a listed name, which its stored bits leave out, weigh no more than this; no word weighs more than that. */
const mostLegalBits = 24;
const mostWordBits = 12;

/** The little by which slips may cost less than the bound supposes. */
const slack = 0.12;

/** The least bits that must agree for a name to reach `needed` evidence; Infinity when none can, 0 when all may. */
export function leastBits(needed: number, queryBits: number, custom: NameCustom): LeastBits {
  const mayBeBrand = custom === 'organisation';
  return {
    lone: leastOf(needed, queryBits, true, mayBeBrand),
    several: leastOf(needed, queryBits, false, false),
  };
}

function leastOf(needed: number, queryBits: number, lone: boolean, mayBeBrand: boolean): number {
  const reaches = (bits: number): boolean => mostEvidence(bits, queryBits, lone, mayBeBrand) + slack >= needed;
  if (reaches(0)) return 0;
  if (!reaches(queryBits)) return Infinity;
  let low = 0;
  let high = queryBits;
  for (let round = 0; round < 16; round++) {
    const middle = (low + high) / 2;
    if (reaches(middle)) high = middle;
    else low = middle;
  }
  return high - 0.01;
}
