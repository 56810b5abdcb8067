/**
 * Reads a published list as a stream: bytes → text → records → listed parties, in batches, with bounded memory and
 * without blocking the event loop. Nothing is stored here; the result is valid only once the summary is there.
 */
import type { ListCode, ListFormat } from '@tamis/screening/lists/list-format';
import type { ListKind } from '@tamis/screening/lists/topics';
import type { Hasher } from '../hasher.ts';
import { MAX_UPLOAD_BYTES } from '../upload-limit.ts';
import { listFiles, type ListFile, type Tally } from './list-bytes.ts';
import { ListCollector, type ListBatch } from './list-collector.ts';
import { parserFor, type ListParser } from './list-parser.ts';
import { ListRefused } from './list-refused.ts';
import { listText } from './list-text.ts';
import { nextTurn } from '../next-turn.ts';

export interface ListSummary {
  format: ListFormat['name'];
  /** The published list that the file is; undefined if its format is not that of one publisher. */
  list: ListCode | undefined;
  /** The publisher's date (ISO). */
  publishedAt?: string;
  /** The number of records according to the publisher. */
  declaredCount?: number;
  parties: number;
  /** Names of all parties, of every kind. */
  names: number;
  rejected: number;
  /** Sentences on what is missing although the file was read, such as the aliases of a lone sdn.csv. */
  notes: string[];
  /** SHA-256 in hexadecimal of the file as given, or of several one after the other. */
  sha256: string;
  /** Size of the files as given. */
  bytes: number;
}

export interface ReadListOptions {
  /** An incremental SHA-256 of the host. */
  createHash: () => Hasher;
  /** Called for each batch; the reading waits for it. Its errors end the reading. */
  onBatch?: (batch: ListBatch) => Promise<void> | void;
  /** The code of the requested list in lower case; without it, any list is accepted. */
  expected?: string;
  /** The kind of that list: if a file has records of several kinds, only those of this kind are read. */
  kind?: ListKind;
  /** Most bytes, as given and unpacked. Default: those of an upload. */
  maxBytes?: number;
  /** Most bytes that a packed byte may unpack to. Default 100: lists reach 20. */
  maxRatio?: number;
}

/** Characters parsed between two turns of the event loop: some 10 ms. */
const TURN = 256 * 1024;

/**
 * Reads a published list and detects its format by the content: one file, plain or as gzip or zip, or the several files
 * of one list. Resolves to the summary if everything was read and is the list that it claims to be. Otherwise throws
 * `ListRefused` with a sentence for a person; then the batches passed to `onBatch` are void.
 */
export async function readList(
  given: ReadableStream<Uint8Array> | readonly ReadableStream<Uint8Array>[],
  options: ReadListOptions,
): Promise<ListSummary> {
  const { expected, kind, onBatch, createHash, maxBytes = MAX_UPLOAD_BYTES, maxRatio = 100 } = options;
  const tally: Tally = { bytes: 0, hasher: createHash() };
  const collector = new ListCollector({ expected, kind });
  const handOver = async (batches: Iterable<ListBatch>): Promise<void> => {
    for (const batch of batches) {
      await onBatch?.(batch);
      await nextTurn();
    }
  };
  const streams = given instanceof ReadableStream ? [given] : given;
  for await (const file of listFiles(streams, tally, { maxBytes, maxRatio })) {
    await readFile(file, collector, () => handOver(collector.batches(tally.bytes)));
  }
  await handOver(collector.lastBatches(tally.bytes));
  const { format, list, notes, ...header } = collector.finish();
  const { parties, names, rejected } = collector.counts;
  return { format, list, ...header, parties, names, rejected, notes, sha256: tally.hasher.hex(), bytes: tally.bytes };
}

async function readFile(file: ListFile, collector: ListCollector, handOver: () => Promise<void>): Promise<void> {
  let parser: ListParser | undefined;
  let sinceTurn = 0;
  try {
    for await (const text of listText(file.pieces)) {
      if (text === '') continue;
      parser ??= parserFor(text, collector);
      parser.write(text);
      await handOver();
      sinceTurn += text.length;
      if (sinceTurn < TURN) continue;
      sinceTurn = 0;
      await nextTurn();
    }
    parser ??= parserFor('', collector);
    parser.end();
  } catch (error) {
    if (file.name === undefined || !(error instanceof ListRefused)) throw error;
    throw new ListRefused(error.code, `In ${file.name.slice(0, 100)}: ${error.message}`);
  }
}
