import type { Page } from '@playwright/test';
import {
  addLookalike,
  addTwins,
  colleague,
  confirmBulk,
  expect,
  expectAccessible,
  holdToast,
  signIn,
  test,
  uniqueName,
} from './story.ts';

const left = (page: Page) => page.getByText(/^\d+ decisions? left$/u);

test('a queue is cleared by keyboard: a number dismisses, U undoes, L and a number decide together', async ({
  page,
}) => {
  await signIn(page, 'analyst');
  const { queue } = await addTwins(page);
  await page.goto('/matches');
  // The comparison starts near the top of the screen.
  const firstRow = await page.getByRole('table', { name: 'Comparison' }).getByRole('row').nth(1).boundingBox();
  expect(firstRow?.y).toBeLessThan(360);
  await page.goto(queue);
  await expect(left(page)).toHaveText('2 decisions left');
  await expect(page.getByRole('table', { name: 'Comparison' })).toBeVisible();
  await page.keyboard.press('1');
  const warning = page.getByText('The date does not differ.');
  await expect(warning).toBeVisible();
  await holdToast(page, 'The date does not differ.');
  await page.keyboard.press('2');
  await expect(left(page)).toHaveText('1 decision left');
  // It would cover the next comparison.
  await expect(warning).toHaveCount(0);
  await expect(page.getByText('Dismissed 2 matches')).toBeVisible();
  await page.keyboard.press('u');
  await expect(left(page)).toHaveText('2 decisions left');
  await expect(page.getByText('Decision undone')).toBeVisible();
  await page.keyboard.press('l');
  await expect(page.getByText('4 matches selected: the decision is about all of them.')).toBeVisible();
  const confirm = page.getByRole('button', { name: 'Confirm 4 matches' });
  await expect.poll(() => confirm.evaluate((button) => button.scrollWidth - button.clientWidth)).toBe(0);
  await expectAccessible(page, 'light', 'dark');
  await page.keyboard.press('2');
  await confirmBulk(page, 4);
  await expect(page.getByText('No matches found')).toBeVisible();
  // Lists that refresh after the user's own decision do not mention other users.
  await Promise.all([page.waitForResponse(/matches\.queue/u), addLookalike(page)]);
  await expect(page.getByText('Decided by someone else')).toHaveCount(0);
  await expect(page.getByText('Dismissed 4 matches')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No matches found')).toBeVisible();
});

test('a custom reason is offered again for the next match, and after Enter in the note a number dismisses', async ({
  page,
}) => {
  await signIn(page, 'analyst');
  const { queue, matches } = await addTwins(page);
  await page.goto(queue);
  await expect(left(page)).toHaveText('2 decisions left');
  await expect(page.getByRole('table', { name: 'Comparison' })).toBeVisible();
  // The comparison does not move while a reason is chosen and a note is written.
  const scrolled = () => page.evaluate(() => window.scrollY);
  await page.keyboard.press('d');
  await expect(page.getByRole('radiogroup', { name: 'Reason to dismiss' }).locator(':focus')).toHaveCount(1);
  expect(await scrolled()).toBe(0);
  await page.keyboard.press('Escape');
  const own = page.getByLabel('Your own reason');
  await page.keyboard.press('6');
  await expect(own).toBeFocused();
  await page.keyboard.type('Known to the branch');
  await page.keyboard.press('Enter');
  await expect(left(page)).toHaveText('1 decision left');
  await page.keyboard.press('6');
  await expect(own).toHaveValue('Known to the branch');
  await page.keyboard.press('Escape');
  await page.keyboard.press('n');
  await expect(page.getByLabel('Note')).toBeFocused();
  await page.keyboard.type('Passport seen');
  expect(await scrolled()).toBe(0);
  await page.keyboard.press('Enter');
  await page.keyboard.press('2');
  await expect(page.getByText('No matches found')).toBeVisible();
  // The queue shows the decision before the server has responded.
  await expect
    .poll(async () => {
      const answer = await page.request.get(`${matches}&state=dismissed`);
      const decided = (await answer.json()) as { reason: string; note: string | null }[];
      return new Map(decided.map(({ reason, note }) => [reason, note]));
    })
    .toEqual(
      new Map([
        ['Name only', 'Passport seen'],
        ['Known to the branch', null],
      ]),
    );
});

for (const height of [700, 800, 900, 1000, 1200]) {
  test(`the toast of an undo does not cover the decision bar on a screen ${height} px high`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height });
    await signIn(page, 'analyst');
    await page.goto((await addTwins(page)).queue);
    await expect(page.getByRole('table', { name: 'Comparison' })).toBeVisible();
    await page.keyboard.press('2');
    await expect(left(page)).toHaveText('1 decision left');
    await page.keyboard.press('u');
    await expectOffBar(page, 'Decision undone');
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expectOffBar(page, 'Decision undone');
  });
}

test('U undoes the last decision even after a visit to the profile', async ({ page }) => {
  await signIn(page, 'analyst');
  const { ids, queue } = await addTwins(page);
  await page.goto(queue);
  await expect(left(page)).toHaveText('2 decisions left');
  await expect(page.getByRole('table', { name: 'Comparison' })).toBeVisible();
  await page.keyboard.press('2');
  await expect(left(page)).toHaveText('1 decision left');
  await page.keyboard.press('o');
  await expect(page).toHaveURL(`/entity/${ids[0]}`);
  await expect(page.getByText(/2 matches waiting for a decision\.$/u)).toBeVisible();
  await page.goBack();
  await expect(left(page)).toHaveText('1 decision left');
  await page.keyboard.press('u');
  await expect(page.getByText('Decision undone')).toBeVisible();
  await expect(left(page)).toHaveText('2 decisions left');
});

