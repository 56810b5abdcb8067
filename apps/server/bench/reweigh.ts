/**
 * How long the preview of new weights takes, and the job that recomputes everybody's score with them, and how long each
 * blocks the event loop: `node reweigh.ts [entities] [database file to keep]`. Prints Markdown.
 */
import { existsSync, mkdtempSync, openAsBlob, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemCtx } from '@tamis/api/context';
import { runJob } from '@tamis/api/jobs/runner';
import { getJob } from '@tamis/api/jobs/service';
import { DEFAULT_PERCENT } from '@tamis/api/settings/in-force';
import { previewRiskWeights } from '@tamis/api/settings/risk-preview';
import { storeRiskWeights } from '@tamis/api/settings/risk-weights';
import { previewThreshold } from '@tamis/api/settings/threshold-preview';
import { importList } from '@tamis/api/watchlists/import';
import { openDb } from '@tamis/db/node';
import { user } from '@tamis/db/schema';
import { listsFolder } from '../../../packages/screening/bench/read-lists.ts';
import { readEnv } from '../src/env.ts';
import { nodeServices } from '../src/node-services.ts';
import { fillDatabase } from './fill-database.ts';

const [count = '100000', kept] = process.argv.slice(2);
const entities = Number(count);
const folder = mkdtempSync(join(tmpdir(), 'tamis-bench-'));
const file = kept ?? join(folder, 'load.db');
const isFilled = existsSync(file);
const services = nodeServices(await openDb({ url: `file:${file}` }), readEnv({ SEED: 'none' }));
if (!isFilled) {
  await importList(systemCtx(services), {
    list: 'un',
    stream: (await openAsBlob(join(listsFolder, 'un/un_consolidated_2025-04-19.xml.gz'))).stream(),
  });
  await fillDatabase(services, entities);
}
const [admin] = await services.db.orm.select().from(user).limit(1);
const ctx = { ...systemCtx(services, 'bench'), user: admin ? { ...admin, pending: false } : null };

/** CPU time of this process in milliseconds: wall time would include other processes. */
const cpuMs = (): number => {
  const { user: ours, system } = process.cpuUsage();
  return (ours + system) / 1_000;
};

/** Measures the longest turn of the event loop and the CPU time of some work. */
async function measured(what: string, work: () => Promise<string>): Promise<void> {
  let longest = 0;
  let turn = cpuMs();
  const look = () => {
    const now = cpuMs();
    longest = Math.max(longest, now - turn);
    turn = now;
    watch = setImmediate(look);
  };
  let watch = setImmediate(look);
  const cpu = cpuMs();
  const started = performance.now();
  const told = await work();
  const seconds = (performance.now() - started) / 1_000;
  const worked = (cpuMs() - cpu) / 1_000;
  clearImmediate(watch);
  console.log(`| ${what} (${told}) | ${seconds.toFixed(2)} s | ${worked.toFixed(2)} s | ${longest.toFixed(0)} ms |`);
}

console.log(`### New weights and thresholds, ${entities.toLocaleString('en')} entities\n`);
console.log('| what | time | CPU | longest turn, CPU |\n| --- | --- | --- | --- |');
const weights = { ...DEFAULT_PERCENT, countryRisk: 30 };
for (let round = 0; round < 3; round += 1) {
  await measured('preview of new weights', async () => {
    const { scoresChanged, bandsChanged } = await previewRiskWeights(ctx, weights);
    return `${scoresChanged} scores, ${bandsChanged} bands`;
  });
}
await measured('preview of a new threshold', async () => `${(await previewThreshold(ctx, 80)).withdrawn} withdrawn`);
const id = (await storeRiskWeights(ctx, { version: 0, weights, reason: 'Measured' })) ?? 0;
await measured("the job that recomputes everybody's score", async () => {
  await runJob(ctx, id);
  const { state, outcome, error } = await getJob(ctx, id);
  return `${state}: ${outcome ?? error}`;
});
await services.settled();
services.db.close();
rmSync(folder, { recursive: true, force: true });
