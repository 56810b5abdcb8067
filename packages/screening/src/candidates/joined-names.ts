/** Finds the names of a segment in which two or three words spell, written together, one word of a query. */
import type { NameCustom } from '../names/name-token.ts';
import { companyWord } from '../names/company-words.ts';
import { isLegalWord } from '../names/legal-forms.ts';
import type { Segment } from './open-index.ts';
import { storedPerBit } from './segment-format.ts';
import { firstFrom } from './sorted-words.ts';

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
  if (isLegalWord(part)) terms.push(unfiled);
  return terms;
}

/** Adds the names that are filed under each of the terms. */
function addNamesWith(parts: readonly number[], segment: Segment, found: JoinedName[]): void {
  const filed = parts.filter((term) => term !== unfiled);
  const [rarest, ...others] = filed.toSorted((one, other) => segment.frequency(one) - segment.frequency(other));
  if (rarest === undefined) return;
  const { postings, postingOffsets, termBits } = segment;
  const cover = filed.reduce((sum, term) => sum + termBits[term]! / storedPerBit, 0);
  for (let at = postingOffsets[rarest]!; at < postingOffsets[rarest + 1]!; at++) {
    const name = postings[at]!;
    if (others.every((term) => isFiled(segment, term, name))) found.push({ name, cover });
  }
}

/** Whether a name is filed under a term; postings are in the order of names. */
function isFiled({ postings, postingOffsets }: Segment, term: number, name: number): boolean {
  const end = postingOffsets[term + 1]!;
  const at = firstFrom(postings, postingOffsets[term]!, end, name);
  return at < end && postings[at] === name;
}
