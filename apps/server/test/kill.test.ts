import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createWriteStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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
import { aFile, aPublisher, stalled } from './misbehaving-publisher.ts';

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

/** Until a program says on standard error that it has come so far, or has ended. */
const reaches = (child: ChildProcess, phase: string): Promise<void> =>
  new Promise((resolve) => {
    let said = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes(phase)) resolve();
    });
    child.once('exit', () => resolve());
  });

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await ended(child);
}

/** The phases of an import, as the command line names them. */
const PHASES = ['reading parties', 'building the index', 'storing the index'];

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

/** Which version is in force: whole, or the test fails. */
const wholeVersion = () =>
  withDatabase(async (services) => {
    await assertSound(services);
    const un = (await listStatuses(systemCtx(services))).find((list) => list.list === 'UN');
    const search = await nameScreener(services, { threshold: 85 });
    const name = 'Ivor17 Former Quellstone';
    const former = search({ names: [name] }).filter((hit) => hit.primaryName === name).length;
    expect([
      [500, 1],
      [4_000, 0],
    ]).toContainEqual([un?.parties, former]);
    return { parties: un?.parties, error: un?.error };
  });

test(
  'kill -9 during an import leaves the former list in force and the database sound',
  { timeout: 240_000 },
  async () => {
    const latter = aUnList(4_000, 'Latter');
    writeFileSync(join(folder, 'first.xml'), aUnList(500, 'Former'));
    writeFileSync(join(folder, 'second.xml'), latter);
    const importing = (name: string) => run('../src/cli.ts', ['lists', 'import', 'un', join(folder, name)]);
    expect(await ended(importing('first.xml'))).toBe(0);

    // A file of which one half never comes is certainly cut off.
    execFileSync('mkfifo', [join(folder, 'half.xml')]);
    const reading = importing('half.xml');
    const half = createWriteStream(join(folder, 'half.xml')).on('error', () => undefined);
    await new Promise((taken) => half.write(latter.slice(0, latter.length / 2), taken));
    await kill(reading);
    half.destroy();
    expect(await wholeVersion()).toMatchObject({ parties: 500 });

    for (const phase of PHASES) {
      const cut = importing('second.xml');
      await reaches(cut, phase);
      await kill(cut);
      await wholeVersion();
    }
    expect(await ended(importing('second.xml'))).toBe(0);
    expect(await wholeVersion()).toEqual({ parties: 4_000, error: null });
  },
);

test(
  'kill -9 during a sync leaves the former list in force; what was cut off is taken up again',
  { timeout: 240_000 },
  async () => {
    const publisher = await aPublisher({ '/un.xml': aFile(aUnList(500, 'Former'), '"1"') });
    const database = `file:${join(folder, 'sync.db')}`;
    const environment = {
      DATABASE_URL: database,
      LISTS_SOURCES: `un=${publisher.url('/un.xml')}`,
      LISTS_PRIVATE_HOSTS: '127.0.0.1',
    };
    const sync = () => run('../src/cli.ts', ['lists', 'sync', 'un'], environment);
    const inForce = () =>
      withDatabase(async (services) => {
        await assertSound(services);
        return (await listStatuses(systemCtx(services))).find((list) => list.list === 'UN');
      }, database);
    expect(await ended(sync())).toBe(0);

    // What the publisher never sends to its end is certainly cut off.
    const latter = aUnList(4_000, 'Latter');
    const fetching = await new Promise<ChildProcess>((asked) => {
      publisher.paths['/un.xml'] = (request, response) => {
        stalled(latter)(request, response);
        asked(child);
      };
      const child = sync();
    });
    await kill(fetching);
    expect(await inForce()).toMatchObject({ parties: 500 });

    publisher.paths['/un.xml'] = aFile(latter, '"2"');
    for (const phase of PHASES) {
      const cut = sync();
      await reaches(cut, phase);
      await kill(cut);
      expect([500, 4_000]).toContain((await inForce())?.parties);
    }
    expect(await ended(sync())).toBe(0);
    expect(await inForce()).toMatchObject({ parties: 4_000, error: null, runningJobId: null });
    await publisher.close();
  },
);

test('kill -9 during an upload leaves nothing unscreened and the database sound', { timeout: 240_000 }, async () => {
  const rows = Array.from({ length: 30_000 }, (_, n) => `Customer${n} Quellberg,person,Sweden`);
  const csv = ['name,type,country', ...rows].join('\n');
  let before = 0;
  for (const rowsMore of [1, 1_000, 2_500]) {
    const server = run('../src/node.ts', [], { PORT: '0', SEED: 'demo' });
    const origin = await addressOf(server);
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

/** Where a server listens, as it says itself: the system chooses the port. */
const addressOf = (server: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    server.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const address = /^Tamis is at (\S+)$/mu.exec(said)?.[1];
      if (address !== undefined) resolve(address);
    });
    server.once('exit', (code) => reject(new Error(`The server ended with code ${code}: ${said}`)));
  });

async function signIn(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ username: 'analyst', password: 'analyst123' }),
  });
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
