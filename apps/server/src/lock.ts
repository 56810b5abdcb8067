import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { makeFolder } from '@tamis/db/make-folder';
import { fileAddress, inWords } from '@tamis/db/node';
import { type Client, type Transaction, createClient } from '@libsql/client';

export interface Lock {
  release: () => void;
}

/** The file that the process holding a database locks: it exists before the database does. */
export const lockFile = (databaseFile: string): string => `${databaseFile}.lock`;

/** How long a newcomer waits for a command that holds the database for a moment. */
const PATIENCE_MS = 1_000;
const RETRY_MS = 50;

/**
 * The right to write an embedded database, which only one process has at a time. It is a write transaction held open on
 * `<database>.lock`: a lock of the operating system, which ends with its process, however that dies, while a file with a
 * process id would stay behind. Returns null if another process has the lock. Throws one sentence if the file cannot be created.
 *
 * Nothing else in this process may open the lock file: closing any handle of a file releases the process's locks on it.
 */
export async function takeLock(databaseFile: string, patienceMs = PATIENCE_MS): Promise<Lock | null> {
  try {
    return await tryFor(databaseFile, patienceMs);
  } catch (error) {
    throw inWords(error, databaseFile);
  }
}

async function tryFor(databaseFile: string, patienceMs: number): Promise<Lock | null> {
  makeFolder(dirname(databaseFile));
  const client = createClient({ url: fileAddress(lockFile(databaseFile)), timeout: 0 });
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const held = await begin(client);
    if (held !== null) {
      return {
        release: () => {
          held.close();
          client.close();
        },
      };
    }
    if (Date.now() >= deadline) {
      client.close();
      return null;
    }
    await wait(RETRY_MS);
  }
}

async function begin(client: Client): Promise<Transaction | null> {
  try {
    return await client.transaction('write');
  } catch (error) {
    if (error instanceof Error && /SQLITE_BUSY|database is locked/.test(error.message)) return null;
    throw error;
  }
}
