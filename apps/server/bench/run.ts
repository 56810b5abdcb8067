/** Measures the whole product: imports, searches through the API, an upload, starting. Prints Markdown. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { innocentCompanies, innocentPeople } from '../../../packages/screening/bench/innocents.ts';
import { randomFrom } from '@tamis/screening/self-test/random';
import { listsFolder } from '../../../packages/screening/bench/read-lists.ts';
import { signIn } from './server-process.ts';

const FILES: readonly [list: string, file: string][] = [
  ['ofac', 'ofac/SDN_REBUILT_2024-05-03.xml.gz'],
  ['eu', 'eu/xmlFullSanctionsList_1_1_REBUILT_2026-02.xml.gz'],
  ['uk', 'uk/UK-Sanctions-List_REBUILT_2026-08-22.xml.gz'],
  ['un', 'un/un_consolidated_2025-04-19.xml.gz'],
];
const SEARCHES = 2_000;
const UPLOAD_ROWS = 10_000;

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'tamis-bench-'));
const database = (name: string) => `file:${join(folder, `${name}.db`)}`;
const percentile = (sorted: readonly number[], p: number) => sorted[Math.ceil(sorted.length * p) - 1] ?? Number.NaN;
const line = (what: string, figure: string, goal: string) => console.log(`| ${what} | ${figure} | ${goal} |`);

if (!FILES.every(([, file]) => existsSync(join(listsFolder, file)))) {
  console.error(
    'The published lists are not beside the repository (TAMIS_LISTS names another folder): nothing was measured.',
  );
  process.exit(1);
}

interface Imported {
  seconds: number;
  peakMb: number;
  parties: number;
  names: number;
}
function importLists(name: string, files: readonly [string, string][]): Imported {
  const pairs = files.flatMap(([list, file]) => [list, join(listsFolder, file)]);
  const output = execFileSync(process.execPath, [path('import-lists.ts'), database(name), ...pairs], {
    encoding: 'utf8',
  });
  return JSON.parse(output.trim().split('\n').at(-1) ?? '') as Imported;
}

interface Started {
  child: ChildProcess;
  milliseconds: number;
  url: string;
}
async function start(name: string): Promise<Started> {
  const started = performance.now();
  const child = spawn(process.execPath, [path('../src/node.ts')], {
    env: { ...process.env, DATABASE_URL: database(name), PORT: '0', HOST: '127.0.0.1', MODE: 'demo' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await addressOf(child);
  for (;;) {
    const answer = await fetch(`${url}/api/health`).catch(() => null);
    if (answer?.ok) return { child, milliseconds: performance.now() - started, url };
    if (child.exitCode !== null) throw new Error('The server ended before it answered');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
/** The address that the server prints when it listens on the port assigned by the system. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.once('exit', () => reject(new Error('The server ended before it answered')));
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const url = /^Tamis is at (\S+)$/mu.exec(said)?.[1];
      if (url !== undefined) resolve(url);
    });
  });
}
function stop({ child }: Started): Promise<unknown> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  return ended;
}

function measureImports(): void {
  console.log('\n### Import of the published lists (one process each: reading, database and index)\n');
  console.log('| list | seconds, peak memory | goal |\n|---|---|---|');
  for (const entry of FILES) {
    const { seconds, peakMb, parties, names } = importLists(entry[0], [entry]);
    line(
      `${entry[0].toUpperCase()}: ${parties} parties, ${names} names`,
      `${seconds.toFixed(1)} s, ${peakMb.toFixed(0)} MB`,
      '',
    );
  }
  const all = importLists('all', FILES);
  line(
    `all four: ${all.parties} parties, ${all.names} names`,
    `${all.seconds.toFixed(1)} s, ${all.peakMb.toFixed(0)} MB`,
    '30 s, 600 MB',
  );
}

async function measureStart(): Promise<void> {
  console.log('\n### Start with all four lists in the database\n\n| what | figure | goal |\n|---|---|---|');
  await stop(await start('all'));
  const times: number[] = [];
  for (let run = 0; run < 5; run += 1) {
    const server = await start('all');
    times.push(server.milliseconds);
    await stop(server);
  }
  times.sort((a, b) => a - b);
  line('warm start to the first response, median of 5', `${(percentile(times, 0.5) / 1000).toFixed(2)} s`, '3 s');
}

async function measureServer(): Promise<void> {
  const server = await start('all');
  const cookie = await signIn(server.url, 'analyst');
  const headers = { 'content-type': 'application/json', origin: server.url, cookie };
  const chance = randomFrom(7);
  const people = innocentPeople(UPLOAD_ROWS, chance);
  const subjects = [...people.slice(0, SEARCHES * 0.8), ...innocentCompanies(SEARCHES * 0.2, people, chance)];

  console.log('\n### Through the API, all four lists\n\n| what | figure | goal |\n|---|---|---|');
  // A keep-alive connection of node:http, because the cost of fetch in the client is not the server's.
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const search = (name: string, type?: string) =>
    new Promise<number>((resolve, reject) => {
      const started = performance.now();
      const asking = request(`${server.url}/api/screen`, { method: 'POST', agent, headers });
      asking.once('error', reject);
      asking.once('response', (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`The search answered ${answer.statusCode}`));
        answer.resume().once('end', () => resolve(performance.now() - started));
      });
      asking.end(JSON.stringify({ queries: [{ name, type }] }));
    });
  for (const { names, type } of subjects.slice(0, 200)) await search(names[0] ?? '', type);
  const times: number[] = [];
  for (const { names, type } of subjects) times.push(await search(names[0] ?? '', type));
  times.sort((a, b) => a - b);
  line(
    `${SEARCHES} searches, one after the other`,
    `p50 ${percentile(times, 0.5).toFixed(2)} ms, p99 ${percentile(times, 0.99).toFixed(2)} ms`,
    'p99 10 ms',
  );

  const rows = people.map(
    ({ names, dates, countries }) =>
      `"${(names[0] ?? '').replaceAll('"', '')}",person,${countries?.[0] ?? 'Unknown'},,,,${dates?.[0] ?? ''},,,`,
  );
  const csv = ['name,type,country,isPep,isSanctioned,riskScore,birthDate,position,founded,industry', ...rows].join(
    '\n',
  );
  const form = new FormData();
  form.set('file', new File([csv], 'customers.csv', { type: 'text/csv' }));
  const started = performance.now();
  const answer = await fetch(`${server.url}/api/entities/upload-csv`, {
    method: 'POST',
    headers: { origin: server.url, cookie },
    body: form,
  });
  const result = (await answer.json()) as { success: number; screening: string; hits: number };
  const seconds = (performance.now() - started) / 1000;
  line(
    `upload of ${UPLOAD_ROWS} rows, stored and screened (${result.success} imported, ${result.hits} with a possible match, screening ${result.screening})`,
    `${seconds.toFixed(2)} s`,
    '5 s',
  );
  await stop(server);
}

console.log('## The product');
measureImports();
await measureStart();
await measureServer();
rmSync(folder, { recursive: true, force: true });
