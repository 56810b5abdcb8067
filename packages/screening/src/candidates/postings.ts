/**
 * The names filed under each term, in ascending order, each stored as its distance from the one before. People's names
 * come first, after the number of their bytes, so that names of either custom can be read alone.
 */
import type { NameCustom } from '../names/name-token.ts';
import { ByteReader, ByteWriter, sizeOf } from './packed-bytes.ts';
import { PackedNumbers, packNumbers } from './packed-numbers.ts';

export interface PostingSections {
  postingOffsets: Uint8Array;
  postings: Uint8Array;
}

/** Terms packed between two yields: a millisecond or two. */
const termsPerStep = 5_000;

/** Packs the names of all terms: `names` from `starts[term]` to `starts[term + 1]`. Yields the progress, 0 to 1. */
export function* packPostings(
  starts: Uint32Array,
  names: Uint32Array,
  personNames: number,
): Generator<number, PostingSections> {
  const bytes = new ByteWriter();
  const offsets = new Uint32Array(starts.length);
  for (let term = 0; term < starts.length - 1; term++) {
    offsets[term] = bytes.length;
    const end = starts[term + 1]!;
    let organisations = starts[term]!;
    let people = 0;
    let before = 0;
    for (; organisations < end && names[organisations]! < personNames; organisations++) {
      people += sizeOf(names[organisations]! - before);
      before = names[organisations]!;
    }
    bytes.number(people);
    before = 0;
    for (let at = starts[term]!; at < end; at++) {
      if (at === organisations) before = personNames;
      bytes.number(names[at]! - before);
      before = names[at]!;
    }
    if (term % termsPerStep === 0) yield term / starts.length;
  }
  offsets[starts.length - 1] = bytes.length;
  return { postingOffsets: packNumbers(offsets), postings: bytes.view() };
}

/** Reads packed postings. */
export class Postings {
  readonly #offsets: PackedNumbers;
  readonly #bytes: Uint8Array;
  readonly #reader: ByteReader;
  readonly #personNames: number;
  /** The names read last; the next `read` overwrites them. */
  names = new Uint32Array(256);

  constructor(offsets: Uint8Array, bytes: Uint8Array, personNames: number) {
    this.#offsets = new PackedNumbers(offsets);
    this.#bytes = bytes;
    this.#reader = new ByteReader(bytes);
    this.#personNames = personNames;
  }

  /** Reads the names under a term, of one custom or of both, into `names`; returns their number. */
  read(term: number, custom?: NameCustom): number {
    const between = this.#partsAt(term);
    const { at: start, end } = this.#reader;
    if (end - start > this.names.length) this.names = new Uint32Array(Math.max(end - start, this.names.length * 2));
    let count = 0;
    if (custom !== 'organisation') count = this.#decode(start, between, 0, 0);
    if (custom !== 'person') count = this.#decode(between, end, this.#personNames, count);
    return count;
  }

  /** Roughly the number of names under a term: the bytes that they take. */
  sizeOf(term: number): number {
    return this.#offsets.at(term + 1) - this.#offsets.at(term);
  }

  /** Whether a name of the custom is filed under a term. */
  has(term: number, custom: NameCustom): boolean {
    const between = this.#partsAt(term);
    return custom === 'person' ? between > this.#reader.at : between < this.#reader.end;
  }

  /** Moves the reader to the names of people; returns where they end and the others begin. */
  #partsAt(term: number): number {
    const reader = this.#reader;
    reader.at = this.#offsets.at(term);
    reader.end = this.#offsets.at(term + 1);
    const people = reader.number();
    return reader.at + people;
  }

  #decode(start: number, end: number, from: number, count: number): number {
    const bytes = this.#bytes;
    const names = this.names;
    let name = from;
    let filled = count;
    let at = start;
    while (at < end) {
      let byte = bytes[at++]!;
      let step = byte & 0x7f;
      for (let shift = 7; byte >= 0x80 && shift < 35; shift += 7) {
        byte = bytes[at++]!;
        step |= (byte & 0x7f) << shift;
      }
      name += step;
      names[filled++] = name;
    }
    return filled;
  }
}
