/** The working memory of a segment: sums by name, and what was found lately for words and names. */
import type { NameCustom } from '../names/name-token.ts';
import { type NameIndex, type Segment, segmentOf } from './open-index.ts';
import { FindsMemo } from './query-items.ts';
import { Accumulator, type NameRange } from './traverse.ts';

/** Neighbourhoods remembered for single questions and by a batch screener, and twice as many at most; about 1 KB each. */
export const usualMemory = 8_000;
export const largeMemory = 50_000;

export interface Desk {
  segment: Segment;
  memo: FindsMemo;
  sums: Accumulator;
}

/** Working memory of a segment, kept as long as the segment. */
const desks = new WeakMap<Segment, Desk>();

/** The working memory of an index. A caller that asks for more than the usual capacity gets a word memory of its own, dropped with the caller. */
export function deskOf(index: NameIndex, capacity = usualMemory): Desk {
  const segment = segmentOf(index);
  let desk = desks.get(segment);
  if (!desk) {
    desk = { segment, memo: new FindsMemo(segment, usualMemory), sums: new Accumulator(segment) };
    desks.set(segment, desk);
  }
  return capacity > usualMemory ? { ...desk, memo: new FindsMemo(segment, capacity) } : desk;
}

/** Where the names of a custom lie in a segment. */
export function rangeOf(segment: Segment, custom: NameCustom): NameRange {
  return custom === 'person'
    ? { custom, from: 0, to: segment.personNames }
    : { custom, from: segment.personNames, to: segment.nameCount };
}
