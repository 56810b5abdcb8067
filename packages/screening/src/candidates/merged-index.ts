/**
 * Merges several indexes into one, which returns the same results in a quarter less time: similar words are looked up
 * once, and bits are added up once.
 */
import { atOnce } from '../steps.ts';
import { type BuildStep, type IndexedParty, buildIndexInSteps } from './build-index.ts';
import { type MergedBytes, partiesOf } from './open-index.ts';
import type { NameIndex, Origins } from './segment.ts';

/**
 * Puts the parties of all indexes into one, in steps of a few milliseconds. No name is read again; it takes some 50 µs
 * per party.
 */
export function* mergeIndexesInSteps(indexes: readonly NameIndex[]): Generator<BuildStep, MergedBytes> {
  const count = indexes.reduce((sum, { partyCount }) => sum + partyCount, 0);
  const origins = { indexes: indexes.length, index: new Uint16Array(count), id: new Uint32Array(count) };
  return { bytes: yield* buildIndexInSteps(numbered(indexes, origins)), origins };
}

/** The same at once. */
export const mergeIndexes = (indexes: readonly NameIndex[]): MergedBytes => atOnce(mergeIndexesInSteps(indexes));

function* numbered(indexes: readonly NameIndex[], origins: Origins): Generator<IndexedParty> {
  let number = 0;
  for (const [at, index] of indexes.entries()) {
    for (const party of partiesOf(index)) {
      origins.index[number] = at;
      origins.id[number] = party.id;
      yield { ...party, id: number++ };
    }
  }
}
