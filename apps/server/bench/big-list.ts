/**
 * Imports a list of 120 MB while the server handles fifty screenings a second: `node big-list.ts [MB]`. Prints Markdown.
 * The file is an SDN_ADVANCED.XML of invented people, imported by `lists import` through the running server.
 */
import { spawn } from 'node:child_process';
import { createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type XmlNode, element } from '@tamis/screening/lists/xml-node';
import { asAdvanced } from '../../../packages/api/test/list-as-advanced.ts';
import { innocentPeople } from '../../../packages/screening/bench/innocents.ts';
import { randomFrom } from '@tamis/screening/self-test/random';
import { memoryOf, percentile, programPath, signIn, startProcess } from './server-process.ts';

const PER_SECOND = 50;
/** How often to check the version in force. */
const LOOK_MS = 200;
/** The given name of the one person by which the two versions of the list differ. */
const VERSIONS = ['Aldous', 'Brunhild'] as const;
/** The size of a record, as written below. */
const RECORD = 6_700;

const megabytes = Number(process.argv[2] ?? '120');
const folder = mkdtempSync(join(tmpdir(), 'tamis-bench-'));
const chance = randomFrom(5);
const people = innocentPeople(3_000, chance).map(({ names: [name = ''] }) => name);

/** An entry in the format of SDN.XML. The versions differ only in their own person. */
function entry(uid: number, version: string): XmlNode {
  const name = (suffix = '') => {
    const [first = '', ...last] = chance.pick(people).split(' ');
    return [element('firstName', `${first}${suffix}`), element('lastName', `${last.join(' ')} ${chance.pick(people)}`)];
  };
  const aka = () =>
    element('aka', [element('type', 'a.k.a.'), element('category', chance.pick(['strong', 'weak'])), ...name()]);
  const id = (type: string) =>
    element('id', [
      element('idType', type),
      element('idNumber', `${chance.integer(9e8)}`),
      element('idCountry', 'Panama'),
    ]);
  const address = () =>
    element('address', [
      element('address1', `${chance.integer(900)} Harbour Street`),
      element('city', 'Colon'),
      element('country', 'Panama'),
    ]);
  return element('sdnEntry', [
    element('uid', String(uid)),
    element('sdnType', 'Individual'),
    ...(uid === 1 ? [element('firstName', version), element('lastName', 'Quellstone Ostrovsky')] : name()),
    element('remarks', `Known since ${1990 + chance.integer(30)}; see ${version}.`),
    element('programList', [element('program', 'TEST')]),
    element('akaList', [aka(), aka(), aka()]),
    element('idList', [id('Passport'), id('National ID No.'), id('Tax ID No.')]),
    element('addressList', [address(), address()]),
    element('dateOfBirthList', [
      element('dateOfBirthItem', [element('dateOfBirth', `${1940 + chance.integer(60)}-0${1 + chance.integer(9)}-11`)]),
    ]),
    element('nationalityList', [element('nationality', [element('country', 'Panama')])]),
  ]);
}

/** Writes the list with the same white space as the publisher. */
async function writeList(path: string, entries: number, version: string): Promise<void> {
  const all = Array.from({ length: entries }, (_, at) => entry(at + 1, version));
  const indented = function* () {
    for (const piece of asAdvanced(all)) yield piece.replaceAll('><', '>\n            <');
  };
  await pipeline(Readable.from(indented()), createWriteStream(path));
}

const entries = Math.round((megabytes * 1e6) / RECORD);
const [before, after] = [join(folder, 'before.xml'), join(folder, 'after.xml')];
await writeList(before, Math.round(entries * 0.9), VERSIONS[0]);
await writeList(after, entries, VERSIONS[1]);
const database = `file:${join(folder, 'load.db')}`;

