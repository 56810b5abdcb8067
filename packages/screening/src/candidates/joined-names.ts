/** Finds the names of a segment in which two or three words spell, written together, one word of a query. */
import type { NameCustom } from '../names/name-token.ts';
import { inOneSpelling, spellingsOfParts } from '../names/organisations/compound-words.ts';
import type { Segment } from './open-index.ts';
import { hashEnd, hashOf, hashStep, noneYet, storedPerBit, tableSize } from './segment-format.ts';
import type { StoredToken } from './stored-tokens.ts';

/** A name of which some words spell, written together, one word of the query. */
export interface JoinedName {
  name: number;
  /** Bits of these words at most. */
  cover: number;
}

/** Stands for a legal form, which is filed nowhere, so that the other parts have to be found. */
const unfiled = -1;

/** The names of a custom, and what the words weigh there; a name may come up more than once. */
export function joinedNames(form: string, segment: Segment, custom: NameCustom): JoinedName[] {
  if (!isPlain.test(form)) return [];
  const found: JoinedName[] = [];
  const parts = partsOf(segment);
  parts.begin(form);
  const addFrom = (start: number, heads: readonly number[]): void => {
    if (heads.length > 0)
      for (const last of parts.termsOf(start, form.length)) addNamesWith([...heads, last], segment, custom, found);
    if (heads.length === MAX_PARTS - 1) return;
    for (let cut = start + 1; cut < form.length; cut++)
      for (const head of parts.termsOf(start, cut)) addFrom(cut, [...heads, head]);
  };
  addFrom(0, []);
  return found;
}

const MAX_PARTS = 3;
const isPlain = /^[a-z]+$/;
const noTerms: readonly number[] = [];

/** The parts of each segment, as long as the segment. */
const partsBySegment = new WeakMap<Segment, Parts>();

function partsOf(segment: Segment): Parts {
  let parts = partsBySegment.get(segment);
  if (!parts) partsBySegment.set(segment, (parts = new Parts(segment)));
  return parts;
}

/** Bits for a text: one in sixteen that is none of them is taken for one. */
const bitsPerText = 16;
/** Ends of the parts of a word that are one number's bits. */
const MAX_KNOWN_LENGTH = 31;

/**
 * What may stand, written together with others, in a name of a segment: its terms, and the words that stand for an idea or a
 * number as they are written. Tells most texts that are neither from their hash alone, which grows with the part.
 */
class Parts {
  readonly #segment: Segment;
  /** The terms of words that are filed under something else than how they are written together. */
  readonly #written = new Map<string, number[]>();
  readonly #bits: Uint32Array;
  readonly #mask: number;
  readonly #ends = new Uint32Array(MAX_KNOWN_LENGTH);
  #form = '';

  /** Takes some 0.5 µs a word. */
  constructor(segment: Segment) {
    this.#segment = segment;
    for (let word = 0; word < segment.wordCount; word++) this.#addWritten(segment.storedWord(word));
    const bank = segment.findTerm('@bank');
    if (bank >= 0) this.#add('bank', bank);
    this.#addInOneSpelling();
    const size = tableSize((segment.termCount + this.#written.size) * bitsPerText);
    this.#bits = new Uint32Array(size / 32);
    this.#mask = size - 1;
    // Parts are plain letters, each of which is a byte of a term.
    const { textOffsets, textBytes, termCount } = segment;
    let start = textOffsets.at(0);
    for (let term = 0; term < termCount; term++) {
      const end = textOffsets.at(term + 1);
      let hash = noneYet;
      for (let at = start; at < end; at++) hash = hashStep(hash, textBytes[at]!);
      this.#mark(hashEnd(hash));
      start = end;
    }
    for (const text of this.#written.keys()) this.#mark(hashOf(text));
  }

  #addWritten({ kind, text, forms }: StoredToken): void {
    if (text === 0) return;
    const written = this.#segment.termText(text - 1);
    if (isPlain.test(written)) this.#add(written, kind === 'legal-form' ? unfiled : forms[0]!);
  }

  /** Parts of compounds by the spelling that stands for all; compounds themselves are filed under theirs. */
  #addInOneSpelling(): void {
    for (const [written, terms] of this.#written) {
      const main = inOneSpelling(written);
      if (main !== written) for (const term of terms) this.#add(main, term);
    }
    for (const [part, main] of spellingsOfParts()) {
      const term = part === main ? -1 : this.#segment.findTerm(part);
      if (term >= 0) this.#add(main, term);
    }
  }

  #add(written: string, term: number): void {
    const terms = this.#written.get(written) ?? [];
    if (!terms.includes(term)) this.#written.set(written, [...terms, term]);
  }

