/**
 * How long it takes to rescreen every entity, and to screen after a list update of a thousand parties:
 * `node rescreen.ts [entities] [database file to keep] [update|all]`. Prints Markdown. `taskset -c 0,1` limits it to two cores.
 */
import { existsSync, mkdtempSync, openAsBlob, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Ctx, systemCtx } from '@tamis/api/context';
import { runJob } from '@tamis/api/jobs/runner';
import { getJob, queueRescreenAll } from '@tamis/api/jobs/service';
import { importList, importParties } from '@tamis/api/watchlists/import';
import { partyToStore } from '@tamis/api/watchlists/read-parties';
import { requireKnownList } from '@tamis/api/watchlists/registry';
import { partyTexts } from '@tamis/api/watchlists/segments';
import { ensureIndexes } from '@tamis/api/watchlists/rebuild-indexes';
import { openDb } from '@tamis/db/node';
import { listSet, watchlist } from '@tamis/db/schema';
import { createEntity } from '@tamis/api/entities/service';
import { type ListedParty, loadTables } from '@tamis/screening';
import { randomFrom } from '@tamis/screening/self-test/random';
import { listsFolder } from '../../../packages/screening/bench/read-lists.ts';
import { readEnv } from '../src/env.ts';
import { nodeServices } from '../src/node-services.ts';
import { warmThreads } from '../src/threads/warm-threads.ts';
import { fillEntities } from './fill-database.ts';

const FILES = {
  ofac: 'ofac/SDN_REBUILT_2024-05-03.xml.gz',
  eu: 'eu/xmlFullSanctionsList_1_1_REBUILT_2026-02.xml.gz',
  uk: 'uk/UK-Sanctions-List_REBUILT_2026-08-22.xml.gz',
  un: 'un/un_consolidated_2025-04-19.xml.gz',
};
const DELTA = 1_000;

const [count = '100000', kept, only] = process.argv.slice(2);
const entities = Number(count);
const folder = mkdtempSync(join(tmpdir(), 'tamis-bench-'));
const file = kept ?? join(folder, 'load.db');
const isFilled = existsSync(file);
const services = nodeServices(
  await openDb({ url: `file:${file}` }),
  readEnv({ SEED: 'none', DATABASE_URL: `file:${file}` }),
);
const ctx = systemCtx(services, 'system');
loadTables();
if (!isFilled) await fill(ctx);
// A kept file may come from an earlier engine.
await ensureIndexes(ctx);

async function fill(on: Ctx): Promise<void> {
  for (const [list, name] of Object.entries(FILES)) {
    await importList(on, { list, stream: (await openAsBlob(join(listsFolder, name))).stream() });
  }
  await createEntity(on, {
    name: 'Quentin Farquhar',
    type: 'person',
    country: 'Malta',
    isPep: false,
    isSanctioned: false,
    riskScore: 0,
  });
  const [set] = await on.db.orm.select({ id: listSet.id }).from(listSet).limit(1);
  await fillEntities(services, { entities, set: set?.id ?? 1, chance: randomFrom(11) });
}

/** The longest turn of the event loop since the last check, and the CPU time. */
async function measured(what: string, work: () => Promise<string>): Promise<void> {
  const cpu = process.cpuUsage();
  const started = performance.now();
  let turn = started;
  let longest = 0;
  const watch = setInterval(() => {
    const now = performance.now();
    longest = Math.max(longest, now - turn - 5);
    turn = now;
  }, 5);
  const told = await work();
  clearInterval(watch);
  const seconds = (performance.now() - started) / 1_000;
  const { user, system } = process.cpuUsage(cpu);
  const mb = Math.round(process.memoryUsage.rss() / 1_048_576);
  console.log(
    `| ${what}${told} | ${seconds.toFixed(1)} s | ${((user + system) / 1e6).toFixed(1)} s | ${longest.toFixed(0)} ms | ${mb} MB |`,
  );
}

async function run(id: number): Promise<string> {
  await runJob(ctx, id);
  const { state, done, hits, error } = await getJob(ctx, id);
  return ` (${state}: ${done} screened, ${hits} with a possible match${error ? `, ${error}` : ''})`;
}

/** Imports the list without `DELTA` of its parties, then with all of them. Returns the job that follows this update. */
async function update(): Promise<number> {
  const known = requireKnownList('eu');
  const list = (await ctx.db.orm.select().from(watchlist)).find(({ code }) => code === known.code);
  const all: ListedParty[] = [];
  for await (const page of partyTexts(ctx, { watchlistId: list!.id, versionId: list!.currentVersionId! })) {
    all.push(...page.map(({ json }) => JSON.parse(json) as ListedParty));
  }
  const version = (parties: readonly ListedParty[], name: string) =>
    importParties(ctx, known, { acceptShrink: true }, async (take) => {
      await take(parties.map((party) => partyToStore(ctx.createHash, party)));
      const names = parties.reduce((sum, party) => sum + party.names.length, 0);
      const sha256 = ctx.createHash().update(`${name} ${ctx.now()}`).hex();
      return { format: 'bench', sha256, bytes: 0, parties: parties.length, names, rejected: 0, rejects: [] };
    });
  const before = await version(all.slice(DELTA), 'before');
  if (before.jobId !== null) await runJob(ctx, before.jobId);
  const { jobId } = await version(all, 'after');
  return jobId ?? 0;
}

console.log(`### Rescreening, ${entities.toLocaleString('en')} entities, ${availableParallelism()} cores\n`);
console.log('| what | time | CPU | longest turn | memory |\n| --- | --- | --- | --- | --- |');
await measured('the index of all entities', async () => {
  const { byteLength } = await services.entityIndex.current();
  return ` (${Math.round(byteLength / 1_048_576)} MB)`;
});
if (only !== 'all') {
  await measured('the rehearsal after the start, in the background', async () => {
    await warmThreads(services);
    return '';
  });
  for (const when of ['the first after a start', 'the next one']) {
    const jobId = await update();
    await measured(`screening after an update of ${DELTA} parties, ${when}`, () => run(jobId));
  }
}
if (only !== 'update') await measured('everybody against all lists', async () => run(await queueRescreenAll(ctx)));
await services.settled();
services.db.close();
rmSync(folder, { recursive: true, force: true });
