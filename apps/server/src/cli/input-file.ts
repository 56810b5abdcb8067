import { statSync } from 'node:fs';
import { Failure } from './failure.ts';

/** Fails with one sentence when a path leads to no file that could be read: a pipe may be one, a folder is none. */
export function requireFile(path: string): void {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) throw new Failure(`There is no file ${path}.`);
  if (found.isDirectory()) throw new Failure(`${path} is a folder, not a file.`);
}