  #mark(hash: number): void {
    const bit = hash & this.#mask;
    this.#bits[bit >>> 5]! |= 1 << (bit & 31);
  }

  /** The word whose parts are asked for. */
  begin(form: string): void {
    this.#form = form;
    this.#ends.fill(0);
  }

  /** The terms that a part of the word may be filed under, and `unfiled` where it may be a legal form. */
  termsOf(start: number, end: number): readonly number[] {
    if (!this.#mayHold(start, end)) return noTerms;
    const own = this.#segment.findTerm(this.#form, start, end);
    const written = this.#written.get(this.#form.slice(start, end)) ?? noTerms;
    return own < 0 ? written : [own, ...written];
  }

  #mayHold(start: number, end: number): boolean {
    if (end > MAX_KNOWN_LENGTH) return true;
    if (this.#ends[start] === 0) this.#ends[start] = this.#endsFrom(start);
    return ((this.#ends[start]! >>> (end - 1)) & 1) === 1;
  }

  /** A bit for each end of a part that begins here; the highest says that they are known. */
  #endsFrom(start: number): number {
    const form = this.#form;
    let ends = 1 << MAX_KNOWN_LENGTH;
    let hash = noneYet;
    for (let end = start + 1; end <= form.length && end <= MAX_KNOWN_LENGTH; end++) {
      hash = hashStep(hash, form.charCodeAt(end - 1));
      const bit = hashEnd(hash) & this.#mask;
      if (((this.#bits[bit >>> 5]! >>> (bit & 31)) & 1) === 1) ends |= 1 << (end - 1);
    }
    return ends;
  }
}

/** Adds the names of a custom that are filed under each of the terms. Hardly any two terms share one. */
function addNamesWith(parts: readonly number[], segment: Segment, custom: NameCustom, found: JoinedName[]): void {
  const { postings, termBits } = segment;
  let rarest = unfiled;
  for (const term of parts)
    if (term !== unfiled && (rarest === unfiled || postings.sizeOf(term) < postings.sizeOf(rarest))) rarest = term;
  if (rarest === unfiled) return;
  let count = postings.read(rarest, custom);
  if (count > shared.length) shared = new Uint32Array(count);
  shared.set(postings.names.subarray(0, count));
  for (const term of parts)
    if (count > 0 && term !== unfiled && term !== rarest) count = keepFiled(count, term, segment, custom);
  if (count === 0) return;
  const cover = parts.reduce((sum, term) => (term === unfiled ? sum : sum + termBits[term]! / storedPerBit), 0);
  for (let at = 0; at < count; at++) found.push({ name: shared[at]!, cover });
}

/** The names that all terms looked at so far share, ascending. */
let shared = new Uint32Array(256);

/** Looking at the words of one name takes as long as reading so many bytes of postings. */
const bytesPerLook = 64;

/** Keeps of the first `count` shared names those that are filed under a term as well; how many they are. */
function keepFiled(count: number, term: number, segment: Segment, custom: NameCustom): number {
  const { postings } = segment;
  let kept = 0;
  if (postings.sizeOf(term) > count * bytesPerLook) {
    for (let at = 0; at < count; at++) if (segment.isFiled(shared[at]!, term)) shared[kept++] = shared[at]!;
    return kept;
  }
  const under = postings.read(term, custom);
  const { names } = postings;
  for (let at = 0, other = 0; at < count && other < under;) {
    const name = shared[at]!;
    if (names[other] === name) shared[kept++] = name;
    if (names[other]! <= name) other++;
    else at++;
  }
  return kept;
}
