import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  type BrowserContext,
  type ConsoleMessage,
  expect,
  type Locator,
  type Page,
  type Request,
  test as base,
  type WebError,
} from '@playwright/test';
import type { run } from 'axe-core';

interface Story {
  /** Failed requests that the test provokes: the browser reports them in its console, which would otherwise fail the test. */
  expectedFailures: RegExp[];
  watched: void;
}

/**
 * Every test also checks that the console stays clean, and that no request goes to anyone but the server, in all windows of
 * the test.
 */
export const test = base.extend<Story>({
  expectedFailures: [[], { option: true }],
  watched: [
    async ({ browser, expectedFailures }, use) => {
      const errors: string[] = [];
      const strangers: string[] = [];
      const isExpected = (url: string) => expectedFailures.some((failure) => failure.test(url));
      const hearError = (error: WebError) => errors.push(error.error().message);
      const hearConsole = (message: ConsoleMessage) => {
        if (message.type() === 'error' && !isExpected(message.location().url)) errors.push(message.text());
      };
      const hearRequest = (request: Request) => {
        const { protocol, hostname } = new URL(request.url());
        if (/^(?:https?|wss?):$/u.test(protocol) && hostname !== '127.0.0.1') strangers.push(request.url());
      };
      const known = new Set<BrowserContext>();
      const watch = (context: BrowserContext) => {
        known.add(context);
        context.on('weberror', hearError).on('console', hearConsole).on('request', hearRequest);
      };
      // Contexts that outlive a test already exist.
      for (const context of browser.contexts()) watch(context);
      browser.on('context', watch);
      await use();
      browser.off('context', watch);
      for (const context of known)
        context.off('weberror', hearError).off('console', hearConsole).off('request', hearRequest);
      expect(errors, 'errors in the console').toEqual([]);
      expect(strangers, 'requests to a third party').toEqual([]);
    },
    { auto: true },
  ],
  page: async ({ page }, use) => {
    await use(page);
    // Route handlers of this test that are still running must not fail the next test.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});

export type Role = 'admin' | 'analyst' | 'viewer';

/** Signs in with a demo account, without the page, to the test's server or to the given address. */
export async function signIn(page: Page, role: Role, url = '') {
  const answer = await page.request.post(`${url}/api/login`, { data: { username: role, password: `${role}123` } });
  expect(answer.ok()).toBe(true);
}

/** A colleague in a separate browser, signed in. */
export async function colleague(page: Page, role: Role): Promise<Page> {
  const theirs = await (await page.context().browser()!.newContext()).newPage();
  await signIn(theirs, role);
  return theirs;
}

/**
 * Finishes all animations, then prevents new ones: halfway through a fade, a colour is not one of the theme's, and a toast
 * or a live change may appear at any time. Waiting for the end instead would take forever if the browser draws no frames.
 */
const standStill = (page: Page) =>
  page.evaluate(async () => {
    // Runs in the page, which has no access to outer scopes. A skeleton's animation is endless.
    // oxlint-disable-next-line unicorn/consistent-function-scoping
    const moving = () =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
    for (let round = 0; round < 50 && moving().length > 0; round += 1) {
      for (const animation of moving()) animation.finish();
      // Code that waited for the animation continues, and may start another.
      await new Promise((resolve) => setTimeout(resolve));
    }
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { animation: none !important; transition: none !important; }');
    document.adoptedStyleSheets = [still];
  });

type Theme = 'light' | 'dark';

/** The axe rules about colours: nothing else differs between themes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Checks that axe finds no violation in each given theme, or in the light one. Afterwards nothing on the page moves. */
export async function expectAccessible(page: Page, ...themes: Theme[]) {
  const [first = 'light', ...others] = themes;
  await showTheme(page, first);
  await standStill(page);
  expect(await violationsOf(page)).toEqual([]);
  for (const theme of others) {
    await showTheme(page, theme);
    expect(await violationsOf(page, COLOUR_RULES)).toEqual([]);
  }
}

async function showTheme(page: Page, theme: Theme) {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
}

/** Minified, because loading axe into a page takes longer than checking it. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

async function violationsOf(page: Page, runOnly?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async (options) => {
    const { axe } = globalThis as unknown as { axe: { run: typeof run } };
    const { violations } = await axe.run({ resultTypes: ['violations'], ...options });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
  }, runOnly && { runOnly });
}

/** Closes a dialog with Escape once it has the focus, which it gets shortly after it appears; until then keys go to the page. */
export async function pressEscape(dialog: Locator) {
  const hasFocus = () => dialog.evaluate((element) => element.contains(document.activeElement));
  await expect.poll(hasFocus).toBe(true);
  await dialog.page().keyboard.press('Escape');
}

/** Keeps a toast open: it closes after five seconds, but not under the pointer. */
export const holdToast = (page: Page, title: string | RegExp) => page.getByText(title).hover();

/** Checks that one element is completely above the other, after it has moved into place. */
export const expectAbove = (one: Locator, other: Locator) =>
  expect
    .poll(async () => {
      const [upper, lower] = await Promise.all([one.boundingBox(), other.boundingBox()]);
      return upper && lower && upper.y + upper.height <= lower.y;
    })
    .toBe(true);

/** The header of a same-origin write, as a browser sends it. */
export const FROM_HERE = { 'sec-fetch-site': 'same-origin' };

/** Adds a customer for one test, similar to a party of the demo's lists; returns its id. */
export async function addLookalike(
  page: Page,
  name = uniqueName('Rustem Halvani'),
  birthDate = '1968',
): Promise<number> {
  const person = { name, type: 'person', country: 'Uzbekistan', additionalInfo: { birthDate } };
  const answer = await page.request.post('/api/entities', { data: person, headers: FROM_HERE });
  expect(answer.status()).toBe(201);
  const { id } = (await answer.json()) as { id: number };
  return id;
}

/** Adds two customers with one name, each similar to the party that is on both demo lists: two rows of their own queue. */
export async function addTwins(page: Page): Promise<{ ids: [number, number]; queue: string; matches: string }> {
  const name = uniqueName('Rustem Halvani');
  const ids: [number, number] = [await addLookalike(page, name), await addLookalike(page, name)];
  const query = new URLSearchParams({ name });
  return { ids, queue: `/matches?${query}`, matches: `/api/matches?${query}` };
}

/** Confirms the question that comes before several likely matches are dismissed together. */
export const confirmBulk = (page: Page, count: number) =>
  page
    .getByRole('alertdialog', { name: `Dismiss ${count} matches?` })
    .getByRole('button', { name: `Dismiss ${count} matches` })
    .click();

/** Stops live updates of the page: its lists stay as they were loaded. The browser reports the aborted requests. */
export const withoutLiveChanges = (page: Page) => page.route(LIVE_CHANGES, (route) => route.abort());
export const LIVE_CHANGES = /\/api\/events$/u;

/** A name that no other test uses. */
export const uniqueName = (name: string) => `${name} ${uniqueWord()}`;
/**
 * A word that no other test uses, nor a similar one, which filters by name would find too. It has no digits: at its
 * beginning they would be read as letters, and a note beside the match would say so.
 */
export const uniqueWord = () =>
  crypto
    .randomUUID()
    .replaceAll('-', '')
    .slice(0, 10)
    .replaceAll(/\d/gu, (digit) => 'ghijklmnop'[Number(digit)]!);

export { expect };
