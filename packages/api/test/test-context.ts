import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDb } from '@tamis/db/node';
import type { Model } from '../src/ai/model.ts';
import type { Config, Ctx, CurrentUser, FetchPublic, Fonts, Services } from '../src/context.ts';
import { createEntityIndex } from '../src/entities/entity-index.ts';
import type { Role } from '../src/permissions.ts';
import { createIndexStore } from '../src/screening/index-store.ts';
import { aUser } from './builders.ts';
import { closeAtEnd } from './closings.ts';
import { createHash } from './list-reading.ts';

/** When every test begins: Saturday, 1 March 2025, noon UTC. */
export const START = Date.UTC(2025, 2, 1, 12);

/** A context with what a test wants to see and steer. */
export interface TestCtx extends Ctx {
  /** Puts the clock forward. */
  advance: (ms: number) => void;
  /** Ends when all work that was left in the background has ended. */
  settled: () => Promise<void>;
  logged: { event: string; details: Record<string, unknown> }[];
}

/**
 * A context on a new, migrated database in a temporary file, signed in as a user of the role (an analyst unless told;
 * null for nobody). The clock stands still until it is advanced, and there is no network unless `fetchPublic` is given.
 */
export async function aContext(
  options: { role?: Role | null; config?: Partial<Config>; model?: Model; fetchPublic?: FetchPublic } = {},
): Promise<TestCtx> {
  const folder = mkdtempSync(join(tmpdir(), 'tamis-test-'));
  const db = await openDb({ url: `file:${join(folder, 'test.db')}` });
  let now = START;
  const background: Promise<unknown>[] = [];
  const settled = async () => {
    while (background.length > 0) await Promise.allSettled(background.splice(0));
  };
  closeAtEnd(async () => {
    await settled();
    db.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const logged: TestCtx['logged'] = [];
  const services: Services = {
    db,
    index: createIndexStore(db, createHash),
    entityIndex: createEntityIndex(db, { breathe: async () => undefined }),
    now: () => now,
    createHash,
    passwords: { hash: async (password) => `plain:${password}`, verify: async (hash, p) => hash === `plain:${p}` },
    ...(options.model && { model: options.model }),
    fetchPublic: options.fetchPublic ?? noNetwork,
    spool: async (stream) => ({ file: await new Response(stream).blob(), forget: async () => undefined }),
    config: { ...testConfig, ...options.config },
    fonts,
    background: (work) => {
      background.push(work);
    },
    breathe: async () => undefined,
    log: (event, details) => {
      logged.push({ event, details });
    },
  };
  const ctx: TestCtx = {
    ...services,
    user: null,
    actor: 'system',
    sessionId: null,
    address: '192.0.2.1',
    requestId: 'request-1',
    setSessionToken: () => undefined,
    advance: (ms) => {
      now += ms;
    },
    settled,
    logged,
  };
  const role = options.role === undefined ? 'analyst' : options.role;
  return role === null ? ctx : as(ctx, await aUser(ctx, { username: role, role }));
}

/** The same system, seen by someone else. */
export function as(ctx: TestCtx, user: CurrentUser): TestCtx {
  return { ...ctx, user, actor: user.username };
}

const testConfig: Config = {
  mode: 'demo',
  registration: 'open',
  publicUrl: 'http://localhost:3000',
  demoAccounts: true,
  supportEmail: 'support@example.com',
  supportPhone: '+1 555 0100',
  lists: { sync: 'off', everyHours: 6, sources: {} },
  privateHosts: [],
};

async function noNetwork(input: string | URL | Request): Promise<Response> {
  throw new Error(`A test without network asked for ${input instanceof Request ? input.url : String(input)}`);
}

const require = createRequire(import.meta.url);

let fontFiles: Promise<Fonts> | undefined;

function fonts(): Promise<Fonts> {
  fontFiles ??= readFonts();
  return fontFiles;
}

async function readFonts(): Promise<Fonts> {
  const [regular, bold] = await Promise.all(
    ['DejaVuSans', 'DejaVuSans-Bold'].map((name) => readFile(require.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`))),
  );
  return { regular: new Uint8Array(regular!), bold: new Uint8Array(bold!), further: async () => [] };
}