function lists(file: string): Promise<string> {
  const child = spawn(process.execPath, [programPath('cli.ts'), 'lists', 'import', 'ofac', file, '--accept-shrink'], {
    env: { PATH: process.env['PATH'], DATABASE_URL: database, SEED: 'demo' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.once('close', (code) =>
      code === 0 ? resolve(said) : reject(new Error(`The import ended with ${code}: ${said}`)),
    );
  });
}

await lists(before);
const server = await startProcess({ DATABASE_URL: database, SEED: 'demo' });
const cookie = await signIn(server.url, 'analyst');
// The server closes connections that were idle for five seconds; the client closes them earlier.
const agent = new Agent({ keepAlive: true, maxSockets: 20, timeout: 4_000 });
const headers = { 'content-type': 'application/json', origin: server.url, cookie };

interface Answer {
  milliseconds: number;
  /** The versions whose own person was found. */
  found: string[];
}
function screening(names: readonly string[]): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const asking = request(`${server.url}/api/screen`, { method: 'POST', agent, headers });
    asking.once('error', reject);
    asking.once('response', (answer) => {
      let text = '';
      answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
      answer.once('end', () => {
        if (answer.statusCode !== 200) return reject(new Error(`A screening answered ${answer.statusCode}: ${text}`));
        const found = VERSIONS.filter((version) => text.includes(`"primaryName":"${version} Quellstone Ostrovsky"`));
        return resolve({ milliseconds: performance.now() - started, found });
      });
    });
    asking.end(JSON.stringify({ queries: names.map((name) => ({ name, type: 'person' })) }));
  });
}
const anyName = () => screening([chance.pick(people)]);
/** A whole list has one of the two. */
const versions = () => screening(VERSIONS.map((version) => `${version} Quellstone Ostrovsky`));

/** Sends requests at an even pace, even if the server is slow, until it is told to stop. */
function askEvenly(): () => Promise<Answer[]> {
  const answers: Promise<Answer>[] = [];
  const timer = setInterval(() => answers.push(anyName()), 1_000 / PER_SECOND);
  return () => {
    clearInterval(timer);
    return Promise.all(answers);
  };
}

const told = (answers: readonly Answer[]): string => {
  const times = answers.map(({ milliseconds }) => milliseconds).toSorted((one, other) => one - other);
  return [0.5, 0.99, 1].map((p) => `${percentile(times, p).toFixed(0)} ms`).join(', ');
};

for (let round = 0; round < 300; round += 1) await anyName();
const idle = askEvenly();
await new Promise((resolve) => setTimeout(resolve, 4_000));
const alone = await idle();
const memoryBefore = memoryOf(server.child);
const stopAsking = askEvenly();
const started = performance.now();
let current = Number.NaN;
const importing = lists(after);
let half = 0;
let looked = 0;
const lookOnce = async (): Promise<void> => {
  const { found } = await versions();
  looked += 1;
  if (found.length !== 1) half += 1;
  if (found.includes(VERSIONS[1]) && Number.isNaN(current)) current = (performance.now() - started) / 1_000;
};
const look = setInterval(() => void lookOnce(), LOOK_MS);
await importing;
await lookOnce();
const whole = (performance.now() - started) / 1_000;
clearInterval(look);
const answers = await stopAsking();
const { peak } = memoryOf(server.child);
await server.stop();

console.log(
  `### A list of ${(statSync(after).size / 1e6).toFixed(0)} MB (${entries} parties), ${PER_SECOND} screenings a second, ${availableParallelism()} cores\n`,
);
console.log('| what | figure | goal |\n| --- | --- | --- |');
console.log(`| in force after | ${current.toFixed(1)} s | 20 s |`);
console.log(`| entities screened against it after | ${whole.toFixed(1)} s | |`);
console.log(
  `| peak memory of the server | ${peak.toFixed(0)} MB (${memoryBefore.now.toFixed(0)} MB before) | 500 MB |`,
);
console.log(`| ${alone.length} screenings before: p50, p99, slowest | ${told(alone)} | |`);
console.log(`| ${answers.length} screenings during the import: p50, p99, slowest | ${told(answers)} | p99 50 ms |`);
console.log(`| ${looked} checks of both versions: results from half a list | ${half} | 0 |`);
rmSync(folder, { recursive: true, force: true });
