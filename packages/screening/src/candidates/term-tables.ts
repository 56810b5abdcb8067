/** Tables of a dictionary of terms: their order, their texts and the keys by which similar words find them. */
import { keysOf, skeletonOf } from '../names/skeleton.ts';
import { GrowingWords } from './growing-words.ts';
import { checkOf, hashOf, tableSize } from './segment-format.ts';

/** Terms keyed between two yields: about 3 ms of work on a slow core. */
const termsPerStep = 800;

/** Where the terms of a key are. */
export interface KeyTables {
  keyOffsets: Uint32Array;
  keyTerms: Uint32Array;
  /** A part of the key's hash, and the customs of the names that the term is filed under. */
  keyChecks: Uint8Array;
}

/** Files terms under their lookup keys, `users` being the customs of each term; yields how far it is, 0 to 1. */
export function* keyTerms(texts: readonly string[], users: Uint8Array): Generator<number, KeyTables> {
  const keyed = new GrowingWords();
  for (const [term, text] of texts.entries()) {
    if (/^[~a-z]/.test(text)) for (const key of keysOf(text)) keyed.push(hashOf(key), term);
    if (term % termsPerStep === 0) yield term / texts.length;
  }
  const { offsets, values, checks } = fileHashes(keyed.toArray(), tableSize(texts.length * 2));
  return {
    keyOffsets: offsets,
    keyTerms: values,
    keyChecks: checks.map((check, at) => check | users[values[at]!]!),
  };
}

/** 2^25: behind 28 bits of hash, the draft numbers for which a double has room. */
const termsAtMost = 2 ** 25;

/** New number of each draft term: terms of one consonant skeleton side by side, as a search meets them together. */
export function rankBySound(terms: Iterable<string>, count: number): Uint32Array {
  // A hash and a draft number make one exact double, so that numbers are sorted.
  const keyed = new Float64Array(count);
  let draftId = 0;
  for (const term of terms) keyed[draftId] = (hashOf(skeletonOf(term)) >>> 4) * termsAtMost + draftId++;
  const rank = new Uint32Array(count);
  for (const [number, key] of keyed.toSorted().entries()) rank[key % termsAtMost] = number;
  return rank;
}

/** Files values in `buckets` by hash, each with a byte to check the hash by; pairs are [hash, value, hash, value, …]. */
export function fileHashes(
  pairs: Uint32Array,
  buckets: number,
): { offsets: Uint32Array; values: Uint32Array; checks: Uint8Array } {
  const offsets = new Uint32Array(buckets + 1);
  const mask = buckets - 1;
  for (let at = 0; at < pairs.length; at += 2) offsets[(pairs[at]! & mask) + 1]!++;
  for (let at = 1; at < offsets.length; at++) offsets[at]! += offsets[at - 1]!;
  const values = new Uint32Array(pairs.length / 2);
  const checks = new Uint8Array(values.length);
  const next = offsets.slice();
  for (let at = 0; at < pairs.length; at += 2) {
    const hash = pairs[at]!;
    const place = next[hash & mask]!++;
    values[place] = pairs[at + 1]!;
    checks[place] = checkOf(hash);
  }
  return { offsets, values, checks };
}

/** Texts behind one another. */
export function packTexts(
  texts: readonly Uint8Array[],
  size = texts.reduce((sum, text) => sum + text.length, 0),
): { offsets: Uint32Array; bytes: Uint8Array } {
  const bytes = new Uint8Array(size);
  const offsets = new Uint32Array(texts.length + 1);
  let at = 0;
  for (const [index, text] of texts.entries()) {
    bytes.set(text, at);
    at += text.length;
    offsets[index + 1] = at;
  }
  return { offsets, bytes };
}
