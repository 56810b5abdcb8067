/**
 * The most evidence that a name of a segment can reach, by the bits that it shares with a query; and the least bits
 * that it must share.
 */
import type { NameCustom, NameReading } from '../names/name-token.ts';
import { mayBeShortenedOf, mostEvidence, mostEvidenceWithin } from '../matching/evidence-bounds.ts';
import type { Segment } from './segment.ts';
import type { ReadingQuery } from './reading-query.ts';
import { storedPerBit, storedPerNameBit } from './segment-format.ts';

/** The most bits that a name and a query may share. */
export interface Shared {
  /** Bits that agree. */
  agreed: number;
  /** Bits of the query's words that are paired, and of the name's. */
  paired: number;
  covered: number;
  /** By how many bits the query's words outweigh what they met: a misspelt shared word looks like a rare one. */
  excess: number;
  /** Bits of the name's legal forms. */
  legal: number;
  /** At most one pair of words agrees. */
  lone: boolean;
  /** The likeness of that pair, and the least bits in which it differs; 1 and 0 if they are unknown. */
  likeness: number;
  slipped: number;
}

/** The least bits that must agree if only one word agrees, and if several do. */
export interface LeastBits {
  lone: number;
  several: number;
}

/** The most bits of a listed name's legal forms, which its stored bits leave out, and of a single word. */
export const MAX_LEGAL_BITS = 24;
export const MAX_WORD_BITS = 12;

/** Slips may cost a little less than the bound assumes. */
export const slack = 0.12;

/**
 * The most evidence that a name can reach: unpaired words of the name and the query are omissions or contradictions.
 */
export function mostOfName(
  segment: Segment,
  name: number,
  { reading, mayBeShortened }: ReadingQuery,
  { agreed, paired, covered, excess, legal, lone, likeness, slipped }: Shared,
): number {
  const isOrganisation = reading.custom === 'organisation';
  const simple = mostEvidence(agreed, reading.bits - excess, { lone, isOrganisation, mayBeShortened, likeness });
  const leftOver = reading.bits - paired;
  const listed = segment.nameBits[name]! / storedPerNameBit;
  const within = mostEvidenceWithin({
    agreed,
    paired,
    leftOver,
    rightOver: Math.max(0, listed - covered),
    whole: Math.max(reading.bits, listed + legal),
    lone,
    isOrganisation,
    // If no word of the query is unpaired, it is the query that leaves out words.
    mayBeShortened: mayBeShortened || (!isOrganisation && leftOver < 1 / storedPerBit),
    likeness,
    slipped,
  });
  return Math.min(simple, within) + slack;
}

/**
 * The least bits that must agree for a name to reach `needed` evidence; Infinity if no name can, 0 if every name may.
 */
export function leastBits(needed: number, reading: NameReading): LeastBits {
  const { bits: queryBits, custom } = reading;
  const mayBeShortened = mayBeShortenedOf(reading);
  const known = leastOfNeeded[mayBeShortened ? 'shortened' : custom];
  let byBits = known.get(needed);
  if (!byBits) {
    if (known.size >= MAX_NEEDS) known.clear();
    known.set(needed, (byBits = new Map()));
  }
  let least = byBits.get(queryBits);
  if (!least) {
    const isOrganisation = custom === 'organisation';
    least = {
      lone: leastOf(needed, queryBits, { lone: true, isOrganisation }),
      several: leastOf(needed, queryBits, { isOrganisation, mayBeShortened }),
    };
    if (byBits.size >= MAX_WEIGHTS) byBits.clear();
    byBits.set(queryBits, least);
  }
  return least;
}

/**
 * There are few different needs, and some hundred different weights of names; the bits for each pair are computed once.
 */
const leastOfNeeded: Record<NameCustom | 'shortened', Map<number, Map<number, LeastBits>>> = {
  person: new Map(),
  shortened: new Map(),
  organisation: new Map(),
};
const MAX_NEEDS = 64;
const MAX_WEIGHTS = 4_096;

function leastOf(needed: number, queryBits: number, bounds: Parameters<typeof mostEvidence>[2]): number {
  const reaches = (bits: number): boolean => mostEvidence(bits, queryBits, bounds) + slack >= needed;
  if (reaches(0)) return 0;
  if (!reaches(queryBits)) return Infinity;
  let low = 0;
  let high = queryBits;
  for (let round = 0; round < 16; round++) {
    const middle = (low + high) / 2;
    if (reaches(middle)) high = middle;
    else low = middle;
  }
  return high - 0.01;
}
