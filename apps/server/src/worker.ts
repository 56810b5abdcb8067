import { openModel } from '@tamis/api/ai/model';
import type { Services } from '@tamis/api/context';
import { type EntityIndex, createEntityIndex } from '@tamis/api/entities/entity-index';
import { HOUR_MS } from '@tamis/api/durations';
import { forgetExpired } from '@tamis/api/jobs/forget-expired';
import { runDueJobs, runDueModelJobs } from '@tamis/api/jobs/runner';
import { runSchedule } from '@tamis/api/jobs/schedule';
import { type IndexStore, createIndexStore } from '@tamis/api/screening/index-store';
import { runDueDeliveries } from '@tamis/api/webhooks/deliver';
import { openHttpDb, openSharedHttpDb } from '@tamis/db/http';
import bold from 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf';
import regular from 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf';
import { createApp } from './app.ts';
import { type Env, readEnv } from './env.ts';
import { errorDetails } from '@tamis/api/error-details';
import { nodeHasher, scryptPasswords } from './node-crypto.ts';
import { VERSION } from './version.ts';

/** The host's functions for each event. */
interface Execution {
  waitUntil: (work: Promise<unknown>) => void;
}
/** How often the scheduled handler runs (wrangler.jsonc). */
const CLOCK_MS = 60_000;
/** A scheduled event. */
interface Scheduled {
  /** The scheduled time in milliseconds. */
  scheduledTime: number;
}
type Bindings = Record<string, unknown>;

/** Loaded once per isolate: the names of all lists stay in memory between requests. */
let index: IndexStore | undefined;
let entityIndex: EntityIndex | undefined;
/**
 * A worker's bundle has no room for typefaces with ten thousand characters: its PDFs show boxes for them, its HTML
 * shows all.
 */
const fonts = { regular: new Uint8Array(regular), bold: new Uint8Array(bold), further: async () => [] };

/**
 * The Cloudflare-compatible host. The database client and the queue for passwords belong to a single request, because a
 * request must not wait for the work of another one; the shared client that reads the indexes never makes one wait. The
 * database is migrated by a Node host or by `pnpm cli`.
 */
export default {
  fetch(request: Request, bindings: Bindings, execution: Execution): Response | Promise<Response> {
    const services = servicesFor(readEnv(bindings), execution);
    const app = createApp(services, {
      version: VERSION,
      address: (c) => c.req.header('cf-connecting-ip') ?? '',
    });
    return app.fetch(request);
  },
  scheduled({ scheduledTime }: Scheduled, bindings: Bindings, execution: Execution): void {
    const services = servicesFor(readEnv(bindings), execution);
    const work = [runDueJobs(services), runSchedule(services), runDueModelJobs(services), runDueDeliveries(services)];
    if (scheduledTime % HOUR_MS < CLOCK_MS) work.push(forgetExpired(services));
    // Separately, so that the host waits for the others if one fails.
    for (const one of work) services.background(one);
  },
};

function servicesFor(env: Env, execution: Execution): Services {
  const database = { url: env.databaseUrl, authToken: env.databaseAuthToken };
  index ??= createIndexStore(openSharedHttpDb(database), nodeHasher, { sharesWork: false });
  entityIndex ??= createEntityIndex(openSharedHttpDb(database), { breathe, sharesWork: false });
  return {
    db: openHttpDb(database),
    index,
    entityIndex,
    now: Date.now,
    createHash: nodeHasher,
    passwords: scryptPasswords(),
    ...(env.ai && { model: openModel(env.ai, { fetch: (...request) => fetch(...request) }) }),
    // Such a host has no private network that a name could resolve to.
    fetchPublic: (url, options) => fetch(url, { ...options, redirect: 'manual' }),
    spool: async (stream) => ({ file: await new Response(stream).blob(), forget: async () => undefined }),
    config: env.config,
    fonts: () => Promise.resolve(fonts),
    background: (work) => {
      execution.waitUntil(work.catch((error: unknown) => log('background work failed', errorDetails(error))));
    },
    breathe,
    log,
  };
}

const breathe = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** One line of JSON per event, to the host's log. */
function log(event: string, details: Record<string, string | number | boolean | null>): void {
  // oxlint-disable-next-line no-console -- it is the only log that this host has
  console.log(JSON.stringify({ at: new Date().toISOString(), event, ...details }));
}
