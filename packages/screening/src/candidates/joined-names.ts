/** Finds the names of a segment in which two or three words spell, written together, one word of a query. */
import type { NameCustom } from '../names/name-token.ts';
import { companyWord } from '../names/company-words.ts';
import { isLegalWord } from '../names/legal-forms.ts';
import { numberOf } from '../names/number-words.ts';
import type { Segment } from './open-index.ts';
import { storedPerBit } from './segment-format.ts';

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
export function joinedNames(form: string, segment: Segment, custom: NameCustom): JoinedName[] {
  if (form.length < shortestJoined || !/^[a-z]+$/.test(form)) return [];
  const found: JoinedName[] = [];
  const termsOf = (start: number, end: number): readonly number[] => termsOfPart(form, start, end, segment, custom);
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
  custom: NameCustom,
): readonly number[] {
  const own = segment.findTerm(form, start, end);
  if (custom === 'person') return own < 0 ? noTerms : [own];
  const part = form.slice(start, end);
  const terms = own < 0 ? [] : [own];
  for (const word of companyWord(part) ?? []) {
    const idea = segment.findTerm(`@${word.concept}`);
    if (idea >= 0) terms.push(idea);
  }
  const number = numberOf(part);
  const numbered = number === undefined ? -1 : segment.findTerm(`#${number}`);
  if (numbered >= 0) terms.push(numbered);
  if (isLegalWord(part)) terms.push(unfiled);
  return terms;
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