test('after a confirmation, E opens a prepared case that Enter creates', async ({ page }) => {
  await signIn(page, 'analyst');
  const name = uniqueName('Rustem Halvani');
  const id = await addLookalike(page, name);
  await page.goto(`/matches?entity=${id}`);
  await expect(page.getByRole('table', { name: 'Comparison' })).toBeVisible();
  await page.keyboard.press('c');
  await expect(page.getByText('Open a case')).toBeVisible();
  await page.keyboard.press('e');
  const dialog = page.getByRole('dialog', { name: 'Create a new case' });
  await expect(dialog.getByLabel('Title')).toBeFocused();
  await expect(dialog.getByLabel('Title')).toHaveValue(/^Confirmed match: /u);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Case created')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: name }).first()).toBeVisible();
});

test('two analysts on one match: the second is notified, and the next match opens', async ({ page }) => {
  await signIn(page, 'analyst');
  const { queue } = await addTwins(page);
  await page.goto(queue);
  await expect(left(page)).toHaveText('2 decisions left');
  await expect(page.getByRole('table', { name: 'Comparison' })).toBeVisible();
  await page.keyboard.press('j');
  await expect(page).toHaveURL(/match=\d+/u);
  const match = new URL(page.url()).searchParams.get('match');
  const admin = await colleague(page, 'admin');
  await admin.goto(`${queue}&match=${match}`);
  await expect(admin.getByRole('table', { name: 'Comparison' })).toBeVisible();
  await Promise.all([
    admin.keyboard.press('2'),
    expect(admin.getByText('Dismissed 2 matches')).toBeVisible(),
    expect(page.getByText('Decided by someone else')).toBeVisible(),
  ]);
  await expect(left(page)).toHaveText('1 decision left');
  await expect(page).not.toHaveURL(new RegExp(`match=${match}`, 'u'));
  await admin.context().close();
});

test('on a phone, the queue and the match are separate views, no wider than the screen', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await signIn(page, 'analyst');
  const { queue } = await addTwins(page);
  await page.goto(queue);
  await page.getByRole('list', { name: 'Queue' }).getByRole('link').first().click();
  await expect(page.getByRole('table', { name: 'Comparison' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await expectAccessible(page, 'light');
  // Focused elements do not end up under it either.
  const bar = (await page.getByRole('region', { name: 'Decision' }).boundingBox())!;
  const kept = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollPaddingBottom);
  await expect.poll(async () => Number.parseFloat(await kept())).toBeGreaterThanOrEqual(bar.height);
  await page.getByRole('button', { name: 'Confirm 2 matches' }).click();
  await expectOffBar(page, '2 matches confirmed');
  await page.getByRole('button', { name: 'Back to the queue' }).click();
  await expect(left(page)).toHaveText('1 decision left');
});

test('on a phone, Back leads from the match to the queue, and then to the page before', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'analyst');
  const { queue } = await addTwins(page);
  await page.goto('/alerts');
  await page.goto(queue);
  const rows = page.getByRole('list', { name: 'Queue' });
  const comparison = page.getByRole('table', { name: 'Comparison' });
  await rows.getByRole('link').first().click();
  await expect(comparison).toBeVisible();
  await page.goBack();
  await expect(rows).toBeVisible();
  await expect(comparison).toHaveCount(0);
  // Back does not reopen what its button closed.
  await rows.getByRole('link').first().click();
  await page.getByRole('button', { name: 'Back to the queue' }).click();
  await expect(rows).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/alerts');
});

test('on a phone, a match opens at its top, and Back restores the scroll position of the queue', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 320 });
  await signIn(page, 'analyst');
  await page.goto((await addTwins(page)).queue);
  const last = page.getByRole('list', { name: 'Queue' }).getByRole('link').last();
  await last.scrollIntoViewIfNeeded();
  const scrolled = () => page.evaluate(() => window.scrollY);
  expect(await scrolled()).toBeGreaterThan(0);
  await last.click();
  await expect(page.getByRole('button', { name: 'Back to the queue' })).toBeInViewport();
  expect(await scrolled()).toBe(0);
  await page.goBack();
  await expect(last).toBeInViewport();
  await expect.poll(scrolled).toBeGreaterThan(0);
});

test('a match far down the queue opens in sight, and the page stays at its top', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await signIn(page, 'analyst');
  const { queue, matches } = await addTwins(page);
  const name = new URLSearchParams(queue.split('?')[1]).get('name')!;
  for (let more = 0; more < 6; more += 1) await addLookalike(page, name);
  const waiting = (await (await page.request.get(matches)).json()) as [{ id: number }];
  await page.goto(`${queue}&match=${waiting.at(-1)!.id}`);
  const row = page.getByRole('list', { name: 'Queue' }).locator('[aria-current=true]');
  await expect(row).toBeInViewport({ ratio: 0.9 });
  await expect(page.getByRole('table', { name: 'Comparison' })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

/** The toast of one decision does not cover the buttons of the next. */
async function expectOffBar(page: Page, title: string) {
  const toast = page.locator('[data-sonner-toast]').filter({ hasText: title });
  await holdToast(page, title);
  const bar = page.getByRole('region', { name: 'Decision' });
  const room = async () => {
    const [said, decides] = await Promise.all([toast.boundingBox(), bar.boundingBox()]);
    // On a tall screen the bar may be so high that the toast fits below it.
    return said && decides ? Math.max(decides.y - said.y - said.height, said.y - decides.y - decides.height) : NaN;
  };
  await expect.poll(room).toBeGreaterThanOrEqual(0);
}
