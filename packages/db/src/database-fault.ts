/** What is wrong with a database or its location, from the messages of SQLite, libSQL and the operating system. */

const DISK_FULL = /SQLITE_FULL|disk is full|ENOSPC/;

/** By pattern of the error messages; `place` is the file, or the address of the server. */
const FAULTS: readonly [said: RegExp, sentence: (place: string) => string][] = [
  [/SQLITE_NOTADB|is not a database/, (place) => `${place} is not a database. Set DATABASE_URL to another file.`],
  [DISK_FULL, (place) => `The disk that ${place} is on is full. Make room on it and try again.`],
  [
    /SQLITE_READONLY|readonly database|EROFS/,
    (place) => `${place} cannot be written. Give this user the right to, or set DATABASE_URL to another place.`,
  ],
  [/SQLITE_CORRUPT|is malformed/, (place) => `${place} is damaged. Restore a backup: pnpm cli restore.`],
  [
    /SQLITE_CANTOPEN|Unable to open|unable to open|EACCES|EPERM|EEXIST|ENOTDIR|EISDIR|ENOENT.*mkdir/,
    (place) =>
      `${place} cannot be opened or made: it is a folder, lies below a file, behind a link that leads nowhere, or this user may not. Set DATABASE_URL to another place.`,
  ],
  [
    /fetch failed|ECONNREFUSED|ENOTFOUND|EAI_AGAIN/,
    (place) => `The database server at ${place} does not answer. Start it, or set DATABASE_URL to the right address.`,
  ],
  [/URL_INVALID|URL_PARAM|URL_SCHEME/, (place) => `DATABASE_URL is ${place}, which is not the address of a database.`],
];

/** One sentence on why a database cannot be opened or used; null if the error has another cause. */
export function databaseFault(error: unknown, url: string): string | null {
  const said = wordsOf(error);
  const sentence = FAULTS.find(([pattern]) => pattern.test(said))?.[1];
  return sentence?.(placeOf(url)) ?? null;
}

/** Whether work failed because the disk is full. */
export const isDiskFull = (error: unknown): boolean => DISK_FULL.test(wordsOf(error));

/** Whether a batch failed because another server wrote at the same time: a retry may succeed. */
export const isLostRace = (error: unknown): boolean =>
  /UNIQUE constraint failed: audit_event|SQLITE_BUSY/.test(wordsOf(error));

/** Whether a statement ended its batch by parsing text that is not JSON, the only way to end one from within. */
export const isMalformedJson = (error: unknown): boolean => wordsOf(error).includes('malformed JSON');

/** The messages and codes of an error and its causes. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const { code } = error as NodeJS.ErrnoException;
  return `${code ?? ''} ${error.message}\n${wordsOf(error.cause)}`;
}

/** The address without its secrets. */
function placeOf(url: string): string {
  return url
    .replace(/^file:(?:\/\/)?/, '')
    .replace(/\/\/[^/@]*@/, '//')
    .replace(/\?.*$/, '');
}
