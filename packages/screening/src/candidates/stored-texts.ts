/**
 * Records of numbers and texts. A text is its words, and a word that comes up again is kept once: names are made of few words.
 * Words are numbered by how often they come up, so that the common ones take a byte.
 */
import { GrowingWords } from './growing-words.ts';
import { ByteReader, ByteWriter } from './packed-bytes.ts';
import { RecordWriter, Records } from './records.ts';
import { WordTable } from './word-table.ts';

/** What a record is written to. */
export interface RecordSink {
  /** A whole number below 2^31. */
  number: (value: number) => void;
  /** The words of a text; how many they are (`countWords`) is written before. */
  words: (text: string) => void;
}

/** What a record is read from, in the order in which it was written. */
export interface RecordSource {
  number: () => number;
  /** So many words; written together with a space between them they are the text. */
  words: (count: number) => string[];
}

const space = 0x20;

/** The words of a text, none of the empty one: one more than there are spaces. */
export function countWords(text: string): number {
  if (text === '') return 0;
  let count = 1;
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) === space) count++;
  return count;
}

/** A draft holds a number, or with this bit the draft number of a word. */
const isWord = 0x8000_0000;
/** Stands for a word that comes up once and follows as it is; other words have their number plus one. */
const spelledOut = 0;

/** Collects records until it is known how often each word comes up. */
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

  /** The words that come up again, and the records in the order asked for; yields now and then. */
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

/** Indexes by falling value; of equal ones the first comes first. */
export function byFalling(values: Uint32Array): Uint32Array {
  const most = values.reduce((greatest, value) => Math.max(greatest, value), 0);
  // Few values are large: those are sorted, the others counted.
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

/** Reads what RecordDrafts collected. */
export class StoredRecords implements RecordSource {
  readonly #words: Records;
  readonly #records: Records;
  #reader: ByteReader;

  constructor(words: Uint8Array, records: Uint8Array) {
    this.#words = new Records(words);
    this.#records = new Records(records);
    this.#reader = new ByteReader(records);
  }

  /** Stands before a record, for the calls that follow. */
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
