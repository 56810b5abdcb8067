import type { BrowserContext } from '@playwright/test';
import { type Role, signIn, test as story } from './story.ts';

type ContextOf = (role: Role) => Promise<BrowserContext>;

/**
 * The tests of a role share one browser context, which has signed in once and has loaded the code of the pages. Not for tests
 * that sign out or set the clock: the next test would notice.
 */
export const test = story.extend<{ role: Role | null }, { contextOf: ContextOf }>({
  role: [null, { option: true }],
  contextOf: [
    async ({ browser }, use) => {
      const contexts = new Map<Role, BrowserContext>();
      await use(async (role) => {
        const known = contexts.get(role);
        if (known) return known;
        const context = await browser.newContext();
        contexts.set(role, context);
        const page = await context.newPage();
        await signIn(page, role);
        await page.close();
        return context;
      });
      for (const context of contexts.values()) await context.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ browser, role, contextOf }, use) => {
    const context = await (role ? contextOf(role) : browser.newContext());
    await use(context);
    for (const page of context.pages()) await page.close();
    if (!role) await context.close();
  },
});
