import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import type { EntityIndexHost } from '@tamis/api/entities/entity-index';

const SUM_BYTES = 32;
/** Hashed or written between two turns of the event loop. */
const PIECE = 1024 * 1024;

/**
 * Keeps the index of all entities in a file beside the database, behind its SHA-256: what was written in part or has been
 * damaged since is nothing. It can be deleted at any time, and is then made again.
 */
export function indexFile(path: string): NonNullable<EntityIndexHost['keep']> {
  return {
    async load() {
      const pieces: Buffer[] = [];
      const hash = createHash('sha256');
      let sum: Buffer | undefined;
      for await (const piece of createReadStream(path, { highWaterMark: PIECE }) as AsyncIterable<Buffer>) {
        const rest = sum === undefined ? piece.subarray(SUM_BYTES) : piece;
        sum ??= piece.subarray(0, SUM_BYTES);
        hash.update(rest);
        pieces.push(rest);
      }
      return sum !== undefined && hash.digest().equals(sum) ? Buffer.concat(pieces) : null;
    },
    async save(bytes) {
      const file = await open(`${path}.new`, 'w');
      try {
        const hash = createHash('sha256');
        for (let at = 0; at < bytes.byteLength; at += PIECE) {
          const piece = bytes.subarray(at, at + PIECE);
          hash.update(piece);
          await file.write(piece, 0, piece.byteLength, SUM_BYTES + at);
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
