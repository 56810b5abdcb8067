/**
 * Packs numbers whose neighbours are close, like offsets, in blocks: the least number of the block, then the difference
 * of each number, in as many bytes as the block needs.
 */

/** The possible sizes of a block, as powers of two; the one that takes the fewest bytes is chosen. */
const [smallest, largest] = [3, 6];
/** Words before the blocks: the number of numbers, and the power of two. */
const headWords = 2;
/**
 * Words of a block: its least number; then the position of its differences and, in the upper bits, the bytes of each.
 */
const blockWords = 2;
const widthAt = 29;
const placeMask = 2 ** widthAt - 1;

/** Reads packed numbers in place. */
export class PackedNumbers {
  readonly length: number;
  readonly #shift: number;
  readonly #blocks: Uint32Array;
  readonly #bytes: Uint8Array;

  /** `section` must begin at a multiple of four. */
  constructor(section: Uint8Array) {
    const { buffer, byteOffset } = section;
    const [length = 0, shift = 0] = new Uint32Array(buffer, byteOffset, headWords);
    this.length = length;
    this.#shift = shift;
    this.#blocks = new Uint32Array(buffer, byteOffset + headWords * 4, blocksOf(length, shift) * blockWords);
    this.#bytes = section.subarray(headWords * 4 + this.#blocks.byteLength);
  }

  at(index: number): number {
    const block = (index >>> this.#shift) * blockWords;
    const least = this.#blocks[block]!;
    const where = this.#blocks[block + 1]!;
    const width = where >>> widthAt;
    const bytes = this.#bytes;
    const place = (where & placeMask) + (index & ((1 << this.#shift) - 1)) * width;
    if (width === 1) return least + bytes[place]!;
    if (width === 2) return least + (bytes[place]! | (bytes[place + 1]! << 8));
    if (width === 0) return least;
    const low = bytes[place]! | (bytes[place + 1]! << 8) | (bytes[place + 2]! << 16);
    return width === 3 ? least + low : least + low + bytes[place + 3]! * 2 ** 24;
  }
}

/** Packs numbers below 2^32. */
export function packNumbers(values: Uint32Array): Uint8Array {
  const { shift, blocks, size } = waysOf(values).reduce((best, way) => (way.size < best.size ? way : best));
  const section = new Uint8Array(size);
  const words = new Uint32Array(section.buffer, 0, headWords + blocks.least.length * blockWords);
  words.set([values.length, shift]);
  const bytes = section.subarray(words.byteLength);
  let place = 0;
  for (let block = 0, at = 0; at < values.length; block++) {
    const least = blocks.least[block]!;
    const width = widthOf(blocks.most[block]! - least);
    const cell = headWords + block * blockWords;
    words[cell] = least;
    words[cell + 1] = place | (width << widthAt);
    for (const end = Math.min(values.length, at + 2 ** shift); at < end; at++) {
      const above = values[at]! - least;
      for (let byte = 0; byte < width; byte++) bytes[place++] = above >>> (byte * 8);
    }
  }
  return section;
}

/** The least and the greatest number of each block. */
interface Blocks {
  least: Uint32Array;
  most: Uint32Array;
}

const blocksOf = (length: number, shift: number): number => Math.ceil(length / 2 ** shift);

/** The blocks of each size, with the bytes that they take. */
function waysOf(values: Uint32Array): { shift: number; blocks: Blocks; size: number }[] {
  let blocks: Blocks = { least: values, most: values };
  const ways = [];
  for (let shift = 1; shift <= largest; shift++) {
    blocks = { least: pairs(blocks.least, Math.min), most: pairs(blocks.most, Math.max) };
    if (shift < smallest) continue;
    let size = (headWords + blocks.least.length * blockWords) * 4;
    for (let block = 0; block < blocks.least.length; block++) {
      const count = Math.min(2 ** shift, values.length - block * 2 ** shift);
      size += widthOf(blocks.most[block]! - blocks.least[block]!) * count;
    }
    ways.push({ shift, blocks, size });
  }
  return ways;
}

/** Chooses one of every two neighbours; the last may be alone. */
function pairs(values: Uint32Array, choose: (one: number, other: number) => number): Uint32Array {
  const chosen = new Uint32Array(Math.ceil(values.length / 2));
  for (let at = 0; at < chosen.length; at++) {
    const one = values[at * 2]!;
    chosen[at] = choose(one, values[at * 2 + 1] ?? one);
  }
  return chosen;
}

/** The bytes that a number needs; none for 0. */
function widthOf(value: number): number {
  if (value < 2 ** 8) return value === 0 ? 0 : 1;
  if (value < 2 ** 16) return 2;
  return value < 2 ** 24 ? 3 : 4;
}
