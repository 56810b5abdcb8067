/**
 * An analyst decides a hundred mixed hits on /matches without the mouse: confirms some, dismisses some with a preset
 * reason, a custom reason or a note, looks at evidence and profiles, and undoes some. Prints the keys and the time for each.
 * This analyst needs no time for reading and decides by the evidence on the screen, so only the tool is measured: from
 * the first key of a decision until the next match is shown. Run it with `node apps/web/bench/decide-hundred.ts` after
 * `pnpm build`; it starts its own server.
 */
import { join } from 'node:path';
import { type Page, chromium } from '@playwright/test';
import { findChromium } from '../../../scripts/chromium.ts';
import { startOwnServer } from '../e2e/own-server.ts';
import { median, nearCustomers } from './near-customers.ts';

const HITS = 100;
/** Slows the browser by this factor, like a small laptop. */
const SLOWED = 4;

interface Decision {
  act: Act;
  keys: string[];
  ms: number;
}

/** Customers similar to the demo's listed parties, half of them with the party's own date of birth. */
function customers(): string {
  const rows = nearCustomers((own, at) => [own, `19${50 + (at % 40)}-0${1 + (at % 9)}-17`]);
  return ['name,type,country,birthDate', ...rows, ...rows].join('\n');
}

async function prepare(page: Page, url: string): Promise<void> {
  const headers = { origin: url };
  await page.request.post(`${url}/api/login`, { data: { username: 'analyst', password: 'analyst123' }, headers });
  const file = { name: 'customers.csv', mimeType: 'text/csv', buffer: Buffer.from(customers()) };
  const answer = await page.request.post(`${url}/api/entities/upload-csv`, { multipart: { file }, headers });
  if (!answer.ok()) throw new Error(`The customers were refused: ${await answer.text()}`);
}

/** What an analyst does with a hit. Most are decided by one key; the others slow the day down. */
type Act = 'confirm' | 'dismiss' | 'confirm, note' | 'dismiss, note' | 'own reason' | 'evidence' | 'profile' | 'undo';

/** The number of the first reason that fits the comparison; the custom reason if no preset fits. */
const reasonKey = async (page: Page) =>
  String(
    1 +
      (await page
        .locator('input[type=radio]')
        .evaluateAll((radios) => radios.findIndex((radio) => !(radio as HTMLInputElement).disabled))),
  );

/** Dismisses with the first reason that fits. */
async function dismiss(page: Page, press: (...keys: string[]) => Promise<void>): Promise<void> {
  const key = await reasonKey(page);
  await press(key);
  if (key !== '6') return;
  await page.getByLabel('Your own reason').fill(OWN);
  await press('Enter');
}
const OWN = 'Known to the branch';
const NOTE = 'Passport seen';

/** Seven of ten hits get a special treatment; the others are decided by the evidence on the screen. */
async function actFor(page: Page, at: number): Promise<Act> {
  const special: Readonly<Record<number, Act>> = {
    2: 'evidence',
    3: 'own reason',
    4: 'dismiss, note',
    6: 'confirm, note',
    7: 'profile',
    8: 'own reason',
    9: 'undo',
  };
  const act = special[at % 10];
  if (act !== undefined) return act;
  const row = page.getByRole('row', { name: /^Date of birth/u });
  return (await row.count()) > 0 && (await row.innerText()).includes('Differs') ? 'dismiss' : 'confirm';
}

/** A keyboard that counts each key. */
function counting(page: Page) {
  const keys: string[] = [];
  const press = async (...pressed: string[]) => {
    for (const key of pressed) {
      keys.push(key);
      await page.keyboard.press(key);
    }
  };
  return { keys, press, type: (text: string) => press(...text.split('')) };
}

const isTyping = (page: Page) =>
  page.evaluate(() => document.activeElement?.matches('input:not([type=radio])') === true);

/** Acts like a person who looks at the page after each key. */
async function perform(page: Page, act: Act, { press, type }: ReturnType<typeof counting>, openBefore: string) {
  if (act === 'evidence') {
    // To the end of the party's record.
    while (!(await isRecordSeen(page))) await press('PageDown');
    await dismiss(page, press);
  } else if (act === 'own reason') {
    await press('6');
    const field = page.getByLabel('Your own reason');
    if ((await field.inputValue()) !== OWN) await type(OWN);
    await press('Enter');
  } else if (act === 'dismiss, note' || act === 'confirm, note') {
    await press('n');
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Note');
    await type(NOTE);
    await press('Enter');
    if (await isTyping(page)) await press('Escape');
    if (act === 'confirm, note') await press('c');
    else await dismiss(page, press);
    if ((await openMatch(page)) === openBefore && (await page.locator('input[type=radio]:checked').count()) > 0) {
      await press('Enter');
    }
  } else if (act === 'profile') {
    await lookAtProfile(page, press);
    await dismiss(page, press);
  } else if (act === 'undo') await dismiss(page, press);
  else await press(act === 'confirm' ? 'c' : '1');
}

