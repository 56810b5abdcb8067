/** Writes zip files in tests, good and bad. */
import { crc32, deflateRawSync } from 'node:zlib';

interface ZipOptions {
  /** Leaves files as they are instead of deflating them. */
  stored?: boolean;
  /** What goes into the headers instead of the truth. */
  claim?: Partial<{ method: number; flags: number; crc: number; size: number; packed: number }>;
  comment?: string;
}

/** A zip of files by their names. */
export function zipOf(files: Readonly<Record<string, Uint8Array | string>>, options: ZipOptions = {}): Buffer {
  const { stored = false, claim = {}, comment = '' } = options;
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const bytes = Buffer.from(content);
    const packed = stored ? bytes : deflateRawSync(bytes);
    const fields = {
      flags: 0,
      method: stored ? 0 : 8,
      crc: crc32(bytes),
      packed: packed.length,
      size: bytes.length,
      ...claim,
    };
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(fields.flags, 2);
    common.writeUInt16LE(fields.method, 4);
    common.writeUInt32LE(fields.crc, 10);
    common.writeUInt32LE(fields.packed, 14);
    common.writeUInt32LE(fields.size, 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), common, Buffer.from(name), packed]);
    const entry = Buffer.alloc(14);
    entry.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002'), Buffer.alloc(2), common, entry, Buffer.from(name)]));
    parts.push(local);
    offset += local.length;
  }
  const size = directory.reduce((sum, entry) => sum + entry.length, 0);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(size, 8);
  end.writeUInt32LE(offset, 12);
  end.writeUInt16LE(Buffer.byteLength(comment), 16);
  return Buffer.concat([...parts, ...directory, Buffer.from('PK\u0005\u0006'), end, Buffer.from(comment)]);
}
