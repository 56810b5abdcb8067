/** Uses an index to find which parties a text may name: few of a hundred thousand then need a closer look. */
import { segmentOf } from '../candidates/open-index.ts';
import type { NameIndex, Segment } from '../candidates/segment.ts';
import type { NameToken } from '../names/name-token.ts';
import { type NamedText, mayStandAlone, tellingOf } from './find-names.ts';

/** Names checked between two yields: about 2 ms of work on a slow core. */
const STEP = 500;

/** Whether a name of the index has one distinctive word (1) or more (2); 0 until computed. Names never change. */
const known = new WeakMap<Segment, Uint8Array>();

/**
 * The numbers of the parties that have two distinctive words in the text, in any place and order, or their only one.
 * This includes all parties that the text names, and some that it does not. Yields so that other work can run.
 */
export function* mayBeNamed(index: NameIndex, { spellings }: Pick<NamedText, 'spellings'>): Generator<void, number[]> {
  const segment = segmentOf(index);
  const terms = new Set<number>();
  for (const spelling of spellings) {
    const term = segment.findTerm(spelling);
    if (term >= 0) terms.add(term);
    for (const written of segment.letters.written(spelling)) terms.add(written);
  }
  const hits = new Uint8Array(segment.nameCount);
  const touched: number[] = [];
  for (const term of terms) {
    const count = segment.postings.read(term);
    for (let at = 0; at < count; at++) {
      const name = segment.postings.names[at]!;
      if (hits[name] === 0) touched.push(name);
      if (hits[name]! < 2) hits[name]! += 1;
    }
  }
  const parties = new Set<number>();
  let looked = 0;
  for (const name of touched) {
    if (hits[name] === 2 || hasOneWord(segment, name)) parties.add(segment.originOf(segment.partyOf(name)).id);
    looked += 1;
    if (looked % STEP === 0) yield;
  }
  return [...parties];
}

function hasOneWord(segment: Segment, name: number): boolean {
  let words = known.get(segment);
  if (!words) known.set(segment, (words = new Uint8Array(segment.nameCount)));
  words[name] ||= isSaidByOne(tellingOf(segment.reading(name).tokens)) ? 1 : 2;
  return words[name] === 1;
}

const isSaidByOne = (tokens: readonly NameToken[]): boolean => apart(tokens) <= 1 || mayStandAlone(tokens);

/** How many words are filed separately: one for 'Ali Ali'. */
function apart(tokens: readonly NameToken[]): number {
  const filed = new Set<string>();
  let count = 0;
  for (const { forms } of tokens) {
    if (!forms.some((form) => filed.has(form))) count += 1;
    for (const form of forms) filed.add(form);
  }
  return count;
}
