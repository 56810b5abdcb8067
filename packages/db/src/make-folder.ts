import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder with those above it that are missing. Node's own way to do so never ends where a file system refuses with
 * ENOENT, as /proc does.
 */
export function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    // Somebody else may have made it meanwhile.
    if (!existsSync(path)) throw error;
  }
}
