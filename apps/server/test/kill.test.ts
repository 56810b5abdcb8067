import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { verify } from '@tamis/api/audit/service';
import { systemCtx } from '@tamis/api/context';
import { runDueJobs } from '@tamis/api/jobs/runner';
import { nameScreener } from '@tamis/api/screening/service';
import { listStatuses } from '@tamis/api/watchlists/service';
import { openDb } from '@tamis/db/node';
import { afterEach, expect, test } from 'vitest';
import { readEnv } from '../src/env.ts';
import { type NodeServices, nodeServices } from '../src/node-services.ts';
import { aFile, aPublisher, dripping } from './misbehaving-publisher.ts';

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'tamis-kill-'));
const file = join(folder, 'tamis.db');
const url = `file:${file}`;
const children = new Set<ChildProcess>();

afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  children.clear();
});

/** A UN list of invented people, as many as are asked for. */
function aUnList(people: number, suffix: string): string {
  const individuals = Array.from(
    { length: people },
    (_, n) =>
      `<INDIVIDUAL><DATAID>${n}</DATAID><FIRST_NAME>Ivor${n} ${suffix}</FIRST_NAME><SECOND_NAME>Quellstone</SECOND_NAME>` +
      `<UN_LIST_TYPE>TEST</UN_LIST_TYPE><REFERENCE_NUMBER>TSi.${n}</REFERENCE_NUMBER><LISTED_ON>2020-01-01</LISTED_ON></INDIVIDUAL>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?><CONSOLIDATED_LIST dateGenerated="2026-01-01T00:00:00Z"><INDIVIDUALS>${individuals.join('')}</INDIVIDUALS><ENTITIES></ENTITIES></CONSOLIDATED_LIST>`;
}

function run(script: string, args: string[] = [], environment: Record<string, string> = {}): ChildProcess {
  const child = spawn(process.execPath, [path(script), ...args], {
    env: { PATH: process.env['PATH'], MODE: 'demo', DATABASE_URL: url, SEED: 'none', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.add(child);
  return child;
}

const ended = (child: ChildProcess): Promise<number | null> =>
  child.exitCode === null && child.signalCode === null
    ? new Promise((resolve) => child.once('exit', resolve))
    : Promise.resolve(child.exitCode);

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function withDatabase<T>(look: (services: NodeServices) => Promise<T>, database = url): Promise<T> {
  const db = await openDb({ url: database });
  try {
    return await look(nodeServices(db, readEnv({ DATABASE_URL: database, SEED: 'none' }), () => undefined));
  } finally {
    db.close();
  }
}

/** What must be true after any kill. */
async function assertSound(services: NodeServices): Promise<void> {
  const check = await services.db.client.execute('pragma integrity_check');
  expect(check.rows[0]?.['integrity_check']).toBe('ok');
  expect((await services.db.client.execute('pragma foreign_key_check')).rows).toEqual([]);
  expect((await verify(systemCtx(services))).firstBad).toBeNull();
}

test(
  'kill -9 during an import leaves the former list in force and the database sound',
  { timeout: 120_000 },
  async () => {
    writeFileSync(join(folder, 'first.xml'), aUnList(500, 'Former'));
    writeFileSync(join(folder, 'second.xml'), aUnList(4_000, 'Latter'));
    expect(await ended(run('../src/cli.ts', ['lists', 'import', 'un', join(folder, 'first.xml')]))).toBe(0);
    let cut = 0;
    for (const delay of [0, 40, 90, 160, 250, 400]) {
      const importing = run('../src/cli.ts', ['lists', 'import', 'un', join(folder, 'second.xml')]);
      // The first sign of progress says that it reads.
      await Promise.race([new Promise((resolve) => importing.stderr?.once('data', resolve)), ended(importing)]);
      await pause(delay);
      importing.kill('SIGKILL');
      await ended(importing);
      await withDatabase(async (services) => {
        await assertSound(services);
        const un = (await listStatuses(systemCtx(services))).find((list) => list.list === 'UN');
        const search = await nameScreener(services, { threshold: 85 });
        const name = 'Ivor17 Former Quellstone';
        const former = search({ names: [name] }).filter((hit) => hit.primaryName === name).length;
        // Either the former version whole, or the latter whole.
        expect([
          [500, 1],
          [4_000, 0],
        ]).toContainEqual([un?.parties, former]);
        cut += former;
      });
      if (cut === 0) break;
    }
    expect(cut).toBeGreaterThanOrEqual(3);
    expect(await ended(run('../src/cli.ts', ['lists', 'import', 'un', join(folder, 'second.xml')]))).toBe(0);
    await withDatabase(async (services) => {
      await assertSound(services);
      const un = (await listStatuses(systemCtx(services))).find((list) => list.list === 'UN');
      expect(un).toMatchObject({ parties: 4_000, error: null });
    });
  },
);

test(
  'kill -9 during a sync leaves the former list in force; what was cut off is taken up again',
  { timeout: 120_000 },
  async () => {
    const publisher = await aPublisher({ '/un.xml': aFile(aUnList(500, 'Former'), '"1"') });
    const database = `file:${join(folder, 'sync.db')}`;
    const environment = {
      DATABASE_URL: database,
      LISTS_SOURCES: `un=${publisher.url('/un.xml')}`,
      LISTS_PRIVATE_HOSTS: '127.0.0.1',
    };
    const sync = () => run('../src/cli.ts', ['lists', 'sync', 'un'], environment);
    expect(await ended(sync())).toBe(0);
    const latter = aUnList(4_000, 'Latter');
    // Slow enough to be cut while it is fetched, then while it is read, indexed, stored.
    publisher.paths['/un.xml'] = dripping(latter, 20, 10);
    let cut = 0;
    for (const delay of [0, 120, 260, 400, 600]) {
      const syncing = sync();
      await Promise.race([new Promise((resolve) => syncing.stderr?.once('data', resolve)), ended(syncing)]);
      await pause(delay);
      syncing.kill('SIGKILL');
      await ended(syncing);
      await withDatabase(async (services) => {
        await assertSound(services);
        const un = (await listStatuses(systemCtx(services))).find((list) => list.list === 'UN');
        expect([500, 4_000]).toContain(un?.parties);
        if (un?.parties === 500) cut += 1;
      }, database);
    }
    expect(cut).toBeGreaterThanOrEqual(2);
    expect(await ended(sync())).toBe(0);
    await withDatabase(async (services) => {
      await assertSound(services);
      const un = (await listStatuses(systemCtx(services))).find((list) => list.list === 'UN');
      expect(un).toMatchObject({ parties: 4_000, error: null, runningJobId: null });
    }, database);
    await publisher.close();
  },
);

test('kill -9 during an upload leaves nothing unscreened and the database sound', { timeout: 240_000 }, async () => {
  const rows = Array.from({ length: 30_000 }, (_, n) => `Customer${n} Quellberg,person,Sweden`);
  const csv = ['name,type,country', ...rows].join('\n');
  let before = 0;
  for (const rowsMore of [1, 1_000, 2_500]) {
    const port = await freePort();
    const server = run('../src/node.ts', [], { PORT: String(port), SEED: 'demo' });
    const origin = `http://127.0.0.1:${port}`;
    await answers(`${origin}/api/health`);
    const cookie = await signIn(origin);
    const form = new FormData();
    form.set('file', new File([csv], 'customers.csv', { type: 'text/csv' }));
    const upload = fetch(`${origin}/api/entities/upload-csv`, {
      method: 'POST',
      headers: { origin, cookie },
      body: form,
    });
    const outcome = upload.then(
      () => 'answered',
      () => 'cut',
    );
    const stored = await entityCount(origin, cookie);
    while ((await entityCount(origin, cookie)) < stored + rowsMore) await pause(20);
    server.kill('SIGKILL');
    await ended(server);
    expect(await outcome).toBe('cut');
    await withDatabase(async (services) => {
      await assertSound(services);
      // The worker is dead; once its lease has run out, any server goes on where it stood.
      await runDueJobs({ ...services, now: () => Date.now() + 120_000 });
      await assertSound(services);
      const one = async (query: string) => Number((await services.db.client.execute(query)).rows[0]?.['n']);
      expect(await one('select count(*) n from entity where last_screened_at is null')).toBe(0);
      expect(await one(`select count(*) n from job where state <> 'done'`)).toBe(0);
      const all = await one('select count(*) n from entity');
      expect(all).toBeGreaterThanOrEqual(before + rowsMore);
      before = all;
    });
  }
});

async function entityCount(origin: string, cookie: string): Promise<number> {
  const answer = await fetch(`${origin}/api/entities?limit=1`, { headers: { cookie } });
  return Number(answer.headers.get('x-total-count'));
}

async function answers(address: string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return;
    await pause(50);
  }
  throw new Error(`${address} did not answer`);
}

async function signIn(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ username: 'analyst', password: 'analyst123' }),
  });
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
