import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { keepCheckpoint } from '@tamis/api/audit/take-checkpoint';
import { waitAtMost } from '@tamis/api/wait-at-most';
import { openDemoAccounts } from '@tamis/api/auth/service';
import { HOUR_MS } from '@tamis/api/durations';
import { releaseLeftLeases } from '@tamis/api/lease';
import { seedDemo } from '@tamis/api/seed/demo';
import { systemCtx } from '@tamis/api/context';
import { ensureIndexes } from '@tamis/api/watchlists/rebuild-indexes';
import { databaseFile, inWords } from '@tamis/db/node';
import { loadTables } from '@tamis/screening';
import { type HttpBindings, getRequestListener } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { createApp } from './app.ts';
import { MAX_REQUEST_MS } from './body.ts';
import { readDoorFile, removeDoorFile } from './door-file.ts';
import { openDoor } from './door.ts';
import { type Env, hostInUrl } from './env.ts';
import { errorDetails } from '@tamis/api/error-details';
import { keepJobsGoing } from './keep-jobs-going.ts';
import { answerUnknownName, knownName } from './known-name.ts';
import { type Lock, takeLock } from './lock.ts';
import { type NodeServices, openServices, writeLog } from './node-services.ts';
import { removeLeftFolders } from './temporary-folder.ts';
import { uploadOnDisk } from './upload-on-disk.ts';
import { answerBadAddress, answerMalformedRequests } from './refused-requests.ts';
import { VERSION } from './version.ts';
import { warmThreads } from './threads/warm-threads.ts';
import { sessionToken } from './request.ts';
import { webFiles } from './web-files.ts';

const WEB_FILES = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** How often a server checks whether another one has written to the same database. */
const OTHERS_EVERY_MS = 2_000;
/** How often a checkpoint of the audit log is taken: events since the last one could be cut off unnoticed. */
const CHECKPOINT_EVERY_MS = HOUR_MS;
/** The headers of a request are short; this is Node's default, set because `requestTimeout` differs here. */
const HEADERS_MS = 60_000;
/**
 * How long an idle connection stays open: longer than proxies and programs keep theirs, which is usually a minute. If
 * the server closed first, it could break a request that is just being sent; with Node's default of five seconds that
 * happens often.
 */
const IDLE_MS = 75_000;
/** How long requests may still take when the server is stopped. */
const GRACE_MS = 5_000;

/** Why a server could not start, in one sentence. */
export class StartFailure extends Error {}

interface RunningServer {
  url: string;
  /** In production: accounts that still have the published password of the demo. */
  openDemoAccounts: string[];
  stop: () => Promise<void>;
}

/** Takes the lock, opens the database, seeds it if configured, serves, and runs jobs until it is stopped. */
export async function startServer(env: Env): Promise<RunningServer> {
  const file = databaseFile(env.databaseUrl);
  const parts: Parts = { lock: file === null ? null : await lockOrFail(file) };
  try {
    await tryPort(env);
    if (file !== null) removeDoorFile(file);
    const services = await openServices(env, true);
    parts.services = services;
    await prepareDatabase(services, env);
    loadTables();
    services.background(removeLeftFolders());
    const { server, url } = await listen(services, env);
    parts.server = server;
    if (file !== null) {
      // With port 0 only the system knows the address.
      const address = env.port === 0 ? url : env.config.publicUrl;
      const door = { databaseFile: file, server: address, graceMs: GRACE_MS };
      parts.door = await openDoor(services, door);
    }
    parts.jobs = keepJobsGoing(services);
    parts.checkpoints = await keepCheckpoints(services);
    // Names are indexed while the first requests arrive, so that the first search does not wait for it.
    services.background(warmThreads(services));
    if (file === null) parts.others = setInterval(services.bell.ring, OTHERS_EVERY_MS);
    return {
      url,
      openDemoAccounts: env.config.mode === 'production' ? await openDemoAccounts(services) : [],
      stop: async () => {
        await stopAll(parts);
        writeLog('stopped', {});
      },
    };
  } catch (error) {
    await stopAll(parts).catch((worse: unknown) => writeLog('not stopped', errorDetails(worse)));
    throw error;
  }
}

async function lockOrFail(file: string): Promise<Lock> {
  const lock = await takeLock(file);
  if (lock !== null) return lock;
  const holder = readDoorFile(file)?.server;
  throw new StartFailure(
    holder === undefined
      ? `The database ${file} is in use by another program. Wait for it to end, or set DATABASE_URL to another file.`
      : `The database ${file} is in use by the server at ${holder}. Use that one, or stop it first.`,
  );
}

/**
 * The first writes reveal what opening a database does not: that it is read-only or damaged, or that its disk is full.
 */
