/** What two names weigh by how their words were paired, and what the unpaired words of each cost, for names of people and organisations alike. */
import type { NameToken } from '../names/name-token.ts';
import { type AlignedNames, type Side, bitsOf, bothHave, isForm } from './aligned-names.ts';
import { cost, extra, loneBits, MAX_FORM_BITS, wholeBits } from './evidence-weights.ts';
import { type Strictness, isOfTwoSlips, slipCostOf } from './slip-cost.ts';

/** Bits of two names. */
export interface Shares {
  /** Of the paired words what agrees, what they weigh, and what their slips cost. */
  agreed: number;
  paired: number;
  slipped: number;
  /** Of the words that only one name has. */
  leftOver: number;
  rightOver: number;
  /** Of the pairs and of the longer rest. */
  whole: number;
}

/** What the words of two names weigh by how they were paired. */
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
  // A whole name that agrees is worth a look, however short it is (BP, LG).
  if (areWhole(names)) agreed = Math.max(agreed, wholeBits);
  return { agreed, paired, slipped, leftOver: leftBits, rightOver: rightBits, whole };
}

/** The unpaired words of both names, less `relief` bits, and the misspelt ones cost their part of the whole. */
export const contradictionOf = ({ leftOver, rightOver, slipped, whole }: Shares, relief: number): number =>
  (cost.contradiction * (Math.min(leftOver, rightOver) - relief) + slipped) / whole;

/** What one name leaves out costs its part of `omission`. */
export const omissionOf = ({ leftOver, rightOver, whole }: Shares, relief: number, omission: number): number =>
  (omission * (Math.abs(leftOver - rightOver) + relief)) / whole;

/** Another number is another party; one that is left out, perhaps. */
export function numberCost(names: AlignedNames, omitted: number): number {
  if (bothHave(names, 'number')) return extra.number;
  return isNumbered(names.left) || isNumbered(names.right) ? omitted : 0;
}

/** Whether an unpaired number is part of the name; that of a register, which weighs little, may be left out. */
const isNumbered = ({ unpaired }: Side): boolean => unpaired.some(({ kind, bits }) => kind === 'number' && bits > 1);

/** What it costs beside its weight that each name has a word where the other has another. */
export function otherWordCost(names: AlignedNames, usual: number): number {
  if (!bothHave(names, 'word')) return 0;
  return isUnpairedAtEnd(names.left) && isUnpairedAtEnd(names.right) ? extra.end : usual;
}

/** Whether an unpaired word begins or ends a name of three or more words, apart from titles before it. */
const isUnpairedAtEnd = ({ tokens, unpairedAt }: Side): boolean =>
  tokens.length > 2 &&
  unpairedAt.some(
    (at) => tokens[at]!.kind === 'word' && (at === 0 || at === tokens.length - 1 || isBehindTitles(tokens, at)),
  );
const isBehindTitles = (tokens: readonly NameToken[], at: number): boolean =>
  tokens.length > at + 2 && tokens.slice(0, at).every(({ kind }) => kind === 'light');

/** Whether one word agrees and a name's worth of others does not. */
export function isLone({ pairs, left, right }: AlignedNames): boolean {
  const [only, ...more] = pairs.filter((pair) => pair.relation === 'acronym' || !isForm(pair.left[0]));
  if (!only || more.length > 0 || only.left.length + only.right.length > 2) return false;
  return bitsOf(left.unpaired) >= loneBits || bitsOf(right.unpaired) >= loneBits;
}

/** Whether nothing but legal forms is unpaired. */
export const areWhole = ({ left, right }: AlignedNames): boolean => isWhole(left) && isWhole(right);
const isWhole = ({ unpaired }: Side): boolean => unpaired.every(isForm) && bitsOf(unpaired) <= MAX_FORM_BITS;
