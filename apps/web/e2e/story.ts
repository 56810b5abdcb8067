import { AxeBuilder } from '@axe-core/playwright';
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

interface Story {
  /** Answers that the story provokes: the browser reports them in its console, which otherwise fails the test. */
  expectedFailures: RegExp[];
  watched: void;
}

/**
 * Every story also tells that the console stayed clean, and that nothing was asked of anyone but the server: in each of
 * its windows, those of colleagues, too.
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
      // Those that outlast a story are there already.
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
    // What a story's own answers are still busy with must not fail the next story.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});

export type Role = 'admin' | 'analyst' | 'viewer';

/** Signs in as one of the demo's accounts, without the page; at the story's server unless another one's address is given. */
export async function signIn(page: Page, role: Role, url = '') {
  const answer = await page.request.post(`${url}/api/login`, { data: { username: role, password: `${role}123` } });
  expect(answer.ok()).toBe(true);
}

/** A colleague at a computer of their own, signed in. */
export async function colleague(page: Page, role: Role): Promise<Page> {
  const theirs = await (await page.context().browser()!.newContext()).newPage();
  await signIn(theirs, role);
  return theirs;
}

/**
 * Brings what moves to its end, then lets nothing move any more: half-way through a fade, a colour is no colour of the
 * theme, and a toast or a live change may come at any time. To wait for the end instead would take for ever where the
 * browser draws no frames.
 */
const standStill = (page: Page) =>
  page.evaluate(async () => {
    // Runs in the page, which knows no other scope. Without end is a skeleton's motion.
    // oxlint-disable-next-line unicorn/consistent-function-scoping
    const moving = () =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
    for (let round = 0; round < 50 && moving().length > 0; round += 1) {
      for (const animation of moving()) animation.finish();
      // What waited for it goes on, and may move something else.
      await new Promise((resolve) => setTimeout(resolve));
    }
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { animation: none !important; transition: none !important; }');
    document.adoptedStyleSheets = [still];
  });

type Theme = 'light' | 'dark';

/** The rules of axe that look at colours: nothing else differs from theme to theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** No violation that axe knows of, in each theme given, or the light one. From then on nothing on the page moves. */
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

async function violationsOf(page: Page, rules?: string[]): Promise<string[]> {
  // A page that has been looked at has axe already, and its source takes as long to read as the page to be looked at.
  const isThere = await page.evaluate(() => 'axe' in window);
  // In the page itself, and violations only: a page of its own to describe what holds takes most of the time.
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: 'axe.version' }) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], ...(rules && { runOnly: rules }) });
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
}

/** Leaves what lies over the page, once it has the focus: a moment after it is seen, and until then a key is the page's. */
export async function pressEscape(dialog: Locator) {
  const hasFocus = () => dialog.evaluate((element) => element.contains(document.activeElement));
  await expect.poll(hasFocus).toBe(true);
  await dialog.page().keyboard.press('Escape');
}

/** A toast goes after five seconds, but not from under the pointer. */
export const holdToast = (page: Page, title: string | RegExp) => page.getByText(title).hover();

/** Once it has come to its place, one lies wholly above the other. */
export const expectAbove = (one: Locator, other: Locator) =>
  expect
    .poll(async () => {
      const [upper, lower] = await Promise.all([one.boundingBox(), other.boundingBox()]);
      return upper && lower && upper.y + upper.height <= lower.y;
    })
    .toBe(true);

/** A write of the page's own, as a browser says it. */
export const FROM_HERE = { 'sec-fetch-site': 'same-origin' };

/** A customer of a story's own, much like a party of the demo's lists; answers its number. */
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

/** Two customers of one name, each like the party that stands on both lists of the demo: two rows of a queue of their own. */
export async function addTwins(page: Page): Promise<{ ids: [number, number]; queue: string; matches: string }> {
  const name = uniqueName('Rustem Halvani');
  const ids: [number, number] = [await addLookalike(page, name), await addLookalike(page, name)];
  const query = new URLSearchParams({ name });
  return { ids, queue: `/matches?${query}`, matches: `/api/matches?${query}` };
}

/** Rows that are hardly chance are dismissed together only after a question. */
export const confirmBulk = (page: Page, count: number) =>
  page
    .getByRole('alertdialog', { name: `Dismiss ${count} matches?` })
    .getByRole('button', { name: `Dismiss ${count} matches` })
    .click();

/** From then on the page is not told what others do: its lists stay as they were read. The browser reports it. */
export const withoutLiveChanges = (page: Page) => page.route(LIVE_CHANGES, (route) => route.abort());
export const LIVE_CHANGES = /\/api\/events$/u;

/** A name that no other story uses. */
export const uniqueName = (name: string) => `${name} ${uniqueWord()}`;
/**
 * A word that no other story has, nor one like it, which filters by name would find too; without figures, which at its
 * beginning would be read as letters, and told so beside a match.
 */
export const uniqueWord = () =>
  crypto
    .randomUUID()
    .replaceAll('-', '')
    .slice(0, 10)
    .replaceAll(/\d/gu, (digit) => 'ghijklmnop'[Number(digit)]!);

export { expect };
