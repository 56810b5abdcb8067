/** What two names weigh by how their words were paired, and what is told by the words that each has over, whoever bears them. */
import type { NameReading, NameToken } from '../names/name-token.ts';
import type { Alignment } from './align.ts';
import { cost, extra, loneBits, mostFormBits, wholeBits } from './evidence-weights.ts';
import { bitsOf, has, isForm } from './reading-parts.ts';
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
export function sharesOf(alignment: Alignment, left: NameReading, right: NameReading, strictness: Strictness): Shares {
  let agreed = 0;
  let paired = 0;
  let slipped = 0;
  for (const pair of alignment.pairs) {
    agreed += pair.bits * pair.similarity;
    paired += pair.bits;
    const weight = isOfTwoSlips(pair) ? Math.max(bitsOf(left, pair.left), bitsOf(right, pair.right)) : pair.bits;
    slipped += weight * (1 - pair.similarity) * slipCostOf(pair, left, right, strictness);
  }
  const leftBits = bitsOf(left, alignment.leftOver);
  const rightBits = bitsOf(right, alignment.rightOver);
  const whole = paired + Math.max(leftBits, rightBits);
  // A whole name that agrees is worth a look, however short it is (BP, LG).
  if (areWhole(alignment, left, right)) agreed = Math.max(agreed, wholeBits);
  return { agreed, paired, slipped, leftOver: leftBits, rightOver: rightBits, whole };
}

/** What both names have over, less `relief` bits, and what is misspelt cost their part of the whole. */
export const contradictionOf = ({ leftOver, rightOver, slipped, whole }: Shares, relief: number): number =>
  (cost.contradiction * (Math.min(leftOver, rightOver) - relief) + slipped) / whole;

/** What one name leaves out costs its part of `omission`. */
export const omissionOf = ({ leftOver, rightOver, whole }: Shares, relief: number, omission: number): number =>
  (omission * (Math.abs(leftOver - rightOver) + relief)) / whole;

/** Whether both names have a word of the kind over. */
export const bothHave = (
  kind: NameToken['kind'],
  { leftOver, rightOver }: Alignment,
  left: NameReading,
  right: NameReading,
): boolean => has(left, leftOver, kind) && has(right, rightOver, kind);

/** Another number is another party; one that is left out, perhaps. */
export function numberCost(alignment: Alignment, left: NameReading, right: NameReading, omitted: number): number {
  if (bothHave('number', alignment, left, right)) return extra.number;
  return isNumbered(left, alignment.leftOver) || isNumbered(right, alignment.rightOver) ? omitted : 0;
}

/** Whether a number of those left over is of the name; that of a register, which weighs little, may be left out. */
const isNumbered = ({ tokens }: NameReading, over: readonly number[]): boolean =>
  over.some((at) => tokens[at]!.kind === 'number' && tokens[at]!.bits > 1);

/** What it costs beside its weight that each name has a word where the other has another. */
export function otherWordCost(alignment: Alignment, left: NameReading, right: NameReading, usual: number): number {
  if (!bothHave('word', alignment, left, right)) return 0;
  return isEndOf(left, alignment.leftOver) && isEndOf(right, alignment.rightOver) ? extra.end : usual;
}

/** Whether one of the words begins or ends a name of three or more, titles before it left aside. */
const isEndOf = ({ tokens }: NameReading, positions: readonly number[]): boolean =>
  tokens.length > 2 &&
  positions.some(
    (at) => tokens[at]?.kind === 'word' && (at === 0 || at === tokens.length - 1 || isBehindTitles(tokens, at)),
  );
const isBehindTitles = (tokens: readonly NameToken[], at: number): boolean =>
  tokens.length > at + 2 && tokens.slice(0, at).every(({ kind }) => kind === 'light');

/** Whether one word agrees and a name's worth of others does not. */
export function isLone({ pairs, leftOver, rightOver }: Alignment, left: NameReading, right: NameReading): boolean {
  const words = pairs.filter(
    (pair) => pair.relation === 'acronym' || left.tokens[pair.left[0] ?? -1]?.kind !== 'legal-form',
  );
  const [only] = words;
  if (words.length !== 1 || !only || only.left.length + only.right.length > 2) return false;
  return bitsOf(left, leftOver) >= loneBits || bitsOf(right, rightOver) >= loneBits;
}

/** Whether nothing but legal forms is over. */
export const areWhole = ({ leftOver, rightOver }: Alignment, left: NameReading, right: NameReading): boolean =>
  isWhole(left, leftOver) && isWhole(right, rightOver);
const isWhole = (reading: NameReading, over: readonly number[]): boolean =>
  over.length === 0 || (over.every((at) => isForm(reading, at)) && bitsOf(reading, over) <= mostFormBits);

/** Whether the words that agree come in one order in both names. */
export const inOrder = ({ pairs }: Alignment): boolean =>
  pairs.every((one, at) => {
    for (let next = at + 1; next < pairs.length; next++) {
      const other = pairs[next]!;
      if (one.left[0]! < other.left[0]! !== one.right[0]! < other.right[0]!) return false;
    }
    return true;
  });
