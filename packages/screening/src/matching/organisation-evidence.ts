/** What two names of organisations, ships and the like say about being one's. */
import type { NameReading } from '../names/name-token.ts';
import type { Alignment } from './align.ts';
import { agreementOf, brand, cost, extra } from './evidence-weights.ts';
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
import type { Strictness } from './slip-cost.ts';
import { bodyBits, isBrandOf, isOnlySeated, sharedCost, tradeCost } from './two-companies.ts';

/** Log-odds that the names of two organisations are one's. */
export function evidenceOfOrganisations(
  shares: Shares,
  alignment: Alignment,
  left: NameReading,
  right: NameReading,
  strictness: Strictness,
): number {
  const { leftOver, rightOver } = alignment;
  const isBrand = isBrandOf(alignment, left, right);
  const isSeat = isOnlySeated(alignment, left, right);
  const relief = bodyBits(left, leftOver, right, rightOver);
  const omission =
    isBrand || isSeat || areWhole(alignment, left, right) ? cost.omission * brand.omission : cost.omission;
  let evidence = agreementOf(shares.agreed) - contradictionOf(shares, relief) - omissionOf(shares, relief, omission);
  const numberOmitted = strictness === 'strict' ? extra.strictNumberOmitted : extra.numberOmitted;
  evidence -= numberCost(alignment, left, right, numberOmitted);
  evidence -= otherWordCost(alignment, left, right, extra.word);
  if (bothHave('place', alignment, left, right)) evidence -= extra.place;
  evidence -= tradeCost(alignment, left, right, isBrand);
  if (!isSeat) evidence -= sharedCost(alignment, left, right);
  if (bothHave('initial', alignment, left, right)) evidence -= extra.initial;
  return !isBrand && isLone(alignment, left, right) ? evidence - extra.lone : evidence;
}
