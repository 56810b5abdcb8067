import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The name of a folder: the process id of its owner and a random suffix. */
const NAME = /^tamis-file-(\d+)-\w+$/;

/** A folder for a file that is removed with its request. */
export const temporaryFolder = (): Promise<string> => mkdtemp(join(tmpdir(), `tamis-file-${process.pid}-`));

/** Removes the folders of killed processes, which contain people's data and would otherwise stay for ever. */
export async function removeLeftFolders(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = Number(NAME.exec(name)?.[1] ?? Number.NaN);
    const folder = join(tmpdir(), name);
    if (pid > 0 && (pid === process.pid ? await isOlderThanThis(folder) : !isAlive(pid))) {
      // Another user's folder is left to that user's server.
      await rm(folder, { recursive: true, force: true }).catch(() => undefined);
    }
  }
}

/** In a container, earlier processes may have had the same id as this one. */
async function isOlderThanThis(folder: string): Promise<boolean> {
  const found = await stat(folder).catch(() => null);
  return found !== null && found.mtimeMs < performance.timeOrigin;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process of another user cannot be signalled.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
