import { statSync } from 'node:fs';
import { Failure } from './failure.ts';

/** Fails with one sentence if a path is no readable file: a pipe is one, a folder is not. */
export function requireFile(path: string): void {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) throw new Failure(`There is no file ${path}.`);
  if (found.isDirectory()) throw new Failure(`${path} is a folder, not a file.`);
}
