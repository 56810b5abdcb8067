/**
 * How the bits of two aligned names divide into agreement, slips and rest, and what the rest costs. The same for people
 * and organisations.
 */
import type { NameToken } from '../names/name-token.ts';
import { type AlignedNames, type Side, bitsOf, bothHave, isForm } from './aligned-names.ts';
import { cost, extra, loneBits, MAX_FORM_BITS, wholeBits } from './evidence-weights.ts';
import { type Strictness, isOfTwoSlips, slipCostOf } from './slip-cost.ts';

/** The bits of two aligned names. */
export interface Shares {
  /** Of the paired words: the bits that agree, all their bits, and the cost of their slips. */
  agreed: number;
  paired: number;
  slipped: number;
  /** Of the words that only one of the names has. */
  leftOver: number;
  rightOver: number;
  /** The paired words and the heavier rest together. */
  whole: number;
}

/** Divides the bits of two aligned names. */
export function sharesOf(names: AlignedNames, strictness: Strictness): Shares {
  const { pairs, left, right } = names;
  let agreed = 0;
  let paired = 0;
  let slipped = 0;
  for (const pair of pairs) {
    agreed += pair.bits * pair.similarity;
    paired += pair.bits;
    const weight = isOfTwoSlips(pair) ? Math.max(bitsOf(pair.left), bitsOf(pair.right)) : pair.bits;
    slipped += weight * (1 - pair.similarity) * slipCostOf(pair, strictness);
  }
  const leftBits = bitsOf(left.unpaired);
  const rightBits = bitsOf(right.unpaired);
  const whole = paired + Math.max(leftBits, rightBits);
  // A complete name that agrees deserves a look, however short it is (BP, LG).
  if (areWhole(names)) agreed = Math.max(agreed, wholeBits);
  return { agreed, paired, slipped, leftOver: leftBits, rightOver: rightBits, whole };
}

/** The cost of words that contradict each other (all but `relief` bits) and of slips, relative to the whole. */
export const contradictionOf = ({ leftOver, rightOver, slipped, whole }: Shares, relief: number): number =>
  (cost.contradiction * (Math.min(leftOver, rightOver) - relief) + slipped) / whole;

/** The cost of the words that one name leaves out, relative to the whole. */
export const omissionOf = ({ leftOver, rightOver, whole }: Shares, relief: number, omission: number): number =>
  (omission * (Math.abs(leftOver - rightOver) + relief)) / whole;

/** Two different numbers mean two parties; a number that one name leaves out may. */
export function numberCost(names: AlignedNames, omitted: number): number {
  if (bothHave(names, 'number')) return extra.number;
  return isNumbered(names.left) || isNumbered(names.right) ? omitted : 0;
}

/** Whether an unpaired number is part of the name. A register number has few bits and may be left out. */
const isNumbered = ({ unpaired }: Side): boolean => unpaired.some(({ kind, bits }) => kind === 'number' && bits > 1);

/** The cost, in addition to their bits, of an unpaired word in each name. */
export function otherWordCost(names: AlignedNames, usual: number): number {
  if (!bothHave(names, 'word')) return 0;
  return isUnpairedAtEnd(names.left) && isUnpairedAtEnd(names.right) ? extra.end : usual;
}

/** Whether an unpaired word is the first (after titles) or last of a name of three or more words. */
const isUnpairedAtEnd = ({ tokens, unpairedAt }: Side): boolean =>
  tokens.length > 2 &&
  unpairedAt.some(
    (at) => tokens[at]!.kind === 'word' && (at === 0 || at === tokens.length - 1 || isBehindTitles(tokens, at)),
  );
const isBehindTitles = (tokens: readonly NameToken[], at: number): boolean =>
  tokens.length > at + 2 && tokens.slice(0, at).every(({ kind }) => kind === 'light');

/** Whether a single word agrees beside so many others that it is probably a coincidence. */
export function isLone({ pairs, left, right }: AlignedNames): boolean {
  const [only, ...more] = pairs.filter((pair) => pair.relation === 'acronym' || !isForm(pair.left[0]));
  if (!only || more.length > 0 || only.left.length + only.right.length > 2) return false;
  return bitsOf(left.unpaired) >= loneBits || bitsOf(right.unpaired) >= loneBits;
}

/** Whether nothing but legal forms is unpaired. */
export const areWhole = ({ left, right }: AlignedNames): boolean => isWhole(left) && isWhole(right);
const isWhole = ({ unpaired }: Side): boolean => unpaired.every(isForm) && bitsOf(unpaired) <= MAX_FORM_BITS;