/** Opens it and goes back. The browser's own Back key does nothing in a headless browser, but is counted. */
async function lookAtProfile(page: Page, press: (key: string) => Promise<void>): Promise<void> {
  await press('o');
  await page.getByRole('heading', { name: 'Entity Profile' }).waitFor();
  await press('Alt+ArrowLeft');
  await page.goBack();
  await page.getByRole('list', { name: 'Queue' }).locator('[aria-current=true]').waitFor();
}

/** Whether the end of the party's record is above the decision bar. */
const isRecordSeen = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('[aria-label=Decision]');
    const record = bar?.previousElementSibling?.getBoundingClientRect();
    return record === undefined || record.bottom <= (bar?.getBoundingClientRect().top ?? 0) + 1;
  });

/** Decides the open match, and waits until another one is open. */
async function decide(page: Page, act: Act): Promise<Decision> {
  const before = (await openMatch(page)) ?? '';
  const keyboard = counting(page);
  const start = performance.now();
  await perform(page, act, keyboard, before);
  await page.waitForFunction(
    (former) => {
      const now = document.querySelector('[aria-label=Queue] [aria-current=true]')?.getAttribute('href');
      return now !== undefined && now !== former;
    },
    before,
    { polling: 'raf' },
  );
  if (act === 'undo') {
    await keyboard.press('u');
    await page.getByText('Decision undone').waitFor();
    await dismiss(page, keyboard.press);
  }
  return { act, keys: keyboard.keys, ms: performance.now() - start };
}

const openMatch = (page: Page) =>
  page.evaluate(() => document.querySelector('[aria-label=Queue] [aria-current=true]')?.getAttribute('href'));

/** After a look at a profile, the analyst finds that the previous decision was wrong. */
async function canUndoAfterProfile(page: Page): Promise<boolean> {
  await dismiss(page, async (...keys) => {
    for (const key of keys) await page.keyboard.press(key);
  });
  await page
    .getByText(/^Dismissed /u)
    .first()
    .waitFor();
  await lookAtProfile(page, (key) => page.keyboard.press(key));
  await page.keyboard.press('u');
  const undone = page.getByText('Decision undone').waitFor({ timeout: 3_000 });
  return undone.then(
    () => true,
    () => false,
  );
}

async function main(): Promise<void> {
  const server = await startOwnServer();
  const executablePath = findChromium(join(import.meta.dirname, '..')) ?? undefined;
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 1000 } });
    await prepare(page, server.url);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    await page.goto(`${server.url}/matches`);
    await page.getByRole('table', { name: 'Comparison' }).waitFor();
    const decisions: Decision[] = [];
    for (let at = 0; at < HITS; at += 1) decisions.push(await decide(page, await actFor(page, at)));
    report(decisions, await canUndoAfterProfile(page));
  } finally {
    await browser.close();
    await server.stop();
  }
}

function report(decisions: readonly Decision[], canUndo: boolean): void {
  const rows = [...Map.groupBy(decisions, ({ act }) => act)].map((kind) => line(...kind));
  process.stdout.write(
    [
      '| deciding a hundred mixed hits by keyboard, browser slowed 4 times | hits | keys a hit | median | slowest |',
      '| --- | ---: | ---: | ---: | ---: |',
      line('all', decisions),
      ...rows,
      `Undone by a key after a look at the profile: ${canUndo ? 'yes' : 'no'}.`,
      '',
    ].join('\n'),
  );
}

const seconds = (ms: number) => `${(ms / 1_000).toFixed(2)} s`;

function line(what: string, decisions: readonly Decision[]): string {
  const times = decisions.map(({ ms }) => ms);
  const keys = decisions.reduce((sum, decision) => sum + decision.keys.length, 0) / decisions.length;
  return `| ${what} | ${decisions.length} | ${keys.toFixed(2)} | ${seconds(median(times))} | ${seconds(Math.max(...times))} |`;
}

await main();
