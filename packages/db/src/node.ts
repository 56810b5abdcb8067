import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createClient } from '@libsql/client';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate } from 'drizzle-orm/libsql/migrator';
import { databaseFault } from './database-fault.ts';
import { type Db, createDb } from './db.ts';
import { makeFolder } from './make-folder.ts';

const MIGRATIONS = fileURLToPath(new URL('../migrations', import.meta.url));

/** How long a statement waits for another process's write before it fails. */
const BUSY_TIMEOUT_MS = 5_000;

/** The file behind a `file:` address, or null for a server. LibSQL also accepts the address in capitals and percent-encoded. */
export function databaseFile(url: string): string | null {
  if (!/^file:/i.test(url)) return null;
  const path = url.slice('file:'.length);
  return path.startsWith('//') ? fileURLToPath(url) : decodeURIComponent(path);
}

/** The `file:` address of a file, with any characters in its path. */
export function fileAddress(path: string): string {
  return `file:${path.replaceAll(/[%?#]/g, encodeURIComponent)}`;
}

/**
 * Opens an embedded file or a libSQL server, migrates it, and checks the guarantees that this system relies on.
 * Throws with a sentence for users if the database cannot be opened, belongs to a newer program or lacks these
 * guarantees.
 */
export async function openDb(options: { url: string; authToken?: string }): Promise<Db> {
  try {
    return await openMigrated(options);
  } catch (error) {
    throw inWords(error, options.url);
  }
}

/** The error as one sentence if the database cannot be opened; any other error unchanged. */
export function inWords(error: unknown, url: string): unknown {
  const fault = databaseFault(error, url);
  return fault === null ? error : new Error(fault, { cause: error });
}

async function openMigrated(options: { url: string; authToken?: string }): Promise<Db> {
  const file = databaseFile(options.url);
  if (file !== null) makeFolder(dirname(file));
  const db = createDb(
    createClient({
      url: options.url,
      authToken: options.authToken,
      ...(file === null ? {} : { timeout: BUSY_TIMEOUT_MS }),
    }),
  );
  try {
    if (file !== null) await db.client.execute('pragma journal_mode = wal');
    await refuseNewerSchema(db);
    await migrate(db.orm, { migrationsFolder: MIGRATIONS });
    if (file !== null) await assertDurable(db);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** Throws if the database has a migration with a later time than the newest one that this program knows. */
async function refuseNewerSchema(db: Db): Promise<void> {
  const tables = await db.client.execute(
    `select 1 from sqlite_master where type = 'table' and name = '__drizzle_migrations'`,
  );
  if (tables.rows.length === 0) return;
  const applied = await db.client.execute('select max(created_at) as at from __drizzle_migrations');
  const known = Math.max(...readMigrationFiles({ migrationsFolder: MIGRATIONS }).map((m) => m.folderMillis));
  if (Number(applied.rows[0]?.['at'] ?? 0) > known) {
    throw new Error('The database was written by a newer version of Tamis. Update the program, or restore a backup.');
  }
}

/** journal_mode=wal, synchronous=FULL (2) and foreign_keys=1: without them a power cut or a bug could lose a decision. */
async function assertDurable(db: Db): Promise<void> {
  const wanted = { journal_mode: 'wal', synchronous: 2, foreign_keys: 1 } as const;
  for (const [pragma, value] of Object.entries(wanted)) {
    const row = (await db.client.execute(`pragma ${pragma}`)).rows[0];
    const found = row?.[pragma];
    if (found !== value) {
      throw new Error(
        `The database is not configured as required: ${pragma} is ${JSON.stringify(found)}, it must be ${value}.`,
      );
    }
  }
}
