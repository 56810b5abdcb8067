/** Finds the terms of a segment that are spellings of a word: by shared keys, then by edit cost. */
import type { NameCustom } from '../names/name-token.ts';
import type { Spelling } from '../names/spelling.ts';
import { cost } from '../matching/edit-cost.ts';
import { type EditKernel, editKernel, lanes } from '../matching/edit-kernel.ts';
import {
  compareSpelled,
  editsOfOneSound,
  MIN_SIMILARITY_OF_PEOPLE,
  MIN_SIMILARITY,
  mayBeSimilar,
  mostEditsOf,
} from '../matching/spelling-similarity.ts';
import type { Segment } from './segment.ts';
import { keyHashesOf } from './key-hashes.ts';
import { inSoundLetters } from '../names/sound-letters.ts';
import { checkMask, checkOf, soundByteOf, usedBy } from './segment-format.ts';

/** Called with a term and its likeness: `MIN_SIMILARITY` to 1, for names of people `MIN_SIMILARITY_OF_PEOPLE` to 1. */
export type Found = (term: number, likeness: number) => void;

/** The most alike that words are by anything but their edits and their sound: a word that was cut off. */
const MOST_OF_OTHER_RULES = 0.88;

export class SimilarTerms {
  readonly #all: Segment;
  readonly #kernel: EditKernel | null;
  /** The last search that met each term. */
  readonly #metBy: Uint32Array;
  #search = 0;
  /** The least likeness that is reported: in company names, words two slips apart are two words. */
  #least = MIN_SIMILARITY;
  /** The `soundByteOf` the word. */
  #sound = 0;
  /** Terms that wait until all lanes of the kernel are filled; vocalised and unvocalised ones are measured apart. */
  readonly #waiting = { vocalised: new Batch(), unvocalised: new Batch() };

  constructor(all: Segment, kernel: EditKernel | null = editKernel()) {
    this.#all = all;
    this.#kernel = kernel;
    this.#metBy = new Uint32Array(all.termCount);
  }

  /**
   * Finds every term in names of this custom that shares a key with the word and is similar to it, at least so much.
   */
  find(spelling: Spelling, custom: NameCustom, found: Found, least = 0): void {
    const wanted = usedBy[custom];
    const search = ++this.#search;
    this.#least = Math.max(least, custom === 'person' ? MIN_SIMILARITY_OF_PEOPLE : MIN_SIMILARITY);
    const { keyOffsets, keyTerms, keyChecks } = this.#all;
    const mask = keyOffsets.length - 2;
    spelling.keys ??= hashesOf(spelling);
    this.#sound = soundByteOf(inSoundLetters(spelling.written));
    this.#kernel?.begin(spelling);
    for (const hash of spelling.keys) {
      const bucket = hash & mask;
      const check = checkOf(hash);
      const end = keyOffsets.at(bucket + 1);
      for (let at = keyOffsets.at(bucket); at < end; at++) {
        const entry = keyChecks[at]!;
        if ((entry & checkMask) !== check || (entry & wanted) === 0) continue;
        const term = keyTerms.at(at);
        if (this.#metBy[term] === search) continue;
        this.#metBy[term] = search;
        if (this.#kernel) this.#wait(this.#kernel, spelling, term, found);
        else this.#compare(spelling, term, undefined, found);
      }
    }
    if (!this.#kernel) return;
    this.#measure(this.#kernel, spelling, this.#waiting.vocalised, false, found);
    this.#measure(this.#kernel, spelling, this.#waiting.unvocalised, true, found);
  }

  #wait(kernel: EditKernel, spelling: Spelling, term: number, found: Found): void {
    const { textOffsets, textBytes } = this.#all;
    const begin = textOffsets.at(term);
    const isUnvocalised = textBytes[begin] === unvocalisedByte;
    const length = textOffsets.at(term + 1) - begin - Number(isUnvocalised);
    if (!mayBeSimilar(spelling.written.length, length)) return;
    const batch = isUnvocalised ? this.#waiting.unvocalised : this.#waiting.vocalised;
    batch.terms[batch.size] = term;
    batch.starts[batch.size] = begin + Number(isUnvocalised);
    batch.lengths[batch.size] = length;
    if (++batch.size === lanes) this.#measure(kernel, spelling, batch, isUnvocalised, found);
  }

  #measure(kernel: EditKernel, spelling: Spelling, batch: Batch, areUnvocalised: boolean, found: Found): void {
    if (batch.size === 0) return;
    const { textBytes, termSounds } = this.#all;
    for (let lane = 0; lane < batch.size; lane++) {
      const start = batch.starts[lane]!;
      kernel.put(lane, textBytes, start, start + batch.lengths[lane]!);
    }
    kernel.measure(areUnvocalised);
    for (let lane = 0; lane < batch.size; lane++) {
      const length = batch.lengths[lane]!;
      const term = batch.terms[lane]!;
      const edits = kernel.costOf(lane, length);
      const mayBeOneSound = edits <= editsOfOneSound && !areUnvocalised && termSounds[term] === this.#sound;
      if (mayBeOneSound || edits <= this.#mostEdits(spelling, length, areUnvocalised))
        this.#compare(spelling, term, edits, found);
    }
    batch.size = 0;
  }

  /** The most edits between the word and a term of this length. If they must be nearly equal, one c may be left out. */
  #mostEdits(spelling: Spelling, length: number, areUnvocalised: boolean): number {
    if (this.#least <= MOST_OF_OTHER_RULES || areUnvocalised) return mostEditsOf(spelling, length, areUnvocalised);
    const letters = Math.max(3, (spelling.written.length + length) / 2);
    return Math.max(cost.other, (1 - this.#least) * 100 * letters + 1);
  }

  #compare(spelling: Spelling, term: number, edits: number | undefined, found: Found): void {
    const { similarity } = compareSpelled(spelling, this.#all.spelling(term), edits);
    if (similarity >= this.#least) found(term, similarity);
  }
}

function hashesOf({ text, skeleton }: Spelling): Uint32Array {
  const hashes: number[] = [];
  keyHashesOf(text, skeleton, (hash) => hashes.push(hash));
  return Uint32Array.from(hashes);
}

const unvocalisedByte = '~'.charCodeAt(0);

class Batch {
  size = 0;
  readonly terms = new Uint32Array(lanes);
  readonly starts = new Uint32Array(lanes);
  readonly lengths = new Uint32Array(lanes);
}
