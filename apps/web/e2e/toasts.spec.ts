import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, pressEscape, signIn, test, uniqueName } from './story.ts';

const SHOWN_MS = 5_000;
/** Each poll moves the clock, so longer pauses between polls gain nothing. */
const AT_ONCE = { intervals: [20] };

const toastOf = (page: Page) => page.locator('[data-sonner-toast]').getByRole('status');

/** A toast, and the interval of the page's clock in which it appeared. */
interface Shown {
  toast: Locator;
  earliest: number;
  latest: number;
}

const now = (page: Page) => page.evaluate(() => Date.now());

/** Runs the clock until that moment. */
const passTo = async (page: Page, moment: number) => page.clock.runFor(Math.max(0, moment - (await now(page))));

/** Opens a page with a toast on it. From then on the test controls the clock. */
async function withToast(page: Page): Promise<Shown> {
  await signIn(page, 'analyst');
  await page.clock.install();
  await page.goto('/entities?add=true');
  await fill(page);
  // On a busy machine the toast would disappear before the test has looked at it.
  await page.clock.pauseAt((await now(page)) + 10_000);
  return create(page);
}

/** Changes made by a timer are drawn a few frames later. */
async function frames(page: Page) {
  for (let frame = 0; frame < 5; frame += 1) await page.clock.runFor(50);
}

/** Closed, or closing. */
async function isClosing(toast: Locator): Promise<boolean> {
  if ((await toast.count()) === 0) return true;
  return (await toast.locator('xpath=ancestor::*[@data-sonner-toast]').getAttribute('data-removed')) === 'true';
}

/** Checks that the toast goes long before its time is over. */
const expectGone = (page: Page, toast: Locator) =>
  expect.poll(async () => (await page.clock.runFor(50), toast.count()), AT_ONCE).toBe(0);

async function fill(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Add Entity' });
  await dialog.getByLabel('Name').fill(uniqueName('Signe Almqvist'));
  await dialog.getByRole('textbox', { name: 'Country' }).fill('Sweden');
}

/** Runs the clock until the entity is created, its toast is shown and the dialog is closed. */
async function create(page: Page): Promise<Shown> {
  const earliest = await now(page);
  const answer = page.waitForResponse(/entities\.create/u);
  await page.getByRole('dialog', { name: 'Add Entity' }).getByLabel('Name').press('Enter');
  await answer;
  const toast = toastOf(page);
  const counts = () => Promise.all([page.getByRole('dialog'), toast].map((place) => place.count()));
  await expect.poll(async () => (await page.clock.runFor(20), counts()), AT_ONCE).toEqual([0, 1]);
  return { toast, earliest, latest: await now(page) };
}

test('a toast closes after 5 seconds, but not while the pointer is on it', async ({ page }) => {
  const { toast } = await withToast(page);
  await toast.hover();
  await page.clock.runFor(3 * SHOWN_MS);
  await expect(toast).toBeVisible();
  await page.mouse.move(10, 10);
  // The time that was left when the pointer came; at most the full time.
  await page.clock.runFor(SHOWN_MS);
  await frames(page);
  expect(await isClosing(toast)).toBe(true);
});

test('an untouched toast stays for 5 seconds', async ({ page }) => {
  const { toast, earliest, latest } = await withToast(page);
  await passTo(page, earliest + SHOWN_MS - 1);
  expect(await isClosing(toast)).toBe(false);
  await passTo(page, latest + SHOWN_MS);
  await frames(page);
  expect(await isClosing(toast)).toBe(true);
});

test('only one toast at a time: the next replaces it and stays for its own 5 seconds', async ({ page }) => {
  const first = await withToast(page);
  await passTo(page, first.earliest + SHOWN_MS - 2_000);
  await page.getByRole('button', { name: 'Add Entity' }).click();
  await fill(page);
  const { toast, earliest, latest } = await create(page);
  await passTo(page, earliest + SHOWN_MS - 1);
  await expect(toast).toHaveCount(1);
  expect(await isClosing(toast)).toBe(false);
  await passTo(page, latest + SHOWN_MS);
  await frames(page);
  expect(await isClosing(toast)).toBe(true);
});

async function swipe(page: Page, toast: Locator, px: number) {
  // Waits until it has moved into place.
  await toast.hover();
  const box = (await toast.boundingBox())!;
  await page.mouse.move(box.x + 60, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 60 + px, box.y + 20, { steps: 4 });
  await page.mouse.up();
}

test('a toast swiped 49 px to the right stays, and one swiped 51 px closes', async ({ page }) => {
  const { toast } = await withToast(page);
  await swipe(page, toast, 49);
  await expect(toast).toBeVisible();
  await swipe(page, toast, 51);
  await expectGone(page, toast);
});

test('F8 focuses the toast area, and Escape closes the toast', async ({ page }) => {
  const { toast } = await withToast(page);
  await page.keyboard.press('F8');
  await expect(page.locator('[data-sonner-toaster]')).toBeFocused();
  await page.clock.runFor(2 * SHOWN_MS);
  await expect(toast).toBeVisible();
  await page.keyboard.press('Escape');
  await expectGone(page, toast);
});

test('a toast is closed by its button, and its action opens the entity', async ({ page }) => {
  const { toast } = await withToast(page);
  await toast.getByRole('button', { name: 'Close' }).click();
  await expectGone(page, toast);
  await page.getByRole('button', { name: 'Add Entity' }).click();
  await fill(page);
  await create(page);
  await toast.getByRole('button', { name: 'View' }).click();
  await expect(page).toHaveURL(/\/entity\/\d+$/u);
});

test('a closed toast is listed under Recent notifications, but not for the next user', async ({ page }) => {
  await signIn(page, 'analyst');
  await page.goto('/entities?add=true');
  await fill(page);
  await page.getByRole('dialog', { name: 'Add Entity' }).getByLabel('Name').press('Enter');
  await toastOf(page).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: /^User menu/u }).press('Enter');
  await page.getByRole('menuitem', { name: 'Recent notifications' }).press('Enter');
  const recent = page.getByRole('dialog', { name: 'Recent notifications' });
  await expect(recent.getByRole('listitem')).toHaveCount(1);
  await expect(recent.getByText('The entity has been successfully created.')).toBeVisible();
  await expectAccessible(page, 'light', 'dark');
  await pressEscape(recent);
  await page.keyboard.press('Control+k');
  await page.getByRole('textbox', { name: 'Search and commands' }).fill('recent noti');
  await page.getByRole('menuitem', { name: 'Recent notifications' }).click();
  await expect(recent.getByRole('listitem')).toHaveCount(1);
  await pressEscape(recent);
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await page.getByRole('button', { name: 'Use viewer' }).click();
  await page.getByRole('button', { name: 'Log In' }).press('Enter');
  await page.getByRole('button', { name: /^User menu/u }).click();
  await page.getByRole('menuitem', { name: 'Recent notifications' }).click();
  await expect(recent).toBeVisible();
  await expect(recent.getByText('Entity created')).toHaveCount(0);
});
