/**
 * Takes screenshots of every screen of the built app with the demo data, into docs/screenshots: light, dark, on a tablet
 * and a phone, and mirrored. Also takes the README's docs/screenshot.png.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type APIRequestContext, type Page, chromium } from '@playwright/test';
import { findChromium } from '../../../scripts/chromium.ts';
import { startOwnServer } from '../e2e/own-server.ts';

const WEB = new URL('..', import.meta.url).pathname;
const FOLDER = new URL('../../../docs/screenshots/', import.meta.url).pathname;
const OF_README = new URL('../../../docs/screenshot.png', import.meta.url).pathname;
/** WebP quality: text stays sharp, and all files together take less than 5 MB. */
const QUALITY = 80;
/** How often to check a page, and for how many checks in a row nothing may be loading. */
const LOOK_EVERY_MS = 100;
const QUIET_LOOKS = 8;

const LOOKS = [
  { look: 'light', colorScheme: 'light', width: 1440, height: 1000 },
  { look: 'dark', colorScheme: 'dark', width: 1440, height: 1000 },
  { look: 'tablet', colorScheme: 'light', width: 768, height: 1024 },
  { look: 'phone', colorScheme: 'light', width: 375, height: 812 },
  // The application is in English; only its layout is mirrored.
  { look: 'rtl', colorScheme: 'light', width: 1440, height: 1000 },
] as const;

/** Receives what a webhook sends, so that its deliveries can be shown. */
const receiver = createServer((request, response) => request.resume().on('end', () => response.writeHead(204).end()));
await new Promise<void>((ready) => receiver.listen(0, '127.0.0.1', ready));
const server = await startOwnServer({ REGISTRATION: 'closed', PRIVATE_HOSTS: '127.0.0.1' });
const browser = await chromium.launch({
  executablePath: findChromium(WEB) ?? undefined,
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
});
mkdirSync(FOLDER, { recursive: true });
await takeForReadme();
const screens = await tellTheStory();
for (const look of LOOKS) await takeAll(look);
await browser.close();
await server.stop();
receiver.close();

/** Sets up the story, in which one person proposes a decision. Returns the addresses of the customer's screens. */
async function tellTheStory(): Promise<Readonly<Record<string, string>>> {
  const [analyst, admin] = [await signedIn('analyst'), await signedIn('admin')];
  const [customer] = await rows(analyst, '/api/entities?name=halvani');
  const of = `/api/entities/${customer?.id}`;
  const [[article], [caseFile], [screening]] = [
    await rows(analyst, `${of}/media`),
    await rows(analyst, `${of}/cases`),
    await rows(analyst, `${of}/screenings`),
  ];
  await admin.put('/api/settings/four-eyes', {
    data: { version: 0, from: 'low', reason: 'Board decision of 12 November' },
  });
  await admin.post('/api/keys', { data: { name: 'Onboarding system', role: 'analyst' } });
  const { port } = receiver.address() as AddressInfo;
  await admin.post('/api/webhooks', {
    data: {
      url: `http://127.0.0.1:${port}/tamis`,
      description: 'Case system',
      topics: ['alert.raised', 'match.decided', 'match.proposed'],
    },
  });
  await admin.post('/api/webhooks/1/test');
  const [proposed] = await rows(analyst, '/api/matches?state=pending&order=oldest');
  await analyst.post('/api/matches/confirm', {
    data: { matchIds: [proposed?.id], note: 'The passport number agrees with the copy on file.' },
  });
  await admin.post('/api/self-tests');
  while (!(await admin.get('/api/self-tests/1')).ok()) await new Promise((later) => setTimeout(later, 200));
  return {
    auth: '/auth',
    dashboard: '/',
    search: '/search?q=halvani',
    entities: '/entities',
    upload: '/entities/upload',
    entity: `/entity/${customer?.id}`,
    matches: '/matches',
    'second-person': '/matches?state=proposed',
    alerts: '/alerts',
    cases: '/cases',
    'cases-board': '/cases?view=board',
    case: `/cases?case=${caseFile?.id}`,
    article: `/articles/${article?.id}`,
    lists: '/lists',
    'self-test': '/self-test',
    certificate: `/screenings/${screening?.id}`,
    reports: '/reports',
    'admin-users': '/admin',
    'admin-settings': '/admin?tab=settings',
    'admin-webhooks': '/admin?tab=settings#webhooks',
    'webhook-deliveries': '/admin?tab=settings&webhook=1',
    'admin-audit-log': '/admin?tab=settings&audit=true',
    help: '/help',
    'not-found': '/no/such/page',
  };
}

/** A match with words that differ, as an analyst reviews it. */
async function takeForReadme(): Promise<void> {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 1440, height: 1000 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await logIn(page, 'analyst');
  const [customer] = await rows(page.request, '/api/entities?name=haddar');
  const [match] = await rows(page.request, `/api/matches?entityId=${customer?.id}`);
  await page.goto(`/matches?match=${match?.id}`);
  await page.getByRole('table', { name: 'Comparison' }).waitFor();
  await page.evaluate(() => document.fonts.ready);
  await settled(page);
  await page.screenshot({ path: OF_README });
  await context.close();
}

async function signedIn(role: 'analyst' | 'admin'): Promise<APIRequestContext> {
  const context = await browser.newContext({ baseURL: server.url, extraHTTPHeaders: { origin: server.url } });
  await context.request.post('/api/login', { data: { username: role, password: `${role}123` } });
  return context.request;
}

async function rows(by: APIRequestContext, path: string): Promise<{ id: number }[]> {
  return (await (await by.get(path)).json()) as { id: number }[];
}

async function takeAll({ look, colorScheme, width, height }: (typeof LOOKS)[number]): Promise<void> {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width, height },
    colorScheme,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  if (look === 'rtl') await page.addInitScript(mirror);
  for (const [name, path] of Object.entries(screens)) {
    await page.goto(path);
    await page.locator('h1').first().waitFor();
    if (look !== 'phone' && !/^(?:auth|not-found)$/.test(name))
      await page.getByText('User menu:').waitFor({ state: 'attached' });
    if (path.endsWith('#webhooks')) await page.getByRole('region', { name: 'Webhooks' }).scrollIntoViewIfNeeded();
    await page.evaluate(() => document.fonts.ready);
    await settled(page);
    await take(page, `${name}-${look}`);
    if (name === 'auth') await logIn(page, 'admin');
  }
  await context.close();
}

/** Waits until nothing has been loading for a while: panels, menus and plots appear one after another. */
async function settled(page: Page): Promise<void> {
  const isLoading = () => page.locator('[aria-busy=true]').count();
  for (let quiet = 0; quiet < QUIET_LOOKS; quiet = (await isLoading()) === 0 ? quiet + 1 : 0)
    await page.waitForTimeout(LOOK_EVERY_MS);
}

/** Runs in the page, once its root exists. */
function mirror(): void {
  document.addEventListener('readystatechange', () => document.documentElement.setAttribute('dir', 'rtl'));
}

async function logIn(page: Page, role: 'analyst' | 'admin'): Promise<void> {
  await page.request.post('/api/login', {
    data: { username: role, password: `${role}123` },
    headers: { origin: server.url },
  });
}

/** Playwright itself supports only PNG and JPEG. */
async function take(page: Page, name: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  writeFileSync(`${FOLDER}${name}.webp`, Buffer.from(data, 'base64'));
  await devtools.detach();
}
