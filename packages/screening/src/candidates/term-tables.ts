/** The tables of a dictionary of terms: their order, their texts, and the keys by which similar words find them. */
import { skeletonOf } from '../names/skeleton.ts';
import { inSoundLetters } from '../names/sound-letters.ts';
import { GrowingWords } from './growing-words.ts';
import { ByteWriter } from './packed-bytes.ts';
import { keyHashesOf } from './key-hashes.ts';
import { packNumbers } from './packed-numbers.ts';
import { checkOf, hashOf, soundByteOf, tableSize } from './segment-format.ts';

/** Terms keyed between two yields: about 3 ms of work on a slow core. */
const termsPerStep = 800;

/** The terms of each key, packed, and what distinguishes keys in one bucket. */
export interface KeyTables {
  keyOffsets: Uint8Array;
  keyTerms: Uint8Array;
  /** A part of the key's hash, and the customs of the names that the term is in. */
  keyChecks: Uint8Array;
  /** The `soundByteOf` each term. */
  termSounds: Uint8Array;
}

/**
 * Files terms under their lookup keys and computes their sounds. `users` are the customs of each term. Yields the
 * progress, 0 to 1.
 */
export function* keyTerms(
  { texts, skeletons }: Pick<OrderedTerms, 'texts' | 'skeletons'>,
  users: Uint8Array,
): Generator<number, KeyTables> {
  const keyed = new GrowingWords();
  const termSounds = new Uint8Array(texts.length);
  for (const [term, text] of texts.entries()) {
    if (isKeyed(text)) {
      termSounds[term] = soundByteOf(inSoundLetters(text));
      keyHashesOf(text, skeletons[term]!, (hash) => {
        keyed.push(hash);
        keyed.push(term);
      });
    }
    if (term % termsPerStep === 0) yield term / texts.length;
  }
  const { offsets, values, checks } = fileHashes(keyed.view(), tableSize(texts.length * 2));
  for (let at = 0; at < checks.length; at++) checks[at]! |= users[values[at]!]!;
  return { keyOffsets: packNumbers(offsets), keyTerms: packNumbers(values), keyChecks: checks, termSounds };
}

/** Whether a term has keys. Ideas, numbers and acronyms do not: they are equal or not, never similar. */
function isKeyed(text: string): boolean {
  const first = text.charCodeAt(0);
  return (first >= 0x61 && first <= 0x7a) || first === 0x7e;
}

/** The draft numbers that fit into a double after 28 bits of a hash. */
const termsAtMost = 2 ** 25;

/** The terms in the order of their final numbers. */
export interface OrderedTerms {
  texts: string[];
  skeletons: string[];
  /** The final number of each draft term. */
  rank: Uint32Array;
}

/**
 * Numbers the terms so that those with the same consonant skeleton are adjacent, because a search meets them together.
 */
export function orderBySound(terms: Iterable<string>): OrderedTerms {
  const drafts = [...terms];
  const sounds = drafts.map((term) => skeletonOf(term));
  // A hash and a draft number together are one exact double, so that plain numbers are sorted.
  const keyed = Float64Array.from(sounds, (sound, draft) => (hashOf(sound) >>> 4) * termsAtMost + draft);
  const order = Uint32Array.from(keyed.toSorted(), (key) => key % termsAtMost);
  const rank = new Uint32Array(order.length);
  for (const [number, draft] of order.entries()) rank[draft] = number;
  return {
    texts: Array.from(order, (draft) => drafts[draft]!),
    skeletons: Array.from(order, (draft) => sounds[draft]!),
    rank,
  };
}

/**
 * Files values in `buckets` by hash, each with a byte that checks the hash. `pairs` is [hash, value, hash, value, …].
 */
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

/** The texts one after the other, and the start of each and the end of the last. */
export function packTexts(texts: readonly string[]): { textOffsets: Uint8Array; textBytes: Uint8Array } {
  const bytes = new ByteWriter();
  const offsets = new Uint32Array(texts.length + 1);
  for (const [index, text] of texts.entries()) {
    bytes.text(text);
    offsets[index + 1] = bytes.length;
  }
  return { textOffsets: packNumbers(offsets), textBytes: bytes.view() };
}
