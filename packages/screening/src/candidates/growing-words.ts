/** A growing list of 32-bit words, without a boxed value for each. */
export class GrowingWords {
  #words = new Uint32Array(1024);
  length = 0;

  push(word: number): void {
    if (this.length === this.#words.length) {
      const larger = new Uint32Array(this.#words.length * 2);
      larger.set(this.#words);
      this.#words = larger;
    }
    this.#words[this.length++] = word;
  }

  at(index: number): number {
    return this.#words[index]!;
  }

  set(index: number, word: number): void {
    this.#words[index] = word;
  }

  /** The words so far, not copied: valid until the next `push`. */
  view(): Uint32Array {
    return this.#words.subarray(0, this.length);
  }
}
