/** Upper bounds on the evidence of two names, before their words are compared: they decide what a search may skip. */
import type { NameReading } from '../names/name-token.ts';
import {
  agreementOf,
  besidesWhole,
  brand,
  cost,
  extra,
  loneBits,
  MAX_FORM_BITS,
  MAX_RELIEF_BITS,
  MAX_SHORTENED_COST,
  seat,
  wholeBits,
} from './evidence-weights.ts';

/**
 * The most evidence that a name can reach for a query of `queryBits` if at most `bits` agree: at best, the other words
 * of the query are merely left out. Never less than the evidence of `compareReadings`, which also subtracts other
 * costs.
 */
export function mostEvidence(
  bits: number,
  queryBits: number,
  { lone = false, isOrganisation = false, mayBeShortened = false, likeness = 1 }: Bounds = {},
): number {
  const rest = Math.max(0, queryBits - bits);
  // A query without bits has nothing to leave out.
  const missing = rest === 0 ? 0 : (cost.omission * rest) / queryBits;
  if (rest <= MAX_FORM_BITS) return agreementOf(Math.max(bits, wholeBits)) - besidesWhole * missing;
  if (isOrganisation && (rest <= seat.bits || (lone && mayBeBrand(bits, likeness))))
    return agreementOf(bits) - besidesWhole * missing;
  if (mayBeShortened && !lone) return agreementOf(bits) - Math.min(missing, MAX_SHORTENED_COST);
  return agreementOf(bits) - missing - (lone && rest >= loneBits ? extra.lone : 0);
}

/** What is known of the query and the name. */
interface Bounds {
  /** At most one word agrees. */
  lone?: boolean;
  isOrganisation?: boolean;
  /** See `mayBeShortenedOf`. */
  mayBeShortened?: boolean;
  /** The greatest likeness of a pair that agrees. */
  likeness?: number;
}

const mayBeBrand = (bits: number, likeness: number): boolean => bits >= brand.bits && likeness >= brand.similarity;

/** Whether another name may leave out words of this one at the reduced cost: two words must agree, and one be left. */
export const mayBeShortenedOf = ({ custom, tokens }: NameReading): boolean => custom === 'person' && tokens.length > 2;

/** What is known of two names before they are aligned. Every value errs on the side of agreement. */
export interface PairBounds {
  /** Whether either name may leave out words of the other at the reduced cost; see `mayBeShortenedOf`. */
  mayBeShortened: boolean;
  /** The most bits that agree, and the most bits of one name that are paired. */
  agreed: number;
  paired: number;
  /** The least bits that stay unpaired on each side. */
  leftOver: number;
  rightOver: number;
  /** The most bits of the heavier name. */
  whole: number;
  /** At most one word agrees. */
  lone: boolean;
  /** The agreeing word may be a brand, and the unpaired words a seat. */
  isOrganisation: boolean;
  /** The greatest likeness of a pair that agrees, and the least bits in which the pairs differ. */
  likeness: number;
  slipped: number;
}

/** The most evidence that two names can reach within these bounds: finds contradictions before any word is compared. */
export function mostEvidenceWithin(bounds: PairBounds): number {
  const { paired, leftOver, rightOver, whole, lone, isOrganisation } = bounds;
  const mayBeWhole = Math.max(leftOver, rightOver) <= MAX_FORM_BITS;
  const agreed = mayBeWhole ? Math.max(bounds.agreed, wholeBits) : bounds.agreed;
  const contradicted = Math.max(0, Math.min(leftOver, rightOver) - MAX_RELIEF_BITS);
  const isBrand = lone && isOrganisation && mayBeBrand(agreed, bounds.likeness);
  const mayBeSeat =
    isOrganisation &&
    Math.min(leftOver, rightOver) <= MAX_FORM_BITS &&
    Math.max(leftOver, rightOver) <= seat.bits + MAX_FORM_BITS;
  const omission = isBrand || mayBeWhole || mayBeSeat ? cost.omission * besidesWhole : cost.omission;
  const slips = (isOrganisation ? cost.slipOfCoined : cost.slip) * bounds.slipped;
  const costAt = (longerRest: number): number =>
    (cost.contradiction * contradicted + omission * (longerRest - contradicted) + slips) / (paired + longerRest || 1);
  // A ratio of linear functions of the longer rest is least at one end of its range.
  let least = Math.min(costAt(Math.max(leftOver, rightOver)), costAt(whole));
  if (bounds.mayBeShortened && !lone && contradicted === 0) least = Math.min(least, MAX_SHORTENED_COST);
  const isLoneAmongOthers = lone && !isBrand && (leftOver >= loneBits || rightOver >= loneBits);
  return agreementOf(agreed) - least - (isLoneAmongOthers ? extra.lone : 0);
}
