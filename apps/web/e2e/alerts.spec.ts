import { test as ownTest } from './own-server.ts';
import { addLookalike, colleague, expect, expectAccessible, holdToast, signIn, test, uniqueName } from './story.ts';

ownTest('marking an alert as read lowers the unread count by one', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/alerts?filter=unread');
  const unread = page.getByRole('button', { name: /unread alerts?, show all$/u });
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(unread).toHaveText(/^[1-9]/u);
  const before = Number.parseInt((await unread.textContent()) ?? '', 10);
  const [answer] = await Promise.all([
    page.waitForResponse(/alerts\.markRead/u),
    page.getByRole('button', { name: 'Mark as read' }).first().click(),
  ]);
  expect(answer.ok()).toBe(true);
  await expect(unread).toHaveText(`${before - 1} unread`);
});

test('the filter is in the URL, and Back undoes it', async ({ page }) => {
  await signIn(page, 'viewer');
  await page.goto('/alerts');
  await page.getByRole('button', { name: /All Alerts/u }).click();
  await page.getByRole('option', { name: 'Adverse Media' }).click();
  await expect(page).toHaveURL('/alerts?filter=adverse_media');
  await expect(page.getByRole('article').getByText('Adverse Media', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Sanctions Update')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/alerts');
});

test('the details show the whole alert and link to the profile', async ({ page }) => {
  await signIn(page, 'viewer');
  await page.goto('/alerts?filter=sanction');
  await page.getByRole('button', { name: 'View details' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Sanctions Update' });
  await expect(dialog.getByText('Created at')).toBeVisible();
  await expectAccessible(page, 'dark');
  await dialog.getByRole('link', { name: 'View Entity Profile' }).click();
  await expect(page.getByRole('heading', { name: 'Entity Profile' })).toBeVisible();
});

for (const width of [1440, 375]) {
  test(`the alerts are accessible and no wider than the screen at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, 'analyst');
    await page.goto('/alerts');
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    // Nor do the parts of a card, such as its type and its time, run into each other.
    const overlaps = await page.getByRole('article').evaluateAll((cards) =>
      cards.flatMap((card) => {
        const parts = [...card.children].map((part) => {
          const content = document.createRange();
          content.selectNodeContents(part);
          const [{ left, right }, { top, bottom }] = [content.getBoundingClientRect(), part.getBoundingClientRect()];
          // A long text is cut off below, and a short one may be wider than its place.
          return { text: part.textContent, box: { left, right, top, bottom } };
        });
        return parts.flatMap(({ text, box }, at) =>
          parts
            .slice(at + 1)
            .filter(({ box: other }) => other.left < box.right - 1 && box.left < other.right - 1)
            .filter(({ box: other }) => other.top < box.bottom - 1 && box.top < other.bottom - 1)
            .map((other) => `${text} / ${other.text}`),
        );
      }),
    );
    expect(overlaps).toEqual([]);
    await expectAccessible(page, 'light', 'dark');
  });
}

ownTest('all alerts are marked as read together, and Undo reverses it', async ({ page }) => {
  const username = uniqueName('reader').replace(' ', '-');
  await page.request.post('/api/register', {
    data: { username, fullName: 'Rhea Dorn', password: 'reader-1', role: 'viewer' },
  });
  // The page is not notified of events before it listens.
  const listens = page.waitForResponse('**/api/events');
  await page.goto('/alerts');
  await listens;
  const analyst = await colleague(page, 'analyst');
  await addLookalike(analyst);
  await analyst.context().close();
  const markAll = page.getByRole('button', { name: 'Mark all as read' });
  await markAll.click();
  await holdToast(page, /marked as read$/u);
  await expect(page.getByText('0 unread')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(markAll).toBeVisible();
  await expect(page.getByText('0 unread')).toHaveCount(0);
});
