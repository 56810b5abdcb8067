/** The bytes of a list's files: hashed as given, unpacked if they are gzip or zip, in small pieces, within bounds. */
import type { Hasher } from '../hasher.ts';
import { letGo } from '../let-go.ts';
import { megabytes } from '../upload-limit.ts';
import { decompressed } from './decompressed.ts';
import { ListRefused } from './list-refused.ts';
import { MAX_ZIP_BYTES, zipEntries } from './list-zip.ts';

interface ByteLimits {
  /** Most bytes, as given and unpacked. */
  maxBytes: number;
  /** Most bytes that one packed byte may unpack to. */
  maxRatio: number;
}

/** Bytes as given, counted and hashed. */
export interface Tally {
  bytes: number;
  hasher: Hasher;
}

/** Small enough that parsing one piece never holds the event loop for long. */
const PIECE = 64 * 1024;
const PACKED_PIECE = 4 * 1024;
/** Below this size the ratio is not checked: a few hundred repeated bytes compress to almost nothing. */
const RATIO_FROM = 1024 * 1024;

/** The pieces of a stream as given, hashed and counted; the stream is cancelled when its reader stops early. */
async function* pieces(stream: ReadableStream<Uint8Array>, tally: Tally, maxBytes: number): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  let ended = false;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      ended = done;
      if (done) return;
      for (let from = 0; from < value.length; from += PIECE) {
        const piece = value.subarray(from, from + PIECE);
        tally.bytes += piece.length;
        if (tally.bytes > maxBytes)
          throw new ListRefused('too-large', `The file is larger than ${megabytes(maxBytes)}.`);
        tally.hasher.update(piece);
        yield piece;
      }
    }
  } finally {
    if (!ended) await letGo(reader);
    reader.releaseLock();
  }
}

/** Pieces joined until there are at least `size` bytes, then the rest one by one; the first item may be empty. */
async function* withHead(source: AsyncGenerator<Uint8Array>, size: number): AsyncGenerator<Uint8Array> {
  let head = new Uint8Array(0);
  for await (const piece of source) {
    if (head.length >= size) {
      yield piece;
      continue;
    }
    const longer = new Uint8Array(head.length + piece.length);
    longer.set(head);
    longer.set(piece, head.length);
    head = longer;
    if (head.length >= size) yield head;
  }
  if (head.length < size) yield head;
}

/** Size of the first piece of a file, enough to detect format and encoding: the EU's header has 4,000 bytes. */
const HEAD = 16 * 1024;

/** A file of a list, in pieces of about 64 KB, the first of at least 16 KB when there are that many. */
export interface ListFile {
  /** Its name in an archive with others. */
  name?: string;
  pieces: AsyncGenerator<Uint8Array>;
}

/**
 * The files of a list as given, or unpacked from a gzip or zip, one after the other. Throws `ListRefused` if one is
 * damaged, or exceeds the limits of size or compression.
 */
export async function* listFiles(
  streams: readonly ReadableStream<Uint8Array>[],
  tally: Tally,
  limits: ByteLimits,
): AsyncGenerator<ListFile> {
  const unpacked = new Unpacked(limits);
  for (const stream of streams) {
    const given = withHead(pieces(stream, tally, limits.maxBytes), 4);
    const first = await given.next();
    const head = first.done === true ? new Uint8Array(0) : first.value;
    const all = prepend(head, given);
    const start = String.fromCharCode(...head.subarray(0, 4));
    if (start.startsWith('\u001f\u008b'))
      yield { pieces: withHead(unpacked.bounded(gunzip(unpacked.counted(all)), 'gzip'), HEAD) };
    else if (start === 'PK\u0003\u0004' || start === 'PK\u0005\u0006') {
      const entries = zipEntries(await collect(unpacked.counted(all)));
      for (const entry of entries) {
        const content = withHead(unpacked.bounded(entry.pieces(), 'zip'), HEAD);
        yield entries.length === 1 ? { pieces: content } : { name: entry.name, pieces: content };
      }
    } else yield { pieces: withHead(all, HEAD) };
  }
}

async function* prepend(head: Uint8Array, rest: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield head;
    yield* rest;
  } finally {
    await rest.return(undefined);
  }
}

/** All bytes of an archive, which is read from its end. */
async function collect(source: AsyncGenerator<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const piece of source) {
    length += piece.length;
    if (length > MAX_ZIP_BYTES) {
      throw new ListRefused('too-large', `The zip file is larger than ${megabytes(MAX_ZIP_BYTES)}; unpack it first.`);
    }
    parts.push(piece);
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** The unpacked bytes of all files together, checked against the limits. */
class Unpacked {
  readonly #limits: ByteLimits;
  #packed = 0;
  #size = 0;

  constructor(limits: ByteLimits) {
    this.#limits = limits;
  }

  /** Packed bytes, in small pieces, so that few are read ahead of the unpacking. */
  async *counted(source: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const piece of source) {
      for (let from = 0; from < piece.length; from += PACKED_PIECE) {
        const part = piece.subarray(from, from + PACKED_PIECE);
        this.#packed += part.length;
        yield part;
      }
    }
  }

  async *bounded(source: AsyncGenerator<Uint8Array>, kind: 'gzip' | 'zip'): AsyncGenerator<Uint8Array> {
    const { maxBytes, maxRatio } = this.#limits;
    for await (const piece of source) {
      this.#size += piece.length;
      if (this.#size > maxBytes) {
        throw new ListRefused('too-large', `The file unpacks to more than ${megabytes(maxBytes)}.`);
      }
      if (this.#size > RATIO_FROM && this.#size > this.#packed * maxRatio) {
        throw new ListRefused('too-large', `The ${kind} file unpacks to more than ${maxRatio} times its size.`);
      }
      yield piece;
    }
  }
}

async function* gunzip(source: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield* decompressed(source, 'gzip', new ListRefused('damaged-gzip', 'The gzip file is cut short or damaged.'));
}
