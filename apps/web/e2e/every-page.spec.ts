import type { Locator, Page } from '@playwright/test';
import { test } from './shared-context.ts';
import { expect, expectAccessible, type Role, signIn } from './story.ts';

/** Every route with its heading. */
const PAGES: readonly (readonly [path: string, heading: string | RegExp])[] = [
  ['/', 'Dashboard'],
  ['/entities', 'Entities'],
  ['/entity/1', 'Entity Profile'],
  ['/search', 'Search'],
  ['/search?q=halvani', 'Search'],
  ['/alerts', 'Alerts'],
  ['/cases', 'Cases'],
  ['/help', 'Help'],
  ['/articles/1', /\w/u],
  ['/matches', 'Matches'],
  ['/lists', 'Lists'],
  ['/self-test', 'Self-test'],
  ['/screenings/1', 'Screening Certificate'],
  ['/parties/1', 'Listed Party'],
  ['/reports', 'Completed Reports'],
  ['/reports?tab=screenings', 'Screenings'],
  ['/no/such/page', '404 Page Not Found'],
];

const ADMIN_PAGES: typeof PAGES = [
  ['/admin', 'Admin'],
  ['/admin?tab=entities', 'Admin'],
  ['/admin?tab=settings', 'Admin'],
  ['/admin?tab=settings&audit=true', 'Admin'],
];

const UPLOAD: typeof PAGES = [['/entities/upload', 'Bulk Entity Upload']];

const pagesOf: Record<Role, typeof PAGES> = {
  viewer: PAGES,
  analyst: [...PAGES, ...UPLOAD],
  admin: [...PAGES, ...UPLOAD, ...ADMIN_PAGES],
};

for (const role of ['viewer', 'analyst', 'admin'] as const) {
  test.describe(`as ${role}`, () => {
    test.use({ role });

    for (const [path, heading] of pagesOf[role]) {
      test(`${path} opens with its heading, accessible in both themes`, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, name: heading }).first()).toBeVisible();
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        await expectAccessible(page, 'light', 'dark');
      });
    }
  });
}

test('a sheet and a dialog on the cases are accessible', async ({ page }) => {
  await signIn(page, 'analyst');
  await page.goto('/cases');
  await page.getByRole('button', { name: 'View Details' }).first().click();
  await expect(page).toHaveURL(/\?case=\d+$/u);
  await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/cases?new=true');
  await expect(page.getByRole('dialog', { name: 'Create a new case' })).toBeVisible();
  await expectAccessible(page);
});

/** Opens /admin with a clock that the test controls, and waits for the panel. */
async function deniedAtAdmin(page: Page): Promise<Locator> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto('/admin');
  const denied = page.getByText('You need administrator privileges to access this page.');
  await expect
    .poll(async () => {
      await page.clock.runFor(20);
      return denied.isVisible();
    })
    .toBe(true);
  return denied;
}

test.describe('without the role', () => {
  test('an analyst sees Access Denied at /admin and is sent to the dashboard', async ({ page }) => {
    await signIn(page, 'analyst');
    const denied = await deniedAtAdmin(page);
    await page.clock.runFor(2_900);
    await expect(denied).toBeVisible();
    await page.clock.resume();
    await expect(page).toHaveURL('/');
  });

  test('the Access Denied panel is accessible', async ({ page }) => {
    await signIn(page, 'analyst');
    await deniedAtAdmin(page);
    // Axe waits for timers too: the clock runs, but so slowly that the redirect does not happen meanwhile.
    const check = expectAccessible(page).then(() => true);
    const tick = async () => {
      await page.clock.runFor(1);
      await new Promise((resolve) => setTimeout(resolve, 100));
      return false;
    };
    for (let isOver = false; !isOver;) isOver = await Promise.race([check, tick()]);
  });
});

test('every page leads to /auth when nobody is signed in', async ({ page }) => {
  for (const path of [
    '/',
    '/search',
    '/entities',
    '/entity/1',
    '/alerts',
    '/cases',
    '/admin',
    '/help',
    '/articles/1',
  ]) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/auth');
  }
});

test('any other path is not found when nobody is signed in', async ({ page }) => {
  await page.goto('/cases/12');
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  await expect(page).toHaveURL('/cases/12');
});

const NARROW_PATHS = [
  '/',
  '/search?q=halvani',
  '/cases',
  '/matches',
  '/lists',
  '/self-test',
  '/screenings/1',
  '/parties/1',
  '/reports',
  '/help',
  '/admin',
];

test.describe('on a phone', () => {
  test.use({ role: 'admin' });

  for (const path of NARROW_PATHS) {
    test(`nothing of ${path} is wider than the screen`, async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 812 });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
      await expectAccessible(page);
    });
  }
});
