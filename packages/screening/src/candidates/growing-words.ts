/** A list of 32-bit words that grows without boxing each of them. */
export class GrowingWords {
  #words = new Uint32Array(1024);
  #length = 0;

  push(...words: number[]): void {
    if (this.#length + words.length > this.#words.length) {
      const larger = new Uint32Array(this.#words.length * 2 + words.length);
      larger.set(this.#words);
      this.#words = larger;
    }
    for (const word of words) this.#words[this.#length++] = word;
  }

  toArray(): Uint32Array {
    return this.#words.slice(0, this.#length);
  }
}
