/** The working memory of a segment: sums by name, and what was recently found for words. */
import type { NameCustom } from '../names/name-token.ts';
import type { Segment } from './segment.ts';
import { FindsMemo } from './word-finds.ts';
import { Accumulator, type NameRange } from './accumulator.ts';

/** How many words are remembered by single searches and by a screener, at most twice as many; about 1 KB each. */
export const usualMemory = 8_000;
export const largeMemory = 50_000;

export interface Workspace {
  segment: Segment;
  memo: FindsMemo;
  sums: Accumulator;
}

/** Kept as long as the segments. */
const workspaces = new WeakMap<Segment, Workspace>();

/** The workspace of a segment. A caller that asks for more than the usual capacity gets its own memory of words. */
export function workspaceOf(segment: Segment, capacity = usualMemory): Workspace {
  let workspace = workspaces.get(segment);
  if (!workspace) {
    workspace = { segment, memo: new FindsMemo(segment, usualMemory), sums: new Accumulator(segment) };
    workspaces.set(segment, workspace);
  }
  return capacity > usualMemory ? { ...workspace, memo: new FindsMemo(segment, capacity) } : workspace;
}

/** The names of a custom in a segment. */
export function rangeOf(segment: Segment, custom: NameCustom): NameRange {
  return custom === 'person'
    ? { custom, from: 0, to: segment.personNames }
    : { custom, from: segment.personNames, to: segment.nameCount };
}
