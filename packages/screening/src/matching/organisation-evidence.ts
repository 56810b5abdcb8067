/** The evidence that two names of organisations, ships, aircraft or wallets are one party's. */
import { type AlignedNames, type Side, bothHave, has } from './aligned-names.ts';
import { agreementOf, besidesSeat, besidesWhole, cost, extra } from './evidence-weights.ts';
import {
  type Shares,
  areWhole,
  contradictionOf,
  isLone,
  numberCost,
  omissionOf,
  otherWordCost,
} from './name-shares.ts';
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

/** The evidence of two organisations' names, in log-odds. */
export function evidenceOfOrganisations(shares: Shares, names: AlignedNames, strictness: Strictness): number {
  const { left, right } = names;
  // Ships have neither seats nor trades, so every word counts: Baltic Star is not Star.
  const isStrict = strictness === 'strict';
  const isBrand = !isStrict && isBrandOf(names);
  const isSeat = !isStrict && isOnlySeated(names);
  const relief = bodyBits(names);
  const omission = cost.omission * (isSeat ? besidesSeat : isBrand || areWhole(names) ? besidesWhole : 1);
  let evidence = agreementOf(shares.agreed) - contradictionOf(shares, relief) - omissionOf(shares, relief, omission);
  evidence -= numberCost(names, isStrict ? strictNumberOmittedCost(names) : numberOmittedCost(names));
  if (isStrict && (has(left.unpaired, 'word') || has(right.unpaired, 'word'))) evidence -= extra.strictWordOmitted;
  evidence -= otherWordCost(names, extra.word);
  if (areElsewhere(names)) evidence -= extra.place;
  evidence -= tradeCost(names, isBrand);
  if (!isSeat) evidence -= sharedCost(names);
  evidence -= lettersCost(names);
  if (bothHave(names, 'initial')) evidence -= extra.initial;
  return !isBrand && isLone(names) ? evidence - extra.lone : evidence;
}

const strictNumberOmittedCost = ({ left, right }: AlignedNames): number =>
  isFirst(left) || isFirst(right) ? extra.strictFirstOmitted : extra.strictNumberOmitted;
const isFirst = ({ unpaired }: Side): boolean => unpaired.some(({ forms: [form] }) => form === '#1');

const numberOmittedCost = ({ left, right }: AlignedNames): number =>
  isLaterOfSeveral(left) || isLaterOfSeveral(right) ? extra.laterOmitted : extra.numberOmitted;
/** Whether an unpaired number marks a second or later one; the first often has no number: Nord Stream 2. */
const isLaterOfSeveral = ({ unpaired }: Side): boolean =>
  unpaired.some(({ kind, forms }) => kind === 'number' && later.test(forms[0]!));
const later = /^#[2-9]$/;
