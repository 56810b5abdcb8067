/** How much evidence a name of a segment can reach at most, by the bits that it shares with a query; and how many bits it must share. */
import type { NameCustom, NameReading } from '../names/name-token.ts';
import { mayBeShortenedOf, mostEvidence, mostEvidenceWithin } from '../matching/evidence-bounds.ts';
import type { Segment } from './open-index.ts';
import type { ReadingQuery } from './reading-query.ts';
import { storedPerBit, storedPerNameBit } from './segment-format.ts';

/** What a name and a query share at most, in bits. */
export interface Shared {
  /** Bits that agree. */
  agreed: number;
  /** Bits of the query's words that are paired, and of the name's. */
  paired: number;
  covered: number;
  /** Bits that the query's words weigh more than what they met: who misspells a shared word writes a rare one. */
  excess: number;
  /** Bits of the name's legal forms. */
  legal: number;
  /** One pair of words at most. */
  lone: boolean;
  /** The likeness of that pair, and at least the bits that it is unlike in; 1 and 0 where they are not known. */
  likeness: number;
  slipped: number;
}

/** Bits that must agree where one word agrees at most, and where several may. */
export interface LeastBits {
  lone: number;
  several: number;
}

/** Legal forms of a listed name, which its stored bits leave out, weigh no more than this; no word weighs more than that. */
export const MAX_LEGAL_BITS = 24;
export const MAX_WORD_BITS = 12;

/** The little by which slips may cost less than the bound supposes. */
export const slack = 0.12;

/** The most evidence a name can reach: its words and the query's that are not paired are left out or contradict each other. */
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
    // Where nothing of the query is left over, what is left out is of the other name.
    mayBeShortened: mayBeShortened || (!isOrganisation && leftOver < 1 / storedPerBit),
    likeness,
    slipped,
  });
  return Math.min(simple, within) + slack;
}

/** The least bits that must agree for a name to reach `needed` evidence; Infinity when none can, 0 when all may. */
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

/** Subjects need one of a few evidences, and names weigh one of some hundred sums of bits; each pair is worked out once. */
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
