/** Programs that are killed at certain points, and what must be true of their database afterwards. */
import { spawn } from 'node:child_process';
import { copyFileSync, existsSync, openAsBlob, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { verify } from '@tamis/api/audit/service';
import { type Ctx, systemCtx } from '@tamis/api/context';
import { uploadEntities } from '@tamis/api/entities/upload';
import { releaseLeftLeases } from '@tamis/api/lease';
import { runDueJobs } from '@tamis/api/jobs/runner';
import { certificateIds } from '@tamis/api/screening/certificate-rows';
import { seedDemo } from '@tamis/api/seed/demo';
import { importList } from '@tamis/api/watchlists/import';
import { listStatuses } from '@tamis/api/watchlists/service';
import { acceptStaged } from '@tamis/api/watchlists/staged';
import { openDb } from '@tamis/db/node';
import { readEnv } from '../src/env.ts';
import { type NodeServices, nodeServices } from '../src/node-services.ts';
import type { Phase } from './kill-at.ts';
import { programPath, signIn, startProcess } from './server-process.ts';

export interface Point {
  phase: Phase;
  /** Its number within the phase, from 1. */
  place: number;
  isAfter: boolean;
}

/** A program to kill, and what it leaves behind if it is not killed. */
export interface Scene {
  /** The database before the run and the input, made once. */
  prepare: (folder: string) => Promise<void>;
  /** Runs the program on a database until it ends; returns whether it was killed. */
  run: (folder: string, database: string, environment: Record<string, string>) => Promise<boolean>;
  /** Completes, in this process, what is left to do after a kill, as the next start of the program would. */
  goOn: (services: NodeServices, folder: string) => Promise<void>;
  /** Checks what must be true immediately after a kill; throws otherwise. */
  assertWhole: (services: NodeServices) => Promise<void>;
  /** The phases in which to kill. */
  phases: readonly Phase[];
}

const PRELOAD = fileURLToPath(new URL('./kill-at.ts', import.meta.url));
const BASE = 'base.db';

/** Names that match only themselves. */
function nameOf(n: number, version: string): string {
  const syllables = ['ba', 'ko', 'ri', 'mu', 'ze', 'lo', 'ta', 'fi', 'wu', 'ne', 'sha', 'do', 'gy', 'pe', 'va', 'ju'];
  const word = (seed: number) =>
    Array.from({ length: 4 }, (_, at) => syllables[((seed * 2_654_435_761) >>> (at * 5)) % syllables.length]).join('');
  return `${version}${word(n + 1)} ${word(n * 7 + 3)}`;
}

/** A UN list of any number of invented people. */
function aUnList(people: number, version: string): string {
  const individuals = Array.from({ length: people }, (_, n) => {
    const [first, last] = nameOf(n, version).split(' ');
    return (
      `<INDIVIDUAL><DATAID>${n}</DATAID><FIRST_NAME>${first}</FIRST_NAME><SECOND_NAME>${last}</SECOND_NAME>` +
      `<UN_LIST_TYPE>TEST</UN_LIST_TYPE><REFERENCE_NUMBER>TSi.${n}</REFERENCE_NUMBER><LISTED_ON>2020-01-01</LISTED_ON>` +
      `<COMMENTS1>${'Known for long. '.repeat(20)}</COMMENTS1></INDIVIDUAL>`
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?><CONSOLIDATED_LIST dateGenerated="2026-01-01T00:00:00Z"><INDIVIDUALS>${individuals.join('')}</INDIVIDUALS><ENTITIES></ENTITIES></CONSOLIDATED_LIST>`;
}

export async function withDatabase<T>(file: string, work: (services: NodeServices) => Promise<T>): Promise<T> {
  const url = `file:${file}`;
  const db = await openDb({ url });
  const services = nodeServices(db, readEnv({ DATABASE_URL: url, SEED: 'none' }), () => undefined);
  try {
    return await work(services);
  } finally {
    await services.settled();
    // So that the file is complete and can be copied.
    await db.client.execute('pragma wal_checkpoint(truncate)');
    db.close();
  }
}

const csvOf = (names: readonly string[]) =>
  ['name,type,country', ...names.map((name) => `${name},person,Malta`)].join('\n');

async function imported(ctx: Ctx, list: string, file: string): Promise<void> {
  await importList(ctx, { list, stream: (await openAsBlob(file)).stream() });
}

const program = (args: readonly string[], environment: Record<string, string>): Promise<boolean> => {
  const child = spawn(process.execPath, ['--import', PRELOAD, programPath('cli.ts'), ...args], {
    env: { PATH: process.env['PATH'], SEED: 'none', MODE: 'demo', ...environment },
    stdio: 'ignore',
  });
  return new Promise((resolve) => child.once('close', (_, signal) => resolve(signal === 'SIGKILL')));
};

/** An import by the command line: a list of a hundred people is replaced by one of many, who are also customers. */
export function importScene(people: number, customers: number): Scene {
  const sizes = { Former: 100, Latter: people };
  return {
    phases: ['parse', 'diff', 'index write', 'flip', 'job commit'],
    async prepare(folder) {
      writeFileSync(join(folder, 'former.xml'), aUnList(sizes.Former, 'Former'));
      writeFileSync(join(folder, 'latter.xml'), aUnList(sizes.Latter, 'Latter'));
      await withDatabase(join(folder, BASE), async (services) => {
        const ctx = systemCtx(services);
        await imported(ctx, 'un', join(folder, 'former.xml'));
        const names = Array.from({ length: customers }, (_, n) => nameOf(n * 2, n % 3 === 0 ? 'Other' : 'Latter'));
        await uploadEntities(ctx, new File([csvOf(names)], 'customers.csv', { type: 'text/csv' }));
      });
    },
    run: (folder, database, environment) =>
      program(['lists', 'import', 'un', join(folder, 'latter.xml')], {
        DATABASE_URL: `file:${database}`,
        ...environment,
      }),
    async goOn(services, folder) {
      await imported(systemCtx(services), 'un', join(folder, 'latter.xml'));
      await runDueJobs(services);
    },
    assertWhole: (services) => assertOneList(services, 'UN', [sizes.Former, sizes.Latter]),
  };
}

/** An admin accepts a staged list by the command line: a list of many people is replaced by one of a hundred. */
export function acceptScene(people: number, customers: number): Scene {
  const sizes = { Former: people, Latter: 100 };
  return {
    // The other phases are those of an import.
    phases: ['index write'],
    async prepare(folder) {
      writeFileSync(join(folder, 'former.xml'), aUnList(sizes.Former, 'Former'));
      writeFileSync(join(folder, 'latter.xml'), aUnList(sizes.Latter, 'Latter'));
      await withDatabase(join(folder, BASE), async (services) => {
        const ctx = systemCtx(services);
        await imported(ctx, 'un', join(folder, 'former.xml'));
        const names = Array.from({ length: customers }, (_, n) => nameOf(n * 2, n % 3 === 0 ? 'Other' : 'Latter'));
        await uploadEntities(ctx, new File([csvOf(names)], 'customers.csv', { type: 'text/csv' }));
        await imported(ctx, 'un', join(folder, 'latter.xml'));
      });
    },
    run: (_folder, database, environment) =>
      program(['lists', 'accept', 'un'], { DATABASE_URL: `file:${database}`, ...environment }),
    async goOn(services) {
      const ctx = systemCtx(services);
      const list = (await listStatuses(ctx)).find((one) => one.list === 'UN');
      if (list?.stagedVersion != null) await acceptStaged(ctx, 'un');
      await runDueJobs(services);
    },
    assertWhole: (services) => assertOneList(services, 'UN', [sizes.Former, sizes.Latter]),
  };
}

/** A published list is imported beside another one. Both files are the publishers' originals. */
export function publishedScene(
  files: { first: [string, string]; second: [string, string] },
  customers: readonly string[],
): Scene {
  const [first, second] = [files.first, files.second];
  return {
    phases: ['parse', 'diff', 'index write', 'flip', 'job commit'],
    async prepare(folder) {
      await withDatabase(join(folder, BASE), async (services) => {
        const ctx = systemCtx(services);
        await imported(ctx, first[0], first[1]);
        await uploadEntities(ctx, new File([csvOf(customers)], 'customers.csv', { type: 'text/csv' }));
      });
    },
    run: (_folder, database, environment) =>
      program(['lists', 'import', ...second], { DATABASE_URL: `file:${database}`, ...environment }),
    async goOn(services) {
      await imported(systemCtx(services), ...second);
      await runDueJobs(services);
    },
    assertWhole: (services) => assertOneList(services, second[0].toUpperCase(), null),
  };
}

/** An upload to the server, whose rows are screened as they are stored. */
export function uploadScene(customers: number): Scene {
  const csv = csvOf(Array.from({ length: customers }, (_, n) => nameOf(n, n % 50 === 0 ? 'Latter' : 'Other')));
  return {
    phases: ['upload commit'],
    async prepare(folder) {
      writeFileSync(join(folder, 'latter.xml'), aUnList(100, 'Latter'));
      await withDatabase(join(folder, BASE), async (services) => {
        await seedDemo(systemCtx(services, 'seed'));
        await imported(systemCtx(services), 'un', join(folder, 'latter.xml'));
      });
    },
    async run(_folder, database, environment) {
      const server = await startProcess(
        { DATABASE_URL: `file:${database}`, SEED: 'demo', NODE_OPTIONS: `--import ${PRELOAD}`, ...environment },
        { quiet: true },
      );
      const cookie = await signIn(server.url, 'analyst');
      const form = new FormData();
      form.set('file', new File([csv], 'customers.csv', { type: 'text/csv' }));
      const options = { method: 'POST', headers: { origin: server.url, cookie }, body: form };
      await fetch(`${server.url}/api/entities/upload-csv`, options).then(
        (answer) => answer.text(),
        () => 'the server was killed',
      );
      await server.stop();
      return server.child.signalCode === 'SIGKILL';
    },
    async goOn(services) {
      await runDueJobs(services);
      // The user uploads the rows that had not arrived when the server was killed; the job says how far it got.
      const [stored] = (await services.db.client.execute('select count(upload_row) n from entity')).rows;
      const [header, ...rows] = csv.split('\n');
      const rest = rows.slice(Number(stored?.['n']));
      if (rest.length === 0) return;
      const file = new File([[header, ...rest].join('\n')], 'rest.csv', { type: 'text/csv' });
      await uploadEntities(systemCtx(services), file);
    },
    async assertWhole({ db }) {
      // The header is row 1. The beginning of the file is stored, each row once.
      const [gap] = (
        await db.client.execute(
          `select count(*) n, count(distinct upload_row) rows, max(upload_row) last from entity
           where upload_row is not null group by upload_job_id having n <> rows or n <> last - 1`,
        )
      ).rows;
      if (gap) throw new Error(`${Number(gap['n'])} entities of ${Number(gap['last']) - 1} rows`);
    },
  };
}

/** The list in force has all its parties, never a part, and searches find them. `sizes` are the allowed sizes. */
async function assertOneList(services: NodeServices, code: string, sizes: readonly number[] | null): Promise<void> {
  const { client } = services.db;
  const [list] = (
    await client.execute({
      sql: `select v.id, v.parties, v.watchlist_id as list from watchlist w join list_version v on v.id = w.current_version_id where w.code = ?`,
      args: [code],
    })
  ).rows;
  if (!list) {
    if (sizes === null) return;
    throw new Error(`${code} has no version in force`);
  }
  const [found] = (
    await client.execute({
      sql: 'select count(*) n from party_revision where watchlist_id = ? and from_version <= ? and (to_version is null or to_version > ?)',
      args: [list['list']!, list['id']!, list['id']!],
    })
  ).rows;
  const set = await services.index.current();
  const indexed = set.perList[set.lists.findIndex((one) => one.code === code)]?.partyCount;
  const counts = [Number(list['parties']), Number(found?.['n']), indexed];
  if (new Set(counts).size !== 1) throw new Error(`${code} has ${counts.join(', ')} parties by version, row and index`);
  if (sizes !== null && !sizes.includes(counts[0] ?? 0)) throw new Error(`${code} has ${counts[0]} parties`);
}

/** Checks what must be true of any database. */
export async function assertSound(services: NodeServices): Promise<void> {
  const { client } = services.db;
  const [check] = (await client.execute('pragma integrity_check')).rows;
  if (check?.['integrity_check'] !== 'ok') throw new Error(`integrity_check: ${JSON.stringify(check)}`);
  if ((await client.execute('pragma foreign_key_check')).rows.length > 0) throw new Error('foreign_key_check');
  const { firstBad } = await verify(systemCtx(services));
  if (firstBad !== null) throw new Error(`audit verify: ${JSON.stringify(firstBad)}`);
}

/** The final state, without what differs between runs: row ids and times. */
async function outcomeOf(services: NodeServices): Promise<object> {
  const rows = async (query: string) => (await services.db.client.execute(query)).rows.map((row) => Object.values(row));
  const entities = await rows('select id, name, last_screened_at is null from entity order by name, id');
  const certificates: Record<string, number> = {};
  for (const [id, name] of entities) {
    const { total } = await certificateIds(systemCtx(services), { entityId: Number(id), limit: 1, offset: 0 });
    certificates[name as string] = (certificates[name as string] ?? 0) + total;
  }
  return {
    entities: entities.map(([, name, isUnscreened]) => [name, isUnscreened]),
    certificates,
    matches: await rows(
      `select e.name, p.source_ref, m.state, m.score from match m join entity e on e.id = m.entity_id
       join listed_party p on p.id = m.party_id order by 1, 2`,
    ),
    alerts: await rows(
      `select e.name, a.alert_type, count(*) from alert a join entity e on e.id = a.entity_id group by 1, 2 order by 1, 2`,
    ),
    unfinished: await rows(`select kind, state from job where state <> 'done'`),
    lists: await rows(
      `select w.code, v.parties from watchlist w join list_version v on v.id = w.current_version_id order by 1`,
    ),
  };
}

function freshCopy(folder: string, name: string): string {
  const file = join(folder, name);
  for (const end of ['', '-wal', '-shm', '.lock', '.door', '.checkpoints']) rmSync(`${file}${end}`, { force: true });
  copyFileSync(join(folder, BASE), file);
  return file;
}

export interface Prepared {
  folder: string;
  scene: Scene;
  /** The number of points in each phase. */
  places: ReadonlyMap<Phase, number>;
  outcome: object;
}

/** Runs the scene once undisturbed: returns the expected state and the possible kill points. */
export async function prepareScene(scene: Scene, folder: string): Promise<Prepared> {
  await scene.prepare(folder);
  const file = freshCopy(folder, 'unharmed.db');
  const counted = join(folder, 'places.json');
  await scene.run(folder, file, { KILL_COUNT: counted });
  const outcome = await withDatabase(file, outcomeOf);
  const places = new Map<Phase, number>();
  for (const path of [counted, `${counted}.thread`].filter((one) => existsSync(one))) {
    for (const [phase, count] of Object.entries(JSON.parse(readFileSync(path, 'utf8')) as Record<Phase, number>)) {
      places.set(phase as Phase, count);
    }
  }
  for (const phase of scene.phases) if (!places.get(phase)) throw new Error(`The scene never comes to ${phase}`);
  return { folder, scene, places, outcome };
}

/** The requested number of points, spread over the whole phase; all of them repeatedly if there are fewer. */
export function pointsOf({ places }: Prepared, phase: Phase, count: number): Point[] {
  const all = (places.get(phase) ?? 0) * 2;
  return Array.from({ length: count }, (_, nr) => {
    const at = count < all ? Math.floor((nr * all) / count) : nr % all;
    return { phase, place: Math.floor(at / 2) + 1, isAfter: at % 2 === 1 };
  });
}

/**
 * Kills the scene's program at a point, checks what is left, continues, and checks the final state. Throws if anything
 * is wrong, or if the program was not killed.
 */
export async function killOnce({ folder, scene, outcome }: Prepared, point: Point, name: string): Promise<void> {
  const file = freshCopy(folder, `${name}.db`);
  if (!(await scene.run(folder, file, { KILL_AT: JSON.stringify(point) }))) throw new Error('It was not killed.');
  await withDatabase(file, async (services) => {
    await assertSound(services);
    await scene.assertWhole(services);
    await releaseLeftLeases(services.db);
    await scene.goOn(services, folder);
    await assertSound(services);
    await scene.assertWhole(services);
    const found = await outcomeOf(services);
    if (!isDeepStrictEqual(found, outcome)) {
      throw new Error(`Another outcome than without the kill: ${differing(found, outcome)}`);
    }
  });
}

function differing(found: object, outcome: object): string {
  const names = Object.keys(outcome).filter(
    (name) => !isDeepStrictEqual(found[name as keyof object], outcome[name as keyof object]),
  );
  return names.join(', ');
}
