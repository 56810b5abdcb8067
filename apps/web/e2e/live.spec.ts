import type { Page } from '@playwright/test';
import { addLookalike, colleague, expect, signIn, test, uniqueName } from './story.ts';

const waitingLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Matches/u });

test('a decision appears in another browser without a reload', async ({ page }) => {
  await signIn(page, 'analyst');
  const id = await addLookalike(page);
  const viewer = await colleague(page, 'viewer');
  await viewer.goto(`/entity/${id}`);
  await expect(viewer.getByText(/waiting for a decision\.$/u)).toBeVisible();

  await page.goto(`/entity/${id}`);
  await page.getByRole('button', { name: 'Confirm match' }).click();
  await expect(page.getByText('Match confirmed')).toBeVisible();
  await expect(viewer.getByText('By Ines Valcourt', { exact: false }).first()).toBeVisible();
  await viewer.context().close();
});

test('a new customer with a possible match alerts everyone', async ({ page }) => {
  await signIn(page, 'analyst');
  await page.goto('/alerts');
  const viewer = await colleague(page, 'viewer');
  const name = uniqueName('Rustem Halvani');
  await viewer.goto('/alerts');
  await expect(viewer.getByRole('article').first()).toBeVisible();
  await expect(waitingLink(viewer)).toBeVisible();
  await addLookalike(page, name);
  await expect(viewer.getByRole('article', { name: `${name}, unread` }).first()).toBeVisible();
  await expect(page.getByRole('article', { name: `${name}, unread` }).first()).toBeVisible();
  await viewer.context().close();
});

test.describe('signing out', () => {
  // The other window's requests at that moment are refused.
  test.use({ expectedFailures: [/\/api\/(?:trpc\/|events)/u] });

  test('in one window signs out the other', async ({ page }) => {
    await signIn(page, 'viewer');
    await page.goto('/help');
    const second = await page.context().newPage();
    await second.goto('/alerts');
    await expect(second.getByRole('heading', { name: 'Alerts' })).toBeVisible();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/auth');
    await expect(second).toHaveURL('/auth');
  });
});

test('the windows of a browser share one stream, and another takes over when its window closes', async ({ page }) => {
  const streams: string[] = [];
  page.context().on('request', (request) => {
    if (request.url().endsWith('/api/events')) streams.push(request.url());
  });
  await signIn(page, 'viewer');
  await page.goto('/alerts');
  await expect(page.getByRole('article').first()).toBeVisible();
  const second = await page.context().newPage();
  await second.goto('/alerts');
  await expect(second.getByRole('article').first()).toBeVisible();
  const analyst = await colleague(page, 'analyst');
  const [first, then] = [uniqueName('Rustem Halvani'), uniqueName('Rustem Halvani')];
  await addLookalike(analyst, first);
  await expect(second.getByRole('article', { name: `${first}, unread` }).first()).toBeVisible();
  expect(streams).toHaveLength(1);
  await page.close();
  await expect.poll(() => streams.length).toBe(2);
  await addLookalike(analyst, then);
  await expect(second.getByRole('article', { name: `${then}, unread` }).first()).toBeVisible();
  await analyst.context().close();
});
