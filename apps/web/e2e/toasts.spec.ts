import type { Locator, Page } from '@playwright/test';
import { expect, signIn, test, uniqueName } from './story.ts';

const SHOWN_MS = 5_000;

/** Opens a page with a toast on it, on a clock that goes as far as the story lets it. */
async function withToast(page: Page, title = uniqueName('Signe Almqvist')): Promise<Locator> {
  await signIn(page, 'analyst');
  await page.clock.install();
  await page.goto('/entities?add=true');
  await create(page, title);
  return page.locator('[data-sonner-toast]').getByRole('status');
}

/** From a moment that is still to come on, time goes only as far as the story lets it. */
const pause = async (page: Page) => page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));

/** What a timer has changed is drawn a few frames later. */
async function frames(page: Page) {
  for (let frame = 0; frame < 5; frame += 1) await page.clock.runFor(50);
}

/** Gone, or on its way out. */
async function isClosing(toast: Locator): Promise<boolean> {
  if ((await toast.count()) === 0) return true;
  return (await toast.locator('xpath=ancestor::*[@data-sonner-toast]').getAttribute('data-removed')) === 'true';
}

async function create(page: Page, name: string) {
  const dialog = page.getByRole('dialog', { name: 'Add Entity' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('textbox', { name: 'Country' }).fill('Sweden');
  await dialog.getByRole('button', { name: 'Create Entity' }).click();
  await expect(dialog).toHaveCount(0);
}

test('a toast closes after 5 seconds, but not while the pointer is on it', async ({ page }) => {
  const toast = await withToast(page);
  await expect(toast).toBeVisible();
  await toast.hover();
  await pause(page);
  await page.clock.runFor(3 * SHOWN_MS);
  await expect(toast).toBeVisible();
  await page.mouse.move(10, 10);
  // What was left when the pointer came, but never more than the whole.
  await page.clock.runFor(SHOWN_MS);
  await frames(page);
  expect(await isClosing(toast)).toBe(true);
});

test('a toast that nobody touches is there for 5 seconds', async ({ page }) => {
  const toast = await withToast(page);
  await toast.hover();
  await pause(page);
  // The next one starts with the whole time.
  await toast.getByRole('button', { name: 'Close' }).click();
  await page.clock.runFor(1_000);
  await page.getByRole('button', { name: 'Add Entity' }).click();
  await page.clock.runFor(1_000);
  await page.mouse.move(10, 10);
  const dialog = page.getByRole('dialog', { name: 'Add Entity' });
  await dialog.getByLabel('Name').fill(uniqueName('Signe Almqvist'));
  await dialog.getByRole('textbox', { name: 'Country' }).fill('Sweden');
  await dialog.getByLabel('Name').press('Enter');
  await expect.poll(async () => (await page.clock.runFor(20), toast.count())).toBe(1);
  await page.clock.runFor(SHOWN_MS - 1_000);
  expect(await isClosing(toast)).toBe(false);
  await page.clock.runFor(1_000);
  await frames(page);
  expect(await isClosing(toast)).toBe(true);
});

test('one toast at a time: the next takes its place', async ({ page }) => {
  const toast = await withToast(page);
  await toast.hover();
  await page.mouse.move(10, 10);
  await page.getByRole('button', { name: 'Add Entity' }).click();
  await create(page, uniqueName('Signe Almqvist'));
  await expect(toast).toHaveCount(1);
});

async function swipe(page: Page, toast: Locator, px: number) {
  const box = (await toast.boundingBox())!;
  await page.mouse.move(box.x + 60, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 60 + px, box.y + 20, { steps: 4 });
  await page.mouse.up();
}

test('swiped 49 px to the right it stays, 51 px and it goes', async ({ page }) => {
  const toast = await withToast(page);
  await expect(toast).toBeVisible();
  await swipe(page, toast, 49);
  await expect(toast).toBeVisible();
  await swipe(page, toast, 51);
  await page.clock.runFor(1_000);
  await expect(toast).toHaveCount(0);
});

test('F8 focuses the toast area, Escape closes what it shows', async ({ page }) => {
  const toast = await withToast(page);
  await page.keyboard.press('F8');
  await expect(page.locator('[data-sonner-toaster]')).toBeFocused();
  await page.clock.runFor(2 * SHOWN_MS);
  await expect(toast).toBeVisible();
  await page.keyboard.press('Escape');
  await page.clock.runFor(1_000);
  await expect(toast).toHaveCount(0);
});

test('its button closes it, and its action leads on', async ({ page }) => {
  const toast = await withToast(page);
  // A busy machine may take longer to press the button than a toast is there.
  await toast.hover();
  await toast.getByRole('button', { name: 'Close' }).click();
  await page.clock.runFor(1_000);
  await expect(toast).toHaveCount(0);
  await page.getByRole('button', { name: 'Add Entity' }).click();
  await create(page, uniqueName('Signe Almqvist'));
  await toast.getByRole('button', { name: 'View' }).click();
  await expect(page).toHaveURL(/\/entity\/\d+$/u);
});
