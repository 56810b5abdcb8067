import { statSync } from 'node:fs';
import { Failure, Usage } from './failure.ts';

/** The single argument of a command. */
export function onlyArgument([text, ...more]: readonly string[], need: string): string {
  if (text === undefined || more.length > 0) throw new Usage(need);
  return text;
}

/** The single argument, an id: of a job, a key, a screening. */
export function typedId(args: readonly string[], need: string): number {
  const text = onlyArgument(args, need);
  if (!/^[1-9]\d{0,14}$/.test(text)) throw new Usage(need);
  return Number(text);
}

/** Fails with one sentence if a path is no readable file: a pipe is one, a folder is not. */
export function requireFile(path: string): void {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) throw new Failure(`There is no file ${path}.`);
  if (found.isDirectory()) throw new Failure(`${path} is a folder, not a file.`);
}
