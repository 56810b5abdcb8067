/** Numbered records: short runs of bytes in one section. */
import { ByteReader, ByteWriter } from './packed-bytes.ts';
import { GrowingWords } from './growing-words.ts';
import { PackedNumbers, packNumbers } from './packed-numbers.ts';
import { aligned } from './segment-format.ts';

/** Collects records, in order. */
export class RecordWriter {
  readonly #bytes = new ByteWriter();
  readonly #places = new GrowingWords();

  /** Adds a record, and empties the writer for the next one. */
  add(record: ByteWriter): void {
    this.#places.push(this.#bytes.length);
    this.#bytes.bytes(record.view());
    record.length = 0;
  }

  /** The section: the length of the positions, the positions and the end of the last record, then the records. */
  section(): Uint8Array {
    this.#places.push(this.#bytes.length);
    const places = packNumbers(this.#places.view());
    const bytes = new Uint8Array(4 + aligned(places.length) + this.#bytes.length);
    new Uint32Array(bytes.buffer, 0, 1)[0] = aligned(places.length);
    bytes.set(places, 4);
    bytes.set(this.#bytes.view(), 4 + aligned(places.length));
    return bytes;
  }
}

/** Reads the records of a section, which must begin at a multiple of four. */
export class Records {
  readonly length: number;
  readonly #places: PackedNumbers;
  readonly #reader: ByteReader;

  constructor(section: Uint8Array) {
    const [start = 0] = new Uint32Array(section.buffer, section.byteOffset, 1);
    this.#places = new PackedNumbers(section.subarray(4, 4 + start));
    this.#reader = new ByteReader(section.subarray(4 + start));
    this.length = this.#places.length - 1;
  }

  /** A reader from the beginning to the end of a record. All calls return the same reader. */
  open(number: number): ByteReader {
    const reader = this.#reader;
    reader.at = this.#places.at(number);
    reader.end = this.#places.at(number + 1);
    return reader;
  }
}
