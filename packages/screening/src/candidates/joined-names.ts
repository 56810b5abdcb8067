/** Finds the names of a segment in which two or three words spell, written together, one word of a query. */
import type { NameCustom } from '../names/name-token.ts';
import { companyWord } from '../names/company-words.ts';
import { isLegalWord } from '../names/legal-forms.ts';
import { numberOf, romanNumberOf } from '../names/number-words.ts';
import type { Segment } from './open-index.ts';
import { hashEnd, hashStep, noneYet, storedPerBit, tableSize } from './segment-format.ts';

/** A name of which some words spell, written together, one word of the query. */
export interface JoinedName {
  name: number;
  /** Bits of these words at most. */
  cover: number;
}

const shortestJoined = 4;
/** Stands for a legal form, which is filed nowhere, so that the other parts have to be found. */
const unfiled = -1;

/** The names, and what the words weigh there; a name may come up more than once. */
export function joinedNames(form: string, segment: Segment, custom: NameCustom, known?: KnownTerms): JoinedName[] {
  if (form.length < shortestJoined || !/^[a-z]+$/.test(form)) return [];
  const found: JoinedName[] = [];
  known?.begin(form);
  const ideas = custom === 'person' ? undefined : ideasIn(form);
  const termsOf = (start: number, end: number): readonly number[] =>
    termsOfPart(form, start, end, segment, ideas, known === undefined || known.mayHold(start, end));
  for (let cut = 1; cut < form.length; cut++) {
    const head = termsOf(0, cut);
    if (head.length === 0) continue;
    const tail = termsOf(cut, form.length);
    for (const one of head) for (const other of tail) addNamesWith([one, other], segment, found);
    for (let second = cut + 1; second < form.length; second++) {
      const middle = termsOf(cut, second);
      if (middle.length === 0) continue;
      const last = termsOf(second, form.length);
      for (const one of head)
        for (const two of middle) for (const three of last) addNamesWith([one, two, three], segment, found);
    }
  }
  return found;
}

const noTerms: readonly number[] = [];

function termsOfPart(
  form: string,
  start: number,
  end: number,
  segment: Segment,
  ideas: IdeasOfParts | undefined,
  mayBeTerm: boolean,
): readonly number[] {
  const own = mayBeTerm ? segment.findTerm(form, start, end) : -1;
  const { concepts, isLegal } = ideas?.(start, end) ?? noIdeas;
  if (own < 0 && concepts.length === 0 && !isLegal) return noTerms;
  const terms = own < 0 ? [] : [own];
  for (const concept of concepts) {
    const idea = segment.findTerm(concept);
    if (idea >= 0) terms.push(idea);
  }
  if (isLegal) terms.push(unfiled);
  return terms;
}

/** What a part of a word stands for in companies' names: the terms of ideas and numbers, and whether it is a legal form. */
interface PartIdeas {
  concepts: readonly string[];
  isLegal: boolean;
}
type IdeasOfParts = (start: number, end: number) => PartIdeas;
const noIdeas: PartIdeas = { concepts: [], isLegal: false };

/** The word asked for last, as each segment asks for it in turn. */
let lastForm = '';
let lastIdeas: IdeasOfParts = () => noIdeas;

function ideasIn(form: string): IdeasOfParts {
  if (form === lastForm) return lastIdeas;
  const known: PartIdeas[] = [];
  lastForm = form;
  lastIdeas = (start, end) => (known[start * (form.length + 1) + end] ??= ideasOf(form.slice(start, end)));
  return lastIdeas;
}

function ideasOf(part: string): PartIdeas {
  const concepts = (companyWord(part) ?? []).map(({ concept }) => `@${concept}`);
  const number = numberOf(part) ?? romanNumberOf(part);
  if (number !== undefined) concepts.push(`#${number}`);
  const isLegal = isLegalWord(part);
  return concepts.length > 0 || isLegal ? { concepts, isLegal } : noIdeas;
}

/** Bits for a term: one text in sixteen that is no term is taken for one. */
const bitsPerTerm = 16;
/** Ends of the parts of a word that are one number's bits. */
const longestKnown = 31;

/**
 * Tells most texts that are no terms of a segment from their hash alone, which grows with the part: worth its making, 100 ns a
 * term, where thousands of words are looked for.
 */
export class KnownTerms {
  readonly #bits: Uint32Array;
  readonly #mask: number;
  readonly #ends = new Uint32Array(longestKnown);
  #form = '';

  constructor({ termCount, textOffsets, textBytes }: Segment) {
    const size = tableSize(termCount * bitsPerTerm);
    this.#bits = new Uint32Array(size / 32);
    this.#mask = size - 1;
    // Parts are plain letters, each of which is a byte of a term.
    let start = textOffsets.at(0);
    for (let term = 0; term < termCount; term++) {
      const end = textOffsets.at(term + 1);
      let hash = noneYet;
      for (let at = start; at < end; at++) hash = hashStep(hash, textBytes[at]!);
      const bit = hashEnd(hash) & this.#mask;
      this.#bits[bit >>> 5]! |= 1 << (bit & 31);
      start = end;
    }
  }

  /** The word whose parts are asked for. */
  begin(form: string): void {
    this.#form = form;
    this.#ends.fill(0);
  }

  /** Whether a part of the word may be a term. */
  mayHold(start: number, end: number): boolean {
    if (end > longestKnown) return true;
    if (this.#ends[start] === 0) this.#ends[start] = this.#endsFrom(start);
    return ((this.#ends[start]! >>> (end - 1)) & 1) === 1;
  }

  /** A bit for each end of a part that begins here; the highest says that they are known. */
  #endsFrom(start: number): number {
    const form = this.#form;
    let ends = 1 << longestKnown;
    let hash = noneYet;
    for (let end = start + 1; end <= form.length && end <= longestKnown; end++) {
      hash = hashStep(hash, form.charCodeAt(end - 1));
      const bit = hashEnd(hash) & this.#mask;
      if (((this.#bits[bit >>> 5]! >>> (bit & 31)) & 1) === 1) ends |= 1 << (end - 1);
    }
    return ends;
  }
}

/** Adds the names that are filed under each of the terms. */
function addNamesWith(parts: readonly number[], segment: Segment, found: JoinedName[]): void {
  const { postings, termBits } = segment;
  const filed = parts.filter((term) => term !== unfiled);
  const [rarest, ...others] = filed.toSorted((one, other) => postings.sizeOf(one) - postings.sizeOf(other));
  if (rarest === undefined) return;
  const count = postings.read(rarest);
  let names = postings.names.slice(0, count);
  for (const term of others) if (names.length > 0) names = namesUnder(term, names, segment);
  const cover = filed.reduce((sum, term) => sum + termBits[term]! / storedPerBit, 0);
  for (const name of names) found.push({ name, cover });
}

/** Looking at the words of one name takes as long as reading so many bytes of postings. */
const bytesPerLook = 64;

/** Those of some ascending names that are filed under a term as well. */
function namesUnder(term: number, names: Uint32Array, segment: Segment): Uint32Array<ArrayBuffer> {
  const { postings } = segment;
  if (postings.sizeOf(term) > names.length * bytesPerLook) return names.filter((name) => segment.isFiled(name, term));
  const count = postings.read(term);
  const { names: under } = postings;
  let at = 0;
  return names.filter((name) => {
    while (at < count && under[at]! < name) at++;
    return at < count && under[at] === name;
  });
}
