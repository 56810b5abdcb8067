import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { createClient } from '@libsql/client';
import { fileAddress, openDb } from '@tamis/db/node';
import { freeName, putCheckpointsAside } from '../checkpoint-file.ts';
import { onlyArgument, requireFile } from './argument.ts';
import { checkCopy } from './check-copy.ts';
import { alone } from './database.ts';
import { Failure } from './failure.ts';
import { type Io, printLine } from './print.ts';

/**
 * `restore <file>`: replaces the database with a backup. The backup is first tested on a copy beside the database:
 * checked, and migrated by this program. The former database is kept beside it, and the exchange is one rename. The
 * checkpoints so far are set aside with it, because they may include events that the backup lacks.
 */
export async function restore(io: Io, args: string[]): Promise<void> {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const source = onlyArgument(positionals, 'restore needs one file.');
  requireFile(source);
  await alone(io.env(), async (file) => {
    const candidate = `${file}.restoring`;
    removeWithLog(candidate);
    try {
      copyFileSync(source, candidate);
      await checkCopy(io.env(), candidate, source);
      const migrated = await openDb({ url: fileAddress(candidate) });
      migrated.close();
      const { events } = await checkCopy(io.env(), candidate);
      await foldLog(candidate);
      sync(candidate);
      const kept = await keepCurrent(file);
      // First, in case of a kill in between: a log that ends before its checkpoints would look as if it had been cut off.
      const putBack = putCheckpointsAside(io.env(), 'before-restore');
      try {
        renameSync(candidate, file);
      } catch (error) {
        putBack();
        throw error;
      }
      sync(dirname(file));
      printLine(
        io,
        `Restored ${source} with ${events} audit events${kept === null ? '' : `. The former database is now ${kept}`}`,
      );
    } finally {
      removeWithLog(candidate);
    }
  });
}

/** Gives the current database a second name, and makes sure that all of it is in its file. */
async function keepCurrent(file: string): Promise<string | null> {
  if (!existsSync(file)) return null;
  await foldLog(file);
  const kept = freeName(file, 'before-restore');
  linkSync(file, kept);
  return kept;
}

/** Writes the write-ahead log into the database file; otherwise it would be taken for that of the next database. */
async function foldLog(file: string): Promise<void> {
  const client = createClient({ url: fileAddress(file) });
  try {
    await client.execute('pragma wal_checkpoint(truncate)');
  } finally {
    client.close();
  }
  if (existsSync(`${file}-wal`) && statSync(`${file}-wal`).size > 0) {
    throw new Failure(`Another program is reading ${file}. Close it first.`);
  }
  rmSync(`${file}-wal`, { force: true });
  rmSync(`${file}-shm`, { force: true });
}

function sync(path: string): void {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

function removeWithLog(file: string): void {
  for (const rest of [file, `${file}-wal`, `${file}-shm`, `${file}-journal`]) rmSync(rest, { force: true });
}
