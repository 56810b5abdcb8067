import { existsSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { openModel } from '@tamis/api/ai/model';
import type { Services } from '@tamis/api/context';
import { createEntityIndex } from '@tamis/api/entities/entity-index';
import { type Bell, createBell } from '@tamis/api/live/bell';
import { createIndexStore } from '@tamis/api/screening/index-store';
import type { Db } from '@tamis/db/db';
import { databaseFile, openDb } from '@tamis/db/node';
import { checkpointFile, checkpointPath, putCheckpointsAside } from './checkpoint-file.ts';
import type { Env } from './env.ts';
import { errorDetails } from '@tamis/api/error-details';
import { indexFile } from './index-file.ts';
import {
  buildEntityIndexInThread,
  buildIndexInThread,
  mergeInThread,
  readPartiesInThread,
} from './threads/lists-in-threads.ts';
import { ScreenPool } from './threads/screen-pool.ts';
import { nodeHasher, scryptPasswords } from './node-crypto.ts';
import { nodeFetchPublic } from './node-fetch-public.ts';
import { reportFonts } from './report-fonts.ts';
import { createReportThread } from './threads/reports-in-thread.ts';
import { spoolOnDisk } from './spool-on-disk.ts';

/** The services on Node, and what the host needs to end them properly. */
export interface NodeServices extends Services {
  bell: Bell;
  stopping: AbortSignal;
  /** Aborts `stopping`. */
  beginStop: () => void;
  /** Resolves when the work in the background has ended. */
  settled: () => Promise<void>;
}

/** Opens and migrates the database and returns the services on it. A new file begins an audit log of its own. */
export async function openServices(env: Env, isServer = false): Promise<NodeServices> {
  const file = databaseFile(env.databaseUrl);
  const isNew = file !== null && !existsSync(file);
  const db = await openDb({ url: env.databaseUrl, authToken: env.databaseAuthToken });
  if (isNew) putCheckpointsAside(env, 'before-new-database');
  return nodeServices(db, env, writeLog, isServer);
}

/**
 * What Node provides to the services: clock, network, hashes and fonts, and a log with one line per event. Only a server
 * (`isServer`) lives long enough for merging the lists in force to be worth it.
 */
export function nodeServices(db: Db, env: Env, log: Services['log'] = writeLog, isServer = false): NodeServices {
  const running = new Set<Promise<unknown>>();
  const pool = new ScreenPool();
  const reports = createReportThread();
  const file = databaseFile(env.databaseUrl);
  const checkpoints = checkpointPath(env);
  const background: Services['background'] = (work) => {
    const guarded = work
      .catch((error: unknown) => log('background work failed', errorDetails(error)))
      .finally(() => running.delete(guarded));
    running.add(guarded);
  };
  const stopping = new AbortController();
  let isClosed = false;
  const later = (work: () => Promise<void>, milliseconds: number) => {
    setTimeout(() => {
      if (!isClosed) background(work());
    }, milliseconds).unref();
  };
  return {
    db,
    index: createIndexStore(db, nodeHasher, isServer ? { merging: { merge: mergeInThread, later } } : {}),
    entityIndex: createEntityIndex(db, {
      breathe: () => setImmediate(),
      build: buildEntityIndexInThread,
      onFault: (what, error) => log(what, errorDetails(error)),
      ...(file !== null && { keep: indexFile(`${file}.names`) }),
    }),
    now: Date.now,
    createHash: nodeHasher,
    screenMany: pool.screenMany,
    findEntities: pool.findEntities,
    readParties: readPartiesInThread,
    buildIndex: buildIndexInThread,
    passwords: scryptPasswords(),
    ...(checkpoints !== null && { checkpoints: checkpointFile(checkpoints) }),
    ...(env.ai && { model: openModel(env.ai, { fetch: globalThis.fetch }) }),
    fetchPublic: nodeFetchPublic,
    spool: spoolOnDisk,
    config: env.config,
    fonts: reportFonts,
    renderPdf: reports.renderPdf,
    bell: createBell(),
    background,
    stopping: stopping.signal,
    beginStop: () => stopping.abort(),
    breathe: () => setImmediate(),
    log,
    settled: async () => {
      isClosed = true;
      while (running.size > 0) await Promise.all(running);
      await Promise.all([pool.close(), reports.close()]);
    },
  };
}

/** One line of JSON per event, on standard error: no names, no tokens, no passwords. */
export function writeLog(event: string, details: Record<string, string | number | boolean | null>): void {
  process.stderr.write(`${JSON.stringify({ at: new Date().toISOString(), event, ...details })}\n`);
}
