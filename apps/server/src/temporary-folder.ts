import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What a folder is called: whose it is, by the number of its process, and a random end. */
const NAME = /^tamis-file-(\d+)-\w+$/;

/** A folder for a file that is gone when its request is. */
export const temporaryFolder = (): Promise<string> => mkdtemp(join(tmpdir(), `tamis-file-${process.pid}-`));

/** Removes what processes that were killed have left: files of people's data that nobody would ever remove. */
export async function removeLeftFolders(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = Number(NAME.exec(name)?.[1] ?? Number.NaN);
    const folder = join(tmpdir(), name);
    if (pid > 0 && (pid === process.pid ? await isOlderThanThis(folder) : !isAlive(pid))) {
      // Another user's is left to that user's server.
      await rm(folder, { recursive: true, force: true }).catch(() => undefined);
    }
  }
}

/** In a container every process may have had the number of this one. */
async function isOlderThanThis(folder: string): Promise<boolean> {
  const found = await stat(folder).catch(() => null);
  return found !== null && found.mtimeMs < performance.timeOrigin;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another user's process may not be sent anything.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
