/** Numbers the distinct words of texts without creating a string for each, since most words are met many times. */
import type { ByteWriter } from './packed-bytes.ts';
import { GrowingWords } from './growing-words.ts';
import { hashOf } from './segment-format.ts';

export class WordTable {
  /** The letters of all words, as UTF-16 units, one word after the other. */
  #units = new Uint16Array(1024);
  readonly #starts = new GrowingWords();
  readonly #hashes = new GrowingWords();
  readonly #counts = new GrowingWords();
  /** Open addressing, at most half full; a cell holds the word's number plus one. */
  #cells = new Uint32Array(1024);

  constructor() {
    this.#starts.push(0);
  }

  get size(): number {
    return this.#counts.length;
  }

  /** How often each word was met. */
  counts(): Uint32Array {
    return this.#counts.view();
  }

  /** The number of the word that a part of a text is. */
  meet(text: string, start: number, end: number): number {
    const hash = hashOf(text, start, end);
    let cell = hash & (this.#cells.length - 1);
    for (;;) {
      const number = this.#cells[cell]! - 1;
      if (number < 0) return this.#add(text, start, end, hash, cell);
      if (this.#hashes.at(number) === hash && this.#isWord(number, text, start, end)) {
        this.#counts.set(number, this.#counts.at(number) + 1);
        return number;
      }
      cell = (cell + 1) & (this.#cells.length - 1);
    }
  }

  #isWord(number: number, text: string, start: number, end: number): boolean {
    const first = this.#starts.at(number);
    if (this.#starts.at(number + 1) - first !== end - start) return false;
    for (let at = start; at < end; at++) if (this.#units[first + at - start] !== text.charCodeAt(at)) return false;
    return true;
  }

  #add(text: string, start: number, end: number, hash: number, cell: number): number {
    const number = this.size;
    const first = this.#starts.at(number);
    if (first + end - start > this.#units.length) {
      const larger = new Uint16Array((first + end - start) * 2);
      larger.set(this.#units);
      this.#units = larger;
    }
    for (let at = start; at < end; at++) this.#units[first + at - start] = text.charCodeAt(at);
    this.#starts.push(first + end - start);
    this.#hashes.push(hash);
    this.#counts.push(1);
    this.#cells[cell] = number + 1;
    if (this.size * 2 > this.#cells.length) this.#spread();
    return number;
  }

  #spread(): void {
    const cells = new Uint32Array(this.#cells.length * 2);
    const mask = cells.length - 1;
    for (let number = 0; number < this.size; number++) {
      let cell = this.#hashes.at(number) & mask;
      while (cells[cell] !== 0) cell = (cell + 1) & mask;
      cells[cell] = number + 1;
    }
    this.#cells = cells;
  }

  /** Writes a word as UTF-8. */
  write(number: number, out: ByteWriter): void {
    out.units(this.#units.subarray(this.#starts.at(number), this.#starts.at(number + 1)));
  }
}
