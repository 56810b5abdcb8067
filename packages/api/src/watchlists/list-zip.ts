/** The files in a zip: stored or deflated, found by the directory at its end, each unpacked as a stream. */
import { shorten } from '../errors.ts';
import { decompressed } from './decompressed.ts';
import { ListRefused } from './list-refused.ts';

/** A file of the archive. */
interface ZipEntry {
  name: string;
  /** Unpacked pieces; throws `ListRefused` if they contradict the directory. */
  pieces: () => AsyncGenerator<Uint8Array>;
}

/** The directory is at the end, so the packed bytes are kept in memory; the largest list packs to some 7 MB. */
export const MAX_ZIP_BYTES = 64 * 1024 * 1024;
/** OFAC's archives hold up to ten files. */
const MAX_ENTRIES = 100;

/** Signatures and sizes of the records, from PKWARE's APPNOTE 4.3. */
const END = { signature: 0x06054b50, size: 22, longestComment: 0xffff };
const DIRECTORY = { signature: 0x02014b50, size: 46 };
const LOCAL = { signature: 0x04034b50, size: 30 };
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 1;
/** The value of a field of the first zip version if the real one is in that of the second, for more than 4 GB. */
const ZIP64 = 0xffff_ffff;

function damaged(): ListRefused {
  return new ListRefused('damaged-zip', 'The zip file is cut short or damaged.');
}

/** The files of an archive, in the order of its directory, without folders and what file managers add. */
export function zipEntries(bytes: Uint8Array): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOfDirectory(view);
  const count = view.getUint16(end + 10, true);
  if (count > MAX_ENTRIES) {
    throw new ListRefused('too-large', `The zip file contains ${count} files; put only those of one list in it.`);
  }
  const entries: ZipEntry[] = [];
  let unsafe: string | undefined;
  let at = view.getUint32(end + 16, true);
  for (let i = 0; i < count; i += 1) {
    if (at + DIRECTORY.size > end || view.getUint32(at, true) !== DIRECTORY.signature) throw damaged();
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((field) => view.getUint16(at + field, true));
    const nameStart = at + DIRECTORY.size;
    const name = new TextDecoder().decode(bytes.subarray(nameStart, nameStart + (nameLength ?? 0)));
    const place = {
      flags: view.getUint16(at + 8, true),
      method: view.getUint16(at + 10, true),
      crc: view.getUint32(at + 16, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      start: view.getUint32(at + 42, true),
    };
    if (isUnsafe(name)) unsafe ??= name;
    else if (!isExtra(name)) entries.push({ name, pieces: () => unpack(bytes, view, place) });
    at = nameStart + (nameLength ?? 0) + (extraLength ?? 0) + (commentLength ?? 0);
  }
  if (entries.some(({ name }) => OFFICE_FILES.has(name))) {
    throw new ListRefused('other-format', 'This is an Office document; use the XML or CSV file of the list.');
  }
  if (unsafe !== undefined)
    throw new ListRefused('other-format', `The zip file contains a file with an unsafe path: ${shorten(unsafe)}`);
  if (entries.length === 0) {
    throw new ListRefused(
      'empty',
      count === 0 ? 'The zip file is empty.' : 'The zip file contains no list, only folders or hidden files.',
    );
  }
  return entries;
}

/** Files in every document of Microsoft Office and OpenDocument, which are zip files. */
const OFFICE_FILES = new Set(['[Content_Types].xml', 'mimetype']);

/** A path that leaves the folder that it is unpacked in. No list has one. */
const isUnsafe = (name: string): boolean => name.split(/[/\\]/u).includes('..');

/** Folders, and the notes that macOS and Windows keep for themselves. */
function isExtra(name: string): boolean {
  return name.endsWith('/') || /(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db$)/.test(name);
}

/** The position of the record that ends the archive; only a comment may follow it. */
function endOfDirectory(view: DataView): number {
  const last = view.byteLength - END.size;
  for (let at = last; at >= Math.max(0, last - END.longestComment); at -= 1) {
    if (view.getUint32(at, true) === END.signature && view.getUint16(at + 20, true) === last - at) return at;
  }
  throw damaged();
}

interface Place {
  flags: number;
  method: number;
  crc: number;
  packed: number;
  size: number;
  start: number;
}

async function* unpack(bytes: Uint8Array, view: DataView, place: Place): AsyncGenerator<Uint8Array> {
  const { flags, method, crc, packed, size, start } = place;
  if ((flags & ENCRYPTED) !== 0) {
    throw new ListRefused(
      'other-format',
      'The zip file is protected by a password; unpack it and give the list in it.',
    );
  }
  if (method !== STORED && method !== DEFLATED) {
    throw new ListRefused(
      'other-format',
      `The zip file uses a compression (${method}) that is not supported; unpack it.`,
    );
  }
  if (packed === ZIP64 || size === ZIP64 || start === ZIP64) {
    throw new ListRefused('too-large', 'The zip file contains a file of more than 4 GB, too large for any list.');
  }
  if (start + LOCAL.size > bytes.length || view.getUint32(start, true) !== LOCAL.signature) throw damaged();
  const from = start + LOCAL.size + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
  if (from + packed > bytes.length) throw damaged();
  const content = bytes.subarray(from, from + packed);
  const sum = new Crc32();
  let length = 0;
  for await (const piece of method === STORED
    ? inPieces(content)
    : decompressed(inPieces(content), 'deflate-raw', damaged())) {
    length += piece.length;
    sum.add(piece);
    yield piece;
  }
  if (length !== size || sum.value !== crc) throw damaged();
}

const PIECE = 64 * 1024;

async function* inPieces(content: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < content.length; at += PIECE) yield content.subarray(at, at + PIECE);
}

/** The checksum in the directory for each file (CRC-32 of ISO 3309, as in gzip). */
class Crc32 {
  #crc = 0xffff_ffff;

  add(piece: Uint8Array): void {
    let crc = this.#crc;
    for (const byte of piece) crc = (crcTable[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
    this.#crc = crc;
  }

  get value(): number {
    return (this.#crc ^ 0xffff_ffff) >>> 0;
  }
}

const POLYNOMIAL = 0xedb8_8320;
const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ POLYNOMIAL : crc >>> 1;
  return crc;
});
