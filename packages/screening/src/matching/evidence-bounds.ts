/** The most that two names can say before their words are compared: what a search may leave out. */
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
 * The most evidence a name can reach of which words of at most `bits` agree, for a query of `queryBits`: the rest of the
 * query is at best left out. Never less than `compareReadings` gives (order and other costs only take away).
 */
export function mostEvidence(
  bits: number,
  queryBits: number,
  { lone = false, isOrganisation = false, mayBeShortened = false, likeness = 1 }: Bounds = {},
): number {
  const rest = Math.max(0, queryBits - bits);
  // A query of which nothing counts has nothing left out.
  const missing = rest === 0 ? 0 : (cost.omission * rest) / queryBits;
  if (rest <= MAX_FORM_BITS) return agreementOf(Math.max(bits, wholeBits)) - besidesWhole * missing;
  if (isOrganisation && (rest <= seat.bits || (lone && mayBeBrand(bits, likeness))))
    return agreementOf(bits) - besidesWhole * missing;
  if (mayBeShortened && !lone) return agreementOf(bits) - Math.min(missing, MAX_SHORTENED_COST);
  return agreementOf(bits) - missing - (lone && rest >= loneBits ? extra.lone : 0);
}

/** Whether one word at most agrees, whether the names are of organisations, and whether words of the query may be left out for less. */
interface Bounds {
  lone?: boolean;
  isOrganisation?: boolean;
  mayBeShortened?: boolean;
  /** Of the words that agree, of one of them at least at most. */
  likeness?: number;
}

const mayBeBrand = (bits: number, likeness: number): boolean => bits >= brand.bits && likeness >= brand.similarity;

/** Whether words of this name may be left out of another one for less: two of its own must agree, and one be over. */
export const mayBeShortenedOf = ({ custom, tokens }: NameReading): boolean => custom === 'person' && tokens.length > 2;

/** What is known of two names before they are aligned. All of it errs on the side of agreement. */
export interface PairBounds {
  /** Whether words of either name may be left out of the other for less, as `mayBeShortenedOf` says of the query. */
  mayBeShortened: boolean;
  /** Bits that agree at most, and bits of the one name that are paired at most. */
  agreed: number;
  paired: number;
  /** Bits that stay unpaired at least, on each side. */
  leftOver: number;
  rightOver: number;
  /** Bits of the heavier name at most. */
  whole: number;
  /** One word at most agrees. */
  lone: boolean;
  /** An agreeing word may be what a company is called, and what is over where it sits. */
  isOrganisation: boolean;
  /** The likeness of the words that agree at most, and the bits that they are unlike in at least. */
  likeness: number;
  slipped: number;
}

/** The most evidence two names can reach within these bounds: tells contradictions before any word is compared. */
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
