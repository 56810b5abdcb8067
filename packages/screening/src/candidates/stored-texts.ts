/**
 * Records of numbers and texts. A text is stored as words, and a repeated word only once, since names consist of few
 * different words. Words are numbered by frequency, so that common ones take one byte.
 */
import { GrowingWords } from './growing-words.ts';
import { ByteReader, ByteWriter } from './packed-bytes.ts';
import { RecordWriter, Records } from './records.ts';
import { WordTable } from './word-table.ts';

/** Receives the numbers and texts of a record. */
export interface RecordSink {
  /** A whole number below 2^31. */
  number: (value: number) => void;
  /** The words of a text; their number (`countWords`) must be written before. */
  words: (text: string) => void;
}

/** Returns the numbers and texts of a record in the order in which they were written. */
export interface RecordSource {
  number: () => number;
  /** So many words; joined with spaces they are the text. */
  words: (count: number) => string[];
}

const space = 0x20;

/** The number of words in a text: one more than its spaces, or 0 for the empty text. */
export function countWords(text: string): number {
  if (text === '') return 0;
  let count = 1;
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) === space) count++;
  return count;
}

/** In a draft, this bit marks the draft number of a word; other values are numbers. */
const isWord = 0x8000_0000;
/** Marks a word that occurs only once, whose text follows. Other words are stored as their number plus one. */
const spelledOut = 0;

/** Collects records until the frequency of each word is known. */
export class RecordDrafts implements RecordSink {
  readonly #draft = new GrowingWords();
  readonly #ends = new GrowingWords();
  readonly #words = new WordTable();

  number(value: number): void {
    this.#draft.push(value);
  }

  words(text: string): void {
    if (text === '') return;
    let start = 0;
    for (let at = 0; at <= text.length; at++) {
      if (at < text.length && text.charCodeAt(at) !== space) continue;
      this.#draft.push((isWord | this.#words.meet(text, start, at)) >>> 0);
      start = at + 1;
    }
  }

  /** Ends a record. */
  end(): void {
    this.#ends.push(this.#draft.length);
  }

  /** The repeated words, and the records in this order. Yields now and then. */
  *sections(order: Uint32Array): Generator<void, { words: Uint8Array; records: Uint8Array }> {
    const counts = this.#words.counts();
    const again = byFalling(counts).filter((word) => counts[word]! > 1);
    const references = new Uint32Array(counts.length);
    const pool = new RecordWriter();
    const record = new ByteWriter();
    for (const [number, word] of again.entries()) {
      references[word] = number + 1;
      this.#words.write(word, record);
      pool.add(record);
    }
    yield;
    const draft = this.#draft.view();
    const ends = this.#ends.view();
    const spelled = new ByteWriter();
    const records = new RecordWriter();
    for (const [done, one] of order.entries()) {
      for (let at = one === 0 ? 0 : ends[one - 1]!; at < ends[one]!; at++) {
        const value = draft[at]!;
        if (value < isWord) record.number(value);
        else if (references[value - isWord]! > 0) record.number(references[value - isWord]!);
        else {
          this.#words.write(value - isWord, spelled);
          record.number(spelledOut);
          record.number(spelled.length);
          record.bytes(spelled.view());
          spelled.length = 0;
        }
      }
      records.add(record);
      if (done % recordsPerStep === 0) yield;
    }
    return { words: pool.section(), records: records.section() };
  }
}

/** Records written between two yields: a millisecond or two. */
const recordsPerStep = 2_000;

/** Indexes by descending value, equal ones in their order. */
export function byFalling(values: Uint32Array): Uint32Array {
  const most = values.reduce((greatest, value) => Math.max(greatest, value), 0);
  // Few values are large. Those are sorted; the others are counted.
  const counted = Math.min(most, 0xffff);
  const starts = new Uint32Array(counted + 2);
  for (const value of values) starts[counted - Math.min(value, counted) + 1]!++;
  for (let at = 1; at < starts.length; at++) starts[at]! += starts[at - 1]!;
  const large = starts[1]!;
  const order = new Uint32Array(values.length);
  for (const [index, value] of values.entries()) order[starts[counted - Math.min(value, counted)]!++] = index;
  order.subarray(0, large).sort((one, other) => values[other]! - values[one]! || one - other);
  return order;
}

/** Reads records that RecordDrafts collected. */
export class StoredRecords implements RecordSource {
  readonly #words: Records;
  readonly #records: Records;
  #reader: ByteReader;

  constructor(words: Uint8Array, records: Uint8Array) {
    this.#words = new Records(words);
    this.#records = new Records(records);
    this.#reader = new ByteReader(records);
  }

  /** Goes to a record, for the calls that follow. */
  open(number: number): this {
    this.#reader = this.#records.open(number);
    return this;
  }

  number(): number {
    return this.#reader.number();
  }

  words(count: number): string[] {
    const words: string[] = [];
    for (let at = 0; at < count; at++) words.push(this.#word(this.#reader.number()));
    return words;
  }

  #word(reference: number): string {
    if (reference === spelledOut) return this.#reader.text(this.#reader.number());
    const reader = this.#words.open(reference - 1);
    return reader.text(reader.end - reader.at);
  }
}
