/**
 * Numbers of which neighbours are near each other, as offsets are, by block: the least of the block, and behind it what each
 * lies above it, in as many bytes as the block needs.
 */

/** Numbers a block, as powers of two; what takes the least room is chosen when they are packed. */
const shifts = [3, 4, 5, 6] as const;
/** Words before the blocks: how many numbers there are, and the shift. */
const headWords = 2;
/** Words of a block: its least number; where the others lie, and above that place how many bytes each takes. */
const blockWords = 2;
const widthAt = 29;
const placeMask = 2 ** widthAt - 1;

/** Numbers that `packNumbers` packed. */
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
  const all = shifts.map((shift) => ({ shift, size: sizeWith(values, shift) }));
  const { shift, size } = all.reduce((best, way) => (way.size < best.size ? way : best));
  const section = new Uint8Array(size);
  const words = new Uint32Array(section.buffer, 0, headWords + blocksOf(values.length, shift) * blockWords);
  words.set([values.length, shift]);
  const bytes = section.subarray(words.byteLength);
  let place = 0;
  for (let block = 0, start = 0; start < values.length; block++, start += 2 ** shift) {
    const end = Math.min(values.length, start + 2 ** shift);
    const { least, width } = blockOf(values, start, end);
    words.set([least, (place | (width << widthAt)) >>> 0], headWords + block * blockWords);
    for (let at = start; at < end; at++) {
      const above = values[at]! - least;
      for (let byte = 0; byte < width; byte++) bytes[place++] = above >>> (byte * 8);
    }
  }
  return section;
}

const blocksOf = (length: number, shift: number): number => Math.ceil(length / 2 ** shift);

function sizeWith(values: Uint32Array, shift: number): number {
  let size = (headWords + blocksOf(values.length, shift) * blockWords) * 4;
  for (let start = 0; start < values.length; start += 2 ** shift) {
    const end = Math.min(values.length, start + 2 ** shift);
    size += blockOf(values, start, end).width * (end - start);
  }
  return size;
}

/** The least number of a block, and the bytes that the most above it takes. */
function blockOf(values: Uint32Array, start: number, end: number): { least: number; width: number } {
  let least = values[start]!;
  let most = least;
  for (let at = start + 1; at < end; at++) {
    const value = values[at]!;
    if (value < least) least = value;
    else if (value > most) most = value;
  }
  const above = most - least;
  return { least, width: above === 0 ? 0 : above < 2 ** 8 ? 1 : above < 2 ** 16 ? 2 : above < 2 ** 24 ? 3 : 4 };
}
