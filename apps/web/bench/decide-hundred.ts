/**
 * An analyst clears a hundred mixed hits on /matches without the mouse. Prints the keys and the time each took.
 * The analyst here reads in no time and decides by the evidence on the screen, so what is measured is the tool: from the
 * first key of a decision until the next match stands there. Run it with `node apps/web/bench/decide-hundred.ts` after
 * `pnpm build`; it starts a server of its own.
 */
import { existsSync } from 'node:fs';
import { type Page, chromium } from '@playwright/test';
import { demoParties } from '../../../packages/db/src/demo-list.ts';
import { startOwnServer } from '../e2e/own-server.ts';

const HITS = 100;
/** A browser slower than this many times shows what a small laptop shows. */
const SLOWED = 4;

interface Decision {
  keys: string[];
  ms: number;
}

/** Customers who come close to the demo's listed parties: half of them with the party's own date of birth. */
function customers(): string {
  const rows = demoParties.flatMap(({ party }, at) => {
    if (party.type !== 'person' && party.type !== 'company') return [];
    const [name] = party.names;
    const date = party.dates[0]?.from ?? '';
    const ownDate = /^\d{4}-\d{2}-\d{2}$/u.test(date) ? date : '';
    const otherDate = `19${50 + (at % 40)}-0${1 + (at % 9)}-17`;
    return [ownDate, otherDate].map((day) =>
      [`"${name?.text ?? ''}"`, party.type, 'Norway', party.type === 'person' ? day : ''].join(','),
    );
  });
  return ['name,type,country,birthDate', ...rows, ...rows].join('\n');
}

async function prepare(page: Page, url: string): Promise<void> {
  const headers = { origin: url };
  await page.request.post(`${url}/api/login`, { data: { username: 'analyst', password: 'analyst123' }, headers });
  const file = { name: 'customers.csv', mimeType: 'text/csv', buffer: Buffer.from(customers()) };
  const answer = await page.request.post(`${url}/api/entities/upload-csv`, { multipart: { file }, headers });
  if (!answer.ok()) throw new Error(`The customers were refused: ${await answer.text()}`);
}

/** What the analyst would press, from what the comparison says. Every seventh hit stays for later. */
async function keysFor(page: Page, at: number): Promise<string[]> {
  if (at % 7 === 6) return ['s'];
  const row = page.getByRole('row', { name: /^Date of birth/u });
  const differs = (await row.count()) > 0 && (await row.innerText()).includes('Differs');
  if (differs) return ['1'];
  return at % 3 === 0 ? ['2'] : ['c'];
}

/** Presses the keys and waits until another match is open. */
async function decide(page: Page, keys: string[]): Promise<Decision> {
  const before = await openMatch(page);
  const start = performance.now();
  for (const key of keys) await page.keyboard.press(key);
  await page.waitForFunction(
    (former) => {
      const now = document.querySelector('[aria-label=Queue] [aria-current=true]')?.getAttribute('href');
      return now !== undefined && now !== former;
    },
    before,
    { polling: 'raf' },
  );
  return { keys, ms: performance.now() - start };
}

const openMatch = (page: Page) =>
  page.evaluate(() => document.querySelector('[aria-label=Queue] [aria-current=true]')?.getAttribute('href'));

async function main(): Promise<void> {
  const server = await startOwnServer();
  const executablePath = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path));
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 1000 } });
    await prepare(page, server.url);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    await page.goto(`${server.url}/matches`);
    await page.getByRole('table', { name: 'Comparison' }).waitFor();
    const decisions: Decision[] = [];
    for (let at = 0; at < HITS; at += 1) {
      decisions.push(await decide(page, await keysFor(page, at)));
      // Now and then a decision was wrong.
      if (at % 20 === 19) {
        await page.keyboard.press('u');
        await page.getByText('Decision undone').waitFor();
      }
    }
    report(decisions);
  } finally {
    await browser.close();
    await server.stop();
  }
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

function report(decisions: readonly Decision[]): void {
  const worst = Math.max(...decisions.map(({ ms }) => ms));
  const keys = decisions.reduce((sum, decision) => sum + decision.keys.length, 0);
  process.stdout.write(
    [
      '| deciding a hundred hits by keyboard, browser slowed 4 times | |',
      '|---|---:|',
      `| keys a hit | ${(keys / decisions.length).toFixed(2)} |`,
      `| from the first key to the next match, median | ${(median(decisions.map(({ ms }) => ms)) / 1_000).toFixed(3)} s |`,
      `| the same, slowest | ${(worst / 1_000).toFixed(3)} s |`,
      '',
    ].join('\n'),
  );
}

await main();
