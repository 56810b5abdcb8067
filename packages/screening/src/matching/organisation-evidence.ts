/** What two names of organisations, ships and the like say about being one's. */
import type { NameReading } from '../names/name-token.ts';
import type { Alignment } from './align.ts';
import { agreementOf, besidesWhole, cost, extra } from './evidence-weights.ts';
import {
  type Shares,
  areWhole,
  bothHave,
  contradictionOf,
  isLone,
  numberCost,
  omissionOf,
  otherWordCost,
} from './name-shares.ts';
import { has } from './reading-parts.ts';
import type { Strictness } from './slip-cost.ts';
import {
  areElsewhere,
  bodyBits,
  isBrandOf,
  isOnlySeated,
  lettersCost,
  sharedCost,
  tradeCost,
} from './two-companies.ts';

/** Log-odds that the names of two organisations are one's. */
export function evidenceOfOrganisations(
  shares: Shares,
  alignment: Alignment,
  left: NameReading,
  right: NameReading,
  strictness: Strictness,
): number {
  const { leftOver, rightOver } = alignment;
  // A ship has no seat and no trade: Baltic Star is no Star.
  const isStrict = strictness === 'strict';
  const isBrand = !isStrict && isBrandOf(alignment, left, right);
  const isSeat = !isStrict && isOnlySeated(alignment, left, right);
  const relief = bodyBits(left, leftOver, right, rightOver);
  const omission = isBrand || isSeat || areWhole(alignment, left, right) ? cost.omission * besidesWhole : cost.omission;
  let evidence = agreementOf(shares.agreed) - contradictionOf(shares, relief) - omissionOf(shares, relief, omission);
  evidence -= numberCost(alignment, left, right, numberOmittedCost(alignment, left, right, strictness));
  if (isStrict && (has(left, leftOver, 'word') || has(right, rightOver, 'word'))) evidence -= extra.strictWordOmitted;
  evidence -= otherWordCost(alignment, left, right, extra.word);
  if (areElsewhere(left, leftOver, right, rightOver)) evidence -= extra.place;
  evidence -= tradeCost(alignment, left, right, isBrand);
  if (!isSeat) evidence -= sharedCost(alignment, left, right);
  evidence -= lettersCost(alignment, left, right);
  if (bothHave('initial', alignment, left, right)) evidence -= extra.initial;
  return !isBrand && isLone(alignment, left, right) ? evidence - extra.lone : evidence;
}

function numberOmittedCost(
  { leftOver, rightOver }: Alignment,
  left: NameReading,
  right: NameReading,
  strictness: Strictness,
): number {
  if (strictness === 'strict')
    return isFirst(left, leftOver) || isFirst(right, rightOver) ? extra.strictFirstOmitted : extra.strictNumberOmitted;
  return isLaterOfSeveral(left, leftOver) || isLaterOfSeveral(right, rightOver)
    ? extra.laterOmitted
    : extra.numberOmitted;
}

/** Whether a number of those left over tells a second one, or a third, from the first, which has none: Nord Stream 2. */
const isLaterOfSeveral = ({ tokens }: NameReading, over: readonly number[]): boolean =>
  over.some((at) => tokens[at]!.kind === 'number' && later.test(tokens[at]!.forms[0]!));
const later = /^#[2-9]$/;
const isFirst = ({ tokens }: NameReading, over: readonly number[]): boolean =>
  over.some((at) => tokens[at]!.forms[0] === '#1');
