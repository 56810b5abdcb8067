/** The command line with 100,000 lines: `compare` and `screen`, each compared with a run on one line. Prints Markdown. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { innocentCompanies, innocentPeople } from '../../../packages/screening/bench/innocents.ts';
import { randomFrom } from '@tamis/screening/self-test/random';
import { listsFolder, readLists } from '../../../packages/screening/bench/read-lists.ts';
import type { Subject } from '../../../packages/screening/src/party.ts';

const LINES = 100_000;
const FILES: readonly [list: string, file: string][] = [
  ['ofac', 'ofac/SDN_REBUILT_2024-05-03.xml.gz'],
  ['eu', 'eu/xmlFullSanctionsList_1_1_REBUILT_2026-02.xml.gz'],
  ['uk', 'uk/UK-Sanctions-List_REBUILT_2026-08-22.xml.gz'],
  ['un', 'un/un_consolidated_2025-04-19.xml.gz'],
];
const lists = readLists();
if (!lists || !FILES.every(([, file]) => existsSync(join(listsFolder, file)))) {
  console.error('The published lists are not beside the repository (TAMIS_LISTS names another folder).');
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), 'tamis-bench-'));
const cli = fileURLToPath(new URL('../src/cli.ts', import.meta.url));
const env = { ...process.env, DATABASE_URL: `file:${join(folder, 'lists.db')}` };

/** Seconds of one command. */
function run(args: readonly string[], input?: string): number {
  const started = performance.now();
  const stdin = input === undefined ? 'ignore' : openSync(input, 'r');
  const { status, stderr } = spawnSync(process.execPath, [cli, ...args], {
    env,
    stdio: [stdin, openSync(join(folder, 'output'), 'w'), 'pipe'],
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${args[0]} ended with ${status}: ${stderr}`);
  return (performance.now() - started) / 1000;
}

function file(name: string, lines: readonly object[]): string {
  const path = join(folder, name);
  writeFileSync(path, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  return path;
}

const people = innocentPeople(LINES * 0.8, randomFrom(15));
const subjects: Subject[] = [...people, ...innocentCompanies(LINES * 0.2, people, randomFrom(16))];
const customers = subjects.map(({ names, type, countries, dates }) => ({
  name: names[0],
  type,
  country: countries?.[0],
  birthDate: dates?.[0],
}));
const parties = [...lists.values()].flat();
const random = randomFrom(3);
const pairs = subjects.map(({ names }, at) => {
  const party = random.pick(parties);
  const other = at % 2 === 0 ? names[0] : random.pick(party.names).text;
  return {
    schema: party.type === 'person' ? 'Person' : 'Company',
    query: { name: other },
    candidate: { name: party.names[0]?.text },
  };
});

for (const [list, path] of FILES) run(['lists', 'import', list, join(listsFolder, path)]);
const one = { pairs: file('pair.jsonl', pairs.slice(0, 1)), customers: file('customer.jsonl', customers.slice(0, 1)) };
const all = { pairs: file('pairs.jsonl', pairs), customers: file('customers.jsonl', customers) };
const row = (what: string, least: number, whole: number) =>
  console.log(`| ${what} | ${whole.toFixed(1)} s | ${least.toFixed(1)} s | ${(whole - least).toFixed(1)} s | 3 s |`);

console.log(`### The command line, ${LINES.toLocaleString('en')} lines\n`);
console.log('| command | total | with one line | difference | goal |\n|---|---|---|---|---|');
row('compare, half of the pairs are one party', run(['compare'], one.pairs), run(['compare'], all.pairs));
row('screen, against all four lists', run(['screen', one.customers]), run(['screen', all.customers]));
rmSync(folder, { recursive: true });
