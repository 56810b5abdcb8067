import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

interface Story {
  /** Answers that the story provokes: the browser reports them in its console, which otherwise fails the test. */
  expectedFailures: RegExp[];
}

/** Every story also tells that the console stayed clean. */
export const test = base.extend<Story>({
  expectedFailures: [[], { option: true }],
  page: async ({ page, expectedFailures }, use) => {
    const errors: string[] = [];
    const isExpected = (url: string) => expectedFailures.some((failure) => failure.test(url));
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !isExpected(message.location().url)) errors.push(message.text());
    });
    await use(page);
    expect(errors, 'errors in the console').toEqual([]);
  },
});

export type Role = 'admin' | 'analyst' | 'viewer';

/** Signs in as one of the demo's accounts, without the page. */
export async function signIn(page: Page, role: Role) {
  const answer = await page.request.post('/api/login', { data: { username: role, password: `${role}123` } });
  expect(answer.ok()).toBe(true);
}

/**
 * Waits until nothing fades any more: half-way through, a colour is no colour of the theme. An animation that is
 * cancelled or has no end (a skeleton's) has nothing to wait for.
 */
const settle = (page: Page) =>
  page.evaluate(async () => {
    // Runs in the page, which knows no other scope.
    // oxlint-disable-next-line unicorn/consistent-function-scoping
    const moving = () =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
    // oxlint-disable-next-line unicorn/consistent-function-scoping
    const nextFrame = () => new Promise(requestAnimationFrame);
    // A change of theme starts its transitions with the next frame.
    await nextFrame();
    await nextFrame();
    while (moving().length > 0) {
      await Promise.allSettled(moving().map(({ finished }) => finished));
      await nextFrame();
    }
  });

/** No violation that axe knows of, in the theme given. */
export async function expectAccessible(page: Page, theme: 'light' | 'dark' = 'light') {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await settle(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
}

/** A customer of a story's own, much like a party of the demo's lists; answers its number. */
export async function addLookalike(page: Page, name = 'Rustem Halvani'): Promise<number> {
  const person = { name, type: 'person', country: 'Uzbekistan', additionalInfo: { birthDate: '1968-03-14' } };
  const { origin } = new URL(page.url() === 'about:blank' ? (await page.goto('/help'))!.url() : page.url());
  const answer = await page.request.post('/api/entities', { data: person, headers: { origin } });
  const { id } = (await answer.json()) as { id: number };
  return id;
}

/** A name that no other story uses. */
export const uniqueName = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`;

export { expect };
