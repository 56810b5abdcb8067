/** Finds names in a segment of which two or three words, written together, spell one word of a query. */
import type { NameCustom } from '../names/name-token.ts';
import { inOneSpelling, spellingsOfParts } from '../names/organisations/compound-words.ts';
import type { Segment } from './segment.ts';
import { hashEnd, hashOf, hashStep, noneYet, storedPerBit, tableSize } from './segment-format.ts';
import type { StoredToken } from './stored-tokens.ts';

/** Such a name. */
export interface JoinedName {
  name: number;
  /** The most bits of these words. */
  cover: number;
}

/** Stands for a legal form. Legal forms are not filed, so the name must be found by the other parts. */
const unfiled = -1;

/** The names of this custom, and the bits of the words; a name may occur more than once. */
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

/** The parts of each segment, kept as long as the segment. */
const partsBySegment = new WeakMap<Segment, Parts>();

function partsOf(segment: Segment): Parts {
  let parts = partsBySegment.get(segment);
  if (!parts) partsBySegment.set(segment, (parts = new Parts(segment)));
  return parts;
}

/** Bits of the filter per text: one in sixteen of other texts passes it. */
const bitsPerText = 16;
/** The ends of parts up to this length are bits of one number. */
const MAX_KNOWN_LENGTH = 31;

/**
 * The texts that may be a part of a joined word: the terms of a segment, and words that stand for an idea or a number,
 * as they are written. A filter rules out most other texts by a hash that is computed letter by letter.
 */
class Parts {
  readonly #segment: Segment;
  /** The terms of words that are filed under another text than the one they have in a joined word. */
  readonly #written = new Map<string, number[]>();
  readonly #bits: Uint32Array;
  readonly #mask: number;
  readonly #ends = new Uint32Array(MAX_KNOWN_LENGTH);
  #form = '';

  /** Takes some 0.5 µs per word. */
  constructor(segment: Segment) {
    this.#segment = segment;
    for (let word = 0; word < segment.wordCount; word++) this.#addWritten(segment.storedWord(word));
    const bank = segment.findTerm('@bank');
    if (bank >= 0) this.#add('bank', bank);
    this.#addInOneSpelling();
    const size = tableSize((segment.termCount + this.#written.size) * bitsPerText);
    this.#bits = new Uint32Array(size / 32);
    this.#mask = size - 1;
    // Parts consist of plain letters, so a byte of a term is a letter.
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

  /** Adds parts of compounds in their standard spelling; compounds are filed under theirs anyway. */
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

  /** Sets the word whose parts are looked up next. */
  begin(form: string): void {
    this.#form = form;
    this.#ends.fill(0);
  }

  /** The terms under which a part of the word may be filed, including `unfiled` if it may be a legal form. */
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

  /** One bit for each possible end of a part that begins here; the highest bit says that they are computed. */
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

/** Adds the names of a custom that are filed under all of these terms; usually there are none. */
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

/** The names that are filed under all terms so far, in ascending order. */
let shared = new Uint32Array(256);

/** Checking the words of one name takes as long as reading so many bytes of postings. */
const bytesPerLook = 64;

/** Keeps those of the first `count` shared names that are also filed under a term; returns their number. */
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
