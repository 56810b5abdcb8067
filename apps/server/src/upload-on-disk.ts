import { openAsBlob } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type ReadUpload, brokenOff, formBody, formFaults } from './body.ts';
import { BrokenForm, type PartHeader, type Sink, boundaryOf, readParts } from './multipart.ts';
import { temporaryFolder } from './temporary-folder.ts';

/**
 * Writes the file to a temporary one, so that a large upload takes no memory; it is removed when the request is done.
 */
export const uploadOnDisk: ReadUpload = async (request, field) => {
  const { body, type } = formBody(request, field);
  const folder = await temporaryFolder();
  const forget = () => rm(folder, { recursive: true, force: true });
  try {
    const path = join(folder, 'file');
    const part = await spool(body, { type, field, path });
    const blob = await openAsBlob(path, { type: part.type });
    return { file: new File([blob], part.fileName ?? '', { type: part.type }), forget };
  } catch (error) {
    await forget();
    throw error instanceof BrokenForm ? formFaults.broken() : brokenOff(request, error);
  }
};

async function spool(
  body: ReadableStream<Uint8Array> | null,
  { type, field, path }: { type: string; field: string; path: string },
): Promise<PartHeader> {
  if (body === null) throw formFaults.noFile(field);
  const target = await open(path, 'wx', 0o600);
  let found: PartHeader | undefined;
  const write: Sink = async (bytes) => {
    // `write` may write only a part, for example on a disk that is almost full.
    await target.appendFile(bytes);
  };
  try {
    await readParts(body, boundaryOf(type), (part) => {
      if (part.name !== field) throw formFaults.otherField(part.name, field);
      if (part.fileName === undefined) throw formFaults.noFile(field);
      if (found !== undefined) throw formFaults.moreFiles(field);
      found = part;
      return write;
    });
  } finally {
    await target.close();
  }
  if (found === undefined) throw formFaults.noFile(field);
  return found;
}
