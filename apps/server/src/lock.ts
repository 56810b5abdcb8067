import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { makeFolder } from '@tamis/db/make-folder';
import { fileAddress, inWords } from '@tamis/db/node';
import { type Client, type Transaction, createClient } from '@libsql/client';

export interface Lock {
  release: () => void;
}

/** The file that is locked by the process that holds a database: it is there before the database is. */
export const lockFile = (databaseFile: string): string => `${databaseFile}.lock`;

/** How long a newcomer waits for a command that holds the database for a moment. */
const PATIENCE_MS = 1_000;
const RETRY_MS = 50;

/**
 * The right to write an embedded database: one process at a time has it. It is a write transaction held open on
 * `<database>.lock`, that is, a lock of the operating system, which ends with the process that holds it however that
 * dies; a file with a process id would outlive it. Returns null when another process has the lock.
 *
 * Throws with a sentence where the file cannot be made. Nothing else in this process may open the lock file: closing any handle of a file gives up the process's locks on it.
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
