/**
 * The CPU time of each list and page: `node lists-and-pages.ts [entities] [database file to keep]`. The procedures are
 * called as the doors call them, with a hundred thousand entities by default. Prints Markdown.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemCtx } from '@tamis/api/context';
import { createCaller } from '@tamis/api/router';
import { openDb } from '@tamis/db/node';
import { readEnv } from '../src/env.ts';
import { nodeServices } from '../src/node-services.ts';
import { fillDatabase } from './fill-database.ts';

const ROUNDS = 25;
const [count = '100000', kept] = process.argv.slice(2);
const entities = Number(count);
const folder = mkdtempSync(join(tmpdir(), 'tamis-bench-'));
const file = kept ?? join(folder, 'load.db');
const isFilled = existsSync(file);
const url = `file:${file}`;
const services = nodeServices(await openDb({ url }), readEnv({ SEED: 'none', DATABASE_URL: url }));
if (!isFilled) await fillDatabase(services, entities);
// Like a server that has finished starting: a thread that still works would count towards the first measurement.
await services.settled();
await services.entityIndex.current();

const user = {
  id: 2,
  username: 'analyst',
  fullName: 'Demo Analyst',
  role: 'admin' as const,
  pending: false,
  createdAt: 0,
};
const call = createCaller({ ...systemCtx(services), user, actor: user.username });
const deep = Math.floor(entities / 50) * 50 - 100;
const nth = (round: number) => 1 + Math.floor((entities * round) / ROUNDS);

/** Each gets the number of the round, so that the rounds read different pages. */
const QUERIES: Record<string, (round: number) => Promise<unknown>> = {
  dashboard: () => call.dashboard.get(),
  'dashboard plots': () => call.dashboard.plots(),
  'entities, newest': (round) => call.entities.list({ offset: round * 50 }),
  'entities, the last page': () => call.entities.list({ offset: deep }),
  'entities by name': (round) => call.entities.list({ sort: 'name', offset: round * 50 }),
  'entities by name, the last page': () => call.entities.list({ sort: 'name', offset: deep }),
  'entities by risk': (round) => call.entities.list({ sort: '-riskScore', offset: round * 50 }),
  'entities by country': (round) => call.entities.list({ sort: 'country', offset: round * 50 }),
  'entities by country, the last page': () => call.entities.list({ sort: '-country', offset: deep }),
  'entities with high risk': () => call.entities.list({ tab: 'high' }),
  'entities with low risk, by name': () => call.entities.list({ tab: 'low', sort: 'name' }),
  'entities, PEP': () => call.entities.list({ tab: 'pep' }),
  'companies by risk': () => call.entities.list({ type: 'company', sort: '-riskScore' }),
  'companies in a country': () => call.entities.list({ type: 'company', country: 'mal' }),
  'entities with a name': () => call.entities.list({ name: 'maria' }),
  'entities, the tabs': () => call.entities.counts(),
  'entities, 5,000 rows': () => call.entities.list({ limit: 5_000 }),
  'an entity': (round) => call.entities.get({ id: nth(round) }),
  'its last screening': (round) => call.screening.last({ entityId: nth(round) }),
  'its certificates': (round) => call.screening.list({ entityId: nth(round) }),
  'its matches': (round) => call.matches.list({ entityId: nth(round) }),
  'its articles': (round) => call.media.forEntity({ entityId: nth(round) }),
  'its alerts': (round) => call.alerts.list({ entityId: nth(round) }),
  'its cases': (round) => call.cases.list({ entityId: nth(round) }),
  'its risk': (round) => call.risk.current({ entityId: nth(round) }),
  'matches, pending': () => call.matches.list({ state: 'pending' }),
  'matches, pending, oldest': () => call.matches.list({ state: 'pending', order: 'oldest' }),
  'queue, pending': () => call.matches.queue({ state: 'pending' }),
  'matches with one list': () => call.matches.list({ list: 'DEMO', state: 'pending' }),
  'matches, all, newest': () => call.matches.list({ order: 'newest' }),
  'matches with a name': () => call.matches.list({ state: 'pending', name: 'maria' }),
  'matches with a letter': () => call.matches.list({ state: 'pending', name: 'a' }),
  'alerts, all': (round) => call.alerts.list({ offset: round * 50 }),
  'alerts, unread': () => call.alerts.list({ filter: 'unread' }),
  'alerts, high': () => call.alerts.list({ filter: 'high' }),
  'alerts of adverse media': () => call.alerts.list({ filter: 'adverse_media' }),
  'alerts, unread count': () => call.alerts.unreadCount(),
  'cases, all': (round) => call.cases.list({ offset: round * 50 }),
  'cases, mine': () => call.cases.list({ filter: 'mine' }),
  'cases, high': () => call.cases.list({ filter: 'high' }),
  'cases, open': () => call.cases.list({ filter: 'open' }),
  'cases by due date': () => call.cases.list({ sort: 'dueDate' }),
  'a case, its activities': (round) => call.cases.activities({ caseId: 1 + round }),
  reports: () => call.reports.list({}),
  'lists, status': () => call.lists.status(),
  'lists, versions': () => call.lists.versions({ list: 'DEMO' }),
  jobs: () => call.jobs.list({}),
  'audit log': (round) => call.audit.list({ offset: round * 50 }),
  'audit log by action': () => call.audit.list({ action: 'match.dismiss' }),
  'audit log by user': () => call.audit.list({ actor: 'analyst' }),
  'audit log, filter choices': () => call.audit.choices(),
  users: () => call.users.list(),
  'search: maria': () => call.search.all({ q: 'maria' }),
  'search: two words': () => call.search.all({ q: 'maria silva' }),
  'search: a typo': () => call.search.all({ q: 'mraia slva' }),
  'search: a letter': () => call.search.all({ q: 'a' }),
  'search: another script': () => call.search.all({ q: 'Мария' }),
  'search: a Han character': () => call.search.all({ q: '李' }),
  'search: prose': () => call.search.all({ q: 'invoices' }),
  'search: nothing': () => call.search.all({ q: 'zzyzx qqq' }),
};

const percentile = (sorted: readonly number[], p: number) => sorted[Math.ceil(sorted.length * p) - 1] ?? Number.NaN;
console.log(`### Lists and pages, ${entities.toLocaleString('en')} entities\n`);
console.log(
  'CPU time of one response, without HTTP. Goals: p99 under 100 ms; the dashboard under 30 ms, a search under 20 ms.\n',
);
console.log('| list or page | p50 ms | p99 ms |\n| --- | --- | --- |');
for (const [name, ask] of Object.entries(QUERIES)) {
  await ask(0);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = process.cpuUsage();
    await ask(round);
    const { user: own, system } = process.cpuUsage(before);
    times.push((own + system) / 1_000);
  }
  times.sort((one, other) => one - other);
  console.log(`| ${name} | ${percentile(times, 0.5).toFixed(1)} | ${percentile(times, 0.99).toFixed(1)} |`);
}
await services.settled();
services.db.close();
rmSync(folder, { recursive: true, force: true });
