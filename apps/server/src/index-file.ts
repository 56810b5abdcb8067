import { createHash } from 'node:crypto';
import { open, rename } from 'node:fs/promises';
import type { EntityIndexHost } from '@tamis/api/entities/entity-index';

const SUM_BYTES = 32;
/** Hashed or written between two turns of the event loop. */
const PIECE = 1024 * 1024;

/**
 * Keeps the index of all entities in a file beside the database, with its SHA-256: an incomplete or damaged file is
 * ignored. It can be deleted at any time and is then created again. It is read into memory that threads share.
 */
export function indexFile(path: string): NonNullable<EntityIndexHost['keep']> {
  return {
    async load() {
      const file = await open(path);
      try {
        const { size } = await file.stat();
        const bytes = new Uint8Array(new SharedArrayBuffer(size));
        const hash = createHash('sha256');
        for (let at = 0; at < size;) {
          const { bytesRead } = await file.read(bytes, at, Math.min(PIECE, size - at), at);
          if (bytesRead === 0) return null;
          hash.update(bytes.subarray(Math.max(SUM_BYTES, at), at + bytesRead));
          at += bytesRead;
        }
        return size >= SUM_BYTES && hash.digest().equals(bytes.slice(0, SUM_BYTES)) ? bytes.subarray(SUM_BYTES) : null;
      } finally {
        await file.close();
      }
    },
    async save(...pieces) {
      const file = await open(`${path}.new`, 'w');
      try {
        const hash = createHash('sha256');
        let to = SUM_BYTES;
        for (const bytes of pieces) {
          for (let at = 0; at < bytes.byteLength; at += PIECE) {
            const piece = bytes.subarray(at, at + PIECE);
            hash.update(piece);
            await file.write(piece, 0, piece.byteLength, to);
            to += piece.byteLength;
          }
        }
        await file.write(hash.digest(), 0, SUM_BYTES, 0);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(`${path}.new`, path);
    },
  };
}
