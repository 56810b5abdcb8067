/**
 * Numbers by parts of one text, which are looked up by what they read. No string is made of any part: a table of a hundred
 * thousand words is filed in the time that it takes to look at its letters.
 */
export class PartNumbers {
  /** By cell; 0 where a part has none. */
  readonly numbers: Uint32Array;
  readonly #text: string;
  readonly #froms: Uint32Array;
  /** Where each part ends; 0 in a cell that holds none. */
  readonly #ends: Uint32Array;
  readonly #mask: number;

  /** For at most `most` parts of the text. Open addressing, at most half full. */
  constructor(text: string, most: number) {
    const cells = 2 ** Math.ceil(Math.log2(2 * Math.max(1, most)));
    this.numbers = new Uint32Array(cells);
    this.#text = text;
    this.#froms = new Uint32Array(cells);
    this.#ends = new Uint32Array(cells);
    this.#mask = cells - 1;
  }

  /** The cell of what reads as a part of the text does, for a number of it. */
  cellOf(from: number, end: number): number {
    const cell = this.#cell(this.#text, from, end);
    if (this.#ends[cell] === 0) {
      this.#froms[cell] = from;
      this.#ends[cell] = end;
    }
    return cell;
  }

  /** The number of what reads so, 0 where there is none. */
  get(key: string): number {
    const cell = this.#cell(key, 0, key.length);
    return this.#ends[cell] === 0 ? 0 : this.numbers[cell]!;
  }

  /** Where a part of some text is, or would be. */
  #cell(text: string, from: number, end: number): number {
    // FNV-1a.
    let hash = 0x811c9dc5;
    for (let at = from; at < end; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
    let cell = (hash ^ (hash >>> 15)) & this.#mask;
    while (this.#ends[cell] !== 0 && !this.#reads(cell, text, from, end)) cell = (cell + 1) & this.#mask;
    return cell;
  }

  #reads(cell: number, text: string, from: number, end: number): boolean {
    const first = this.#froms[cell]!;
    if (this.#ends[cell]! - first !== end - from) return false;
    for (let at = from; at < end; at++)
      if (text.charCodeAt(at) !== this.#text.charCodeAt(first + at - from)) return false;
    return true;
  }
}
