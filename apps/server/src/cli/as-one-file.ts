import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { crc32, gunzipSync } from 'node:zlib';
import { MAX_ZIP_BYTES } from '@tamis/api/watchlists/list-zip';
import { Failure } from './failure.ts';

/** The records of a zip file (PKWARE's APPNOTE, 4.3) and their lengths. */
const ENTRY = { signature: 0x04034b50, length: 30 } as const;
const DIRECTORY = { signature: 0x02014b50, length: 46 } as const;
const END = { signature: 0x06054b50, length: 22 } as const;
const VERSION = 20;
const UTF_8_NAMES = 0x0800;

/** Packs several files into one zip, as lists of several tables are imported. Gzip files are unpacked. */
export function asOneFile(files: readonly string[]): Uint8Array {
  const entries: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const file of files) {
    const content = unpacked(file, MAX_ZIP_BYTES - at);
    const name = Buffer.from(basename(file));
    const entry = Buffer.alloc(ENTRY.length);
    entry.writeUInt32LE(ENTRY.signature);
    // No time is given, so that the same files are the same zip.
    entry.writeUInt16LE(VERSION, 4);
    entry.writeUInt16LE(UTF_8_NAMES, 6);
    entry.writeUInt32LE(crc32(content), 14);
    entry.writeUInt32LE(content.length, 18);
    entry.writeUInt32LE(content.length, 22);
    entry.writeUInt16LE(name.length, 26);
    const listed = Buffer.alloc(DIRECTORY.length);
    listed.writeUInt32LE(DIRECTORY.signature);
    listed.writeUInt16LE(VERSION, 4);
    entry.copy(listed, 6, 4);
    listed.writeUInt32LE(at, 42);
    entries.push(entry, name, content);
    directory.push(listed, name);
    at += entry.length + name.length + content.length;
  }
  const end = Buffer.alloc(END.length);
  end.writeUInt32LE(END.signature);
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(
    directory.reduce((sum, { length }) => sum + length, 0),
    12,
  );
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...entries, ...directory, end]);
}

function unpacked(file: string, most: number): Buffer {
  const bytes = readFileSync(file);
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
  const content = isGzip ? gunzip(file, bytes, Math.max(1, most)) : bytes;
  if (content.length > most) throw new Failure('The files are too large to be imported together.');
  return content;
}

function gunzip(file: string, bytes: Buffer, maxOutputLength: number): Buffer {
  try {
    return gunzipSync(bytes, { maxOutputLength });
  } catch (error) {
    const isLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    throw new Failure(
      isLarge ? 'The files are too large to be imported together.' : `${file}: the gzip file is cut short or damaged.`,
    );
  }
}
