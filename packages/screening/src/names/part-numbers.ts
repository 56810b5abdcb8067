/**
 * A map from parts of one text to numbers, keyed by what each part reads. It makes no string for a part, so filing a
 * table of a hundred thousand words takes no longer than looking at its letters.
 */
export class PartNumbers {
  readonly #text: string;
  /** Open addressing, at most half full. The number stored in each cell, 0 if none. */
  #numbers = new Uint32Array(1024);
  #froms = new Uint32Array(1024);
  /** Where each part ends; 0 in an empty cell. */
  #ends = new Uint32Array(1024);
  #size = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /**
   * Replaces the number of a part of the text (and of every part that reads the same) with the result of `change`. It
   * starts at 0.
   */
  update(from: number, end: number, change: (number: number) => number): void {
    let cell = this.#cell(this.#text, from, end);
    if (this.#ends[cell] === 0) {
      if (2 * ++this.#size > this.#ends.length) {
        this.#grow();
        cell = this.#cell(this.#text, from, end);
      }
      this.#froms[cell] = from;
      this.#ends[cell] = end;
    }
    this.#numbers[cell] = change(this.#numbers[cell]!);
  }

  /** The number of the part that reads `key`, 0 if there is none. */
  get(key: string): number {
    return this.#numbers[this.#cell(key, 0, key.length)]!;
  }

  /** The cell where a part of a text is, or would be, stored. */
  #cell(text: string, from: number, end: number): number {
    // FNV-1a.
    let hash = 0x811c9dc5;
    for (let at = from; at < end; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
    const mask = this.#ends.length - 1;
    let cell = (hash ^ (hash >>> 15)) & mask;
    while (this.#ends[cell] !== 0 && !this.#reads(cell, text, from, end)) cell = (cell + 1) & mask;
    return cell;
  }

  #reads(cell: number, text: string, from: number, end: number): boolean {
    const first = this.#froms[cell]!;
    if (this.#ends[cell]! - first !== end - from) return false;
    for (let at = from; at < end; at++)
      if (text.charCodeAt(at) !== this.#text.charCodeAt(first + at - from)) return false;
    return true;
  }

  #grow(): void {
    const [numbers, froms, ends] = [this.#numbers, this.#froms, this.#ends];
    const cells = 2 * ends.length;
    [this.#numbers, this.#froms, this.#ends] = [new Uint32Array(cells), new Uint32Array(cells), new Uint32Array(cells)];
    for (let old = 0; old < ends.length; old++) {
      if (ends[old] === 0) continue;
      const cell = this.#cell(this.#text, froms[old]!, ends[old]!);
      this.#froms[cell] = froms[old]!;
      this.#ends[cell] = ends[old]!;
      this.#numbers[cell] = numbers[old]!;
    }
  }
}
