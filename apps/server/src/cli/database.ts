import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createClient } from '@libsql/client';
import { keepCheckpoint } from '@tamis/api/audit/take-checkpoint';
import type { Ctx } from '@tamis/api/context';
import { releaseLeftLeases } from '@tamis/api/lease';
import { isDiskFull } from '@tamis/db/database-fault';
import { createDb } from '@tamis/db/db';
import { databaseFile } from '@tamis/db/node';
import { type CommandName, type CommandInput, type Progress, commandCtx, runCommand } from '../commands.ts';
import { readDoorFile, removeDoorFile } from '../door-file.ts';
import type { Env } from '../env.ts';
import { type Lock, lockFile, takeLock } from '../lock.ts';
import { type NodeServices, nodeServices, openServices } from '../node-services.ts';
import { askServer } from './door-client.ts';
import { Failure } from './failure.ts';

const BUSY_TIMEOUT_MS = 5_000;
/** How long a command that writes waits until the database is free or a server takes commands. */
const PATIENCE_MS = 10_000;
const RETRY_MS = 100;

/** Commands that may start with an empty database: the first list, and the first user. */
const BEGINS: ReadonlySet<CommandName> = new Set(['lists-import', 'lists-sync', 'user-create']);

/**
 * Throws if the database file does not exist. Any other command would find nothing in an empty database, and nobody
 * would notice that DATABASE_URL is wrong.
 */
export function requireDatabase(env: Env): void {
  const file = databaseFile(env.databaseUrl);
  if (file !== null && !existsSync(file)) throw missing(file);
}

const missing = (file: string): Failure =>
  new Failure(`There is no database at ${resolve(file)}. Set DATABASE_URL to the right one.`);

/**
 * Runs work that only reads. It needs no lock: there may be many readers beside one server that writes. Only a command
 * that is about to write may create the database.
 */
export async function reading<T>(
  env: Env,
  work: (ctx: Ctx) => Promise<T>,
  { mayBegin = false }: { mayBegin?: boolean } = {},
): Promise<T> {
  if (!mayBegin) requireDatabase(env);
  await migrateIfFree(env);
  // A starting server may hold it without having created it yet.
  requireDatabase(env);
  const file = databaseFile(env.databaseUrl);
  const timeout = file === null ? {} : { timeout: BUSY_TIMEOUT_MS };
  const client = createClient({ url: env.databaseUrl, authToken: env.databaseAuthToken, ...timeout });
  const services = nodeServices(createDb(client), env);
  try {
    return await work(commandCtx(services));
  } finally {
    services.db.close();
  }
}

/** Runs a command that writes: here if the database is free, otherwise in the server that holds it. */
export async function writing(
  env: Env,
  command: CommandName,
  input: CommandInput,
  report: (progress: Progress) => void,
): Promise<unknown> {
  const file = databaseFile(env.databaseUrl);
  const run = async (services: NodeServices) => {
    const result = await runCommand(services, command, input, report);
    await keepCheckpoint(services);
    return result;
  };
  if (file === null) return holding(env, null, run);
  const isMissing = () => !BEGINS.has(command) && !existsSync(file);
  // Nobody has ever held it, so nobody creates it now; taking the lock would leave a file.
  if (isMissing() && !existsSync(lockFile(file))) throw missing(file);
  // Another command ends soon, and a starting server opens its door once it is up.
  for (const deadline = Date.now() + PATIENCE_MS; ; await setTimeout(RETRY_MS)) {
    const lock = await takeLock(file, 0);
    if (lock !== null && isMissing()) {
      lock.release();
      throw missing(file);
    }
    if (lock !== null) return holding(env, lock, run);
    const door = readDoorFile(file);
    if (door !== null) return askServer(door, command, input, report);
    if (Date.now() > deadline) {
      throw new Failure(
        `The database ${file} is in use by another command, or by a server that is starting. Try again when the command has ended or the server is up.`,
      );
    }
  }
}

/** Runs work that needs the database for itself. */
export async function alone<T>(env: Env, work: (file: string) => Promise<T>): Promise<T> {
  const file = databaseFile(env.databaseUrl);
  if (file === null) throw new Failure('This command works on a database file. Use the tools of your libSQL server.');
  const lock = await takeLock(file);
  if (lock === null) {
    const server = readDoorFile(file)?.server;
    throw new Failure(
      `The database ${file} is in use${server === undefined ? '' : ` by the server at ${server}`}. Stop it first.`,
    );
  }
  try {
    return await work(file);
  } finally {
    lock.release();
  }
}

async function holding<T>(env: Env, lock: Lock | null, work: (services: NodeServices) => Promise<T>): Promise<T> {
  try {
    const file = databaseFile(env.databaseUrl);
    // The process with the lock is the only one, so a door file was left behind by a killed server.
    if (file !== null) removeDoorFile(file);
    const services = await openServices(env);
    try {
      if (file !== null) await releaseLeftLeases(services.db);
      const result = await work(services);
      await services.settled();
      return result;
    } finally {
      services.db.close();
    }
  } finally {
    lock?.release();
  }
}

/**
 * A reader cannot migrate a database, so it is migrated first if nobody holds it. A full disk prevents that, but not
 * the reading: a backup to another disk must be possible.
 */
async function migrateIfFree(env: Env): Promise<void> {
  const file = databaseFile(env.databaseUrl);
  if (file === null) return;
  try {
    const lock = await takeLock(file, 0);
    if (lock !== null) await holding(env, lock, async () => undefined);
  } catch (error) {
    if (!isDiskFull(error)) throw error;
  }
}
