import { createWriteStream, openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import type { Spooled } from '@tamis/api/context';
import { temporaryFolder } from './temporary-folder.ts';

/**
 * Writes a stream to a temporary file, so that a large one takes no memory. If the stream breaks, the file is removed.
 */
export async function spoolOnDisk(stream: ReadableStream<Uint8Array>): Promise<Spooled> {
  const folder = await temporaryFolder();
  const forget = () => rm(folder, { recursive: true, force: true });
  try {
    const path = join(folder, 'file');
    // Node's type of a web stream and the web's own differ in name only.
    await pipeline(Readable.fromWeb(stream as NodeReadableStream), createWriteStream(path, { mode: 0o600 }));
    return { file: await openAsBlob(path), forget };
  } catch (error) {
    await forget();
    throw error;
  }
}
