/**
 * Measures each page with Lighthouse: on a desktop, on one with a four times slower processor, and on a phone. It
 * starts its own server with some hundreds of customers, their matches, alerts and cases, and prints a table of
 * medians. Run it with `node apps/web/bench/lighthouse.ts [runs] [path ...]` after `pnpm build`; npm fetches
 * Lighthouse itself, because nothing else needs it.
 */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { request } from '@playwright/test';
import { findChromium } from '../../../scripts/chromium.ts';
import { startOwnServer } from '../e2e/own-server.ts';
import { median, nearCustomers } from './near-customers.ts';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const PATHS = [
  '/auth',
  '/',
  '/entities',
  '/entity/1',
  '/entity/52',
  '/matches',
  '/alerts',
  '/search',
  '/cases',
  '/lists',
  '/admin',
  '/reports',
];
/** Changes to Lighthouse's defaults, which are those of a phone. */
const SETTINGS = {
  desktop: ['--preset=desktop'],
  'desktop, CPU 4× slower': ['--preset=desktop', '--throttling.cpuSlowdownMultiplier=4'],
  mobile: [],
} satisfies Record<string, string[]>;
const CASES = 60;
const INNOCENTS = 550;
const MAX_REPORT_BYTES = 64 * 1024 * 1024;

interface Figures {
  performance: number;
  accessibility: number;
  bestPractices: number;
  largestPaintMs: number;
  blockedMs: number;
  shift: number;
}

/** Customers, some of them similar to the demo's listed parties, half of these with the party's own date of birth. */
function customers(): string {
  const near = nearCustomers((own, at) => [at % 2 === 0 ? own : '']);
  const given = ['Ingrid', 'Pedro', 'Aiko', 'Tomasz', 'Leila', 'Kwame', 'Sofia', 'Duc', 'Elif', 'Noah', 'Anjali'];
  const family = ['Haugen', 'Quispe', 'Morita', 'Wrona', 'Farahani', 'Asante', 'Bianchi', 'Tran', 'Polat', 'Weiss'];
  const innocents = Array.from({ length: INNOCENTS }, (_, at) => {
    const name = `${given[at % given.length]} ${family[at % family.length]}`;
    return `${name} ${String.fromCharCode(65 + (at % 26))}.,person,Norway,19${60 + (at % 40)}-03-1${at % 10}`;
  });
  return ['name,type,country,birthDate', ...near, ...innocents, ...near, ...near].join('\n');
}

/** Fills the server as its administrator; returns the session cookie. */
async function prepare(url: string): Promise<string> {
  const client = await request.newContext({ baseURL: url, extraHTTPHeaders: { origin: url } });
  const post = async (path: string, options: Parameters<typeof client.post>[1]) => {
    const answer = await client.post(path, options);
    if (!answer.ok()) throw new Error(`${path} was refused: ${await answer.text()}`);
  };
  await post('/api/login', { data: { username: 'admin', password: 'admin123' } });
  const file = { name: 'customers.csv', mimeType: 'text/csv', buffer: Buffer.from(customers()) };
  await post('/api/entities/upload-csv', { multipart: { file } });
  for (let at = 1; at <= CASES; at += 1) {
    const data = { title: `Review of customer ${at}`, description: 'Found by the yearly review.', entityId: at };
    await post('/api/cases', { data });
  }
  const { cookies } = await client.storageState();
  await client.dispose();
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

async function measure(url: string, cookie: string, settings: readonly string[], chrome: string): Promise<Figures> {
  const flags = [
    '--quiet',
    '--output=json',
    '--only-categories=performance,accessibility,best-practices',
    '--chrome-flags=--headless --no-sandbox --disable-dev-shm-usage',
    `--extra-headers=${JSON.stringify({ Cookie: cookie })}`,
  ];
  const { stdout } = await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, url, ...flags, ...settings], {
    env: { ...process.env, CHROME_PATH: chrome },
    maxBuffer: MAX_REPORT_BYTES,
  });
  const { categories, audits } = JSON.parse(stdout) as {
    categories: Record<string, { score: number }>;
    audits: Record<string, { numericValue: number }>;
  };
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    largestPaintMs: figure('largest-contentful-paint'),
    blockedMs: figure('total-blocking-time'),
    shift: figure('cumulative-layout-shift'),
  };
}

/** The median of each figure. */
const medians = (runs: readonly Figures[]): Figures => {
  const of = (key: keyof Figures) => median(runs.map((run) => run[key]));
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    bestPractices: of('bestPractices'),
    largestPaintMs: of('largestPaintMs'),
    blockedMs: of('blockedMs'),
    shift: of('shift'),
  };
};

const cells = ({ performance, accessibility, bestPractices, largestPaintMs, blockedMs, shift }: Figures) =>
  [
    `${performance}, ${accessibility}, ${bestPractices}`,
    `${(largestPaintMs / 1_000).toFixed(2)} s`,
    `${Math.round(blockedMs)} ms`,
    shift.toFixed(3),
  ].join(' | ');

async function main(): Promise<void> {
  const [runs = '3', ...asked] = process.argv.slice(2);
  if (!(Number(runs) >= 1))
    throw new Error(`The first argument is the number of runs, 1 or more, before the paths; '${runs}' is not one.`);
  const chrome = findChromium(join(import.meta.dirname, '..'));
  if (chrome === null) throw new Error('No Chromium found: install one, or set CHROMIUM_PATH.');
  const server = await startOwnServer();
  try {
    const session = await prepare(server.url);
    process.stdout.write(
      '| page | on | performance, accessibility, best practices | LCP | TBT | CLS |\n| --- | --- | --- | --- | --- | --- |\n',
    );
    for (const path of asked.length > 0 ? asked : PATHS) {
      const cookie = path === '/auth' ? '' : session;
      for (const [name, settings] of Object.entries(SETTINGS)) {
        const measured: Figures[] = [];
        for (let run = 0; run < Number(runs); run += 1) {
          measured.push(await measure(server.url + path, cookie, settings, chrome));
        }
        process.stdout.write(`| \`${path}\` | ${name} | ${cells(medians(measured))} |\n`);
      }
    }
  } finally {
    await server.stop();
  }
}

await main();