async function prepareDatabase(services: NodeServices, { databaseUrl, seed }: Env): Promise<void> {
  try {
    if (databaseFile(databaseUrl) !== null) await releaseLeftLeases(services.db);
    await ensureIndexes(systemCtx(services));
    if (seed === 'demo') await seedDemo(systemCtx(services, 'seed'));
  } catch (error) {
    throw inWords(error, databaseUrl);
  }
}

async function listen(services: NodeServices, env: Env): Promise<{ server: Server; url: string }> {
  const app = createApp(services, {
    version: VERSION,
    address: addressIn(services, env),
    readUpload: uploadOnDisk,
  });
  app.get(
    '*',
    webFiles(WEB_FILES, (c) => sessionToken(c, services.config) === null),
  );
  const isKnown = knownName(env);
  const answer: typeof app.fetch = (request, ...rest) =>
    isKnown(request.url) ? app.fetch(request, ...rest) : answerUnknownName(request.url);
  const server = createServer(
    // Node's default of five minutes would cut off a large file on a slow line. A stalled upload is ended by the body's reader.
    { requestTimeout: MAX_REQUEST_MS, headersTimeout: HEADERS_MS, keepAliveTimeout: IDLE_MS },
    getRequestListener(answer, { hostname: env.host, errorHandler: answerBadAddress }),
  );
  answerMalformedRequests(server);
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(cannotListen(error, env)));
    server.listen(env.port, env.host, () => {
      const { port } = server.address() as AddressInfo;
      resolve({ server, url: `http://${hostInUrl(env.host)}:${port}` });
    });
  });
}

/** Fails if the port is taken, before a database is created and filled for nothing. */
async function tryPort(env: Env): Promise<void> {
  const trial = createServer();
  await new Promise<void>((resolve, reject) => {
    trial.once('error', (error: NodeJS.ErrnoException) => reject(cannotListen(error, env)));
    trial.listen(env.port, env.host, resolve);
  });
  await new Promise((closed) => trial.close(closed));
}

function cannotListen(error: NodeJS.ErrnoException, env: Env): Error {
  if (error.code === 'EADDRINUSE') {
    return new StartFailure(`Port ${env.port} is taken by another program. Stop it, or set PORT to a free one.`);
  }
  if (error.code === 'EACCES')
    return new StartFailure(`This user may not listen on port ${env.port}. Set PORT to another.`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new StartFailure(`HOST is ${env.host}, which is not an address of this computer.`);
  }
  return error;
}

/**
 * The address that a request came from. Behind an untrusted proxy, everybody has the same address; this is logged once.
 */
function addressIn(services: NodeServices, { trustProxy }: Env): (c: Context) => string {
  let isLogged = false;
  return (c) => {
    // The last entry is the one that the trusted proxy itself has added.
    const forwarded = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '';
    if (forwarded !== '' && trustProxy) return forwarded;
    if (forwarded !== '' && !isLogged) {
      isLogged = true;
      services.log('X-Forwarded-For is not read', { advice: 'Behind a proxy of your own set TRUST_PROXY=1.' });
    }
    const bindings = c.env as HttpBindings | undefined;
    return bindings?.incoming === undefined ? '' : (getConnInfo(c).remote.address ?? '');
  };
}

/** Takes a checkpoint of the audit log now, every hour and at the end. */
async function keepCheckpoints(services: NodeServices): Promise<{ end: () => Promise<void> }> {
  await keepCheckpoint(services);
  const timer = setInterval(() => services.background(keepCheckpoint(services)), CHECKPOINT_EVERY_MS);
  return {
    end: () => {
      clearInterval(timer);
      return keepCheckpoint(services);
    },
  };
}

/** What was started and has to be stopped. */
interface Parts {
  lock: Lock | null;
  services?: NodeServices;
  server?: Server;
  door?: { close: () => Promise<void> };
  jobs?: { stop: () => Promise<void> };
  checkpoints?: { end: () => Promise<void> };
  others?: NodeJS.Timeout;
}

/**
 * Announces the stop, first closes what takes requests, then waits for jobs and background work, and closes the
 * database last.
 */
async function stopAll({ lock, services, server, door, jobs, checkpoints, others }: Parts): Promise<void> {
  clearInterval(others);
  services?.beginStop();
  services?.bell.close();
  await Promise.all([server && closeServer(server), door?.close()]);
  // Jobs continue where they were stopped, so there is no need to wait for a long one.
  await waitAtMost(GRACE_MS, Promise.all([jobs?.stop(), services?.settled()]));
  await checkpoints?.end();
  if (lock !== null && services) await emptyWal(services);
  services?.db.close();
  lock?.release();
}

/** The file alone is then the whole database: a person who copies it loses nothing. */
async function emptyWal({ db, log }: NodeServices): Promise<void> {
  await db.client
    .execute('pragma wal_checkpoint(truncate)')
    .catch((error: unknown) => log('write-ahead log kept', errorDetails(error)));
}

async function closeServer(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  const patience = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  await closed;
  clearTimeout(patience);
}
