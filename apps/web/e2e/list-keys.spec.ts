import { expect, LIVE_CHANGES, signIn, test, withoutLiveChanges } from './story.ts';

// Items added by other tests would come first in a list, before the focused item.
test.use({ expectedFailures: [LIVE_CHANGES] });
test.beforeEach(({ page }) => withoutLiveChanges(page));

test('J and K walk through the entities, and Enter opens the one that has the focus', async ({ page }) => {
  await signIn(page, 'viewer');
  await page.goto('/entities');
  const rows = page.getByRole('grid', { name: 'Entities' }).getByRole('row');
  await expect(rows.nth(2)).toBeVisible();
  await page.keyboard.press('j');
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press('j');
  await expect(rows.nth(2)).toBeFocused();
  await page.keyboard.press('k');
  await page.keyboard.press('k');
  await expect(rows.nth(1), 'the first one has none before it').toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/entity\/\d+$/u);
});

test('what J and K come to is seen whole, below the bars that stay at the top', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 520 });
  await signIn(page, 'viewer');
  await page.goto('/entities?sort=name');
  const table = page.getByRole('grid', { name: 'Entities' });
  await expect(table.getByRole('row').nth(12)).toBeAttached();
  for (let times = 0; times < 12; times += 1) await page.keyboard.press('j');
  for (let times = 0; times < 10; times += 1) await page.keyboard.press('k');
  const row = table.getByRole('row').nth(2);
  await expect(row).toBeFocused();
  const [header, chosen] = await Promise.all([
    table.getByRole('columnheader').first().boundingBox(),
    row.boundingBox(),
  ]);
  expect(chosen!.y).toBeGreaterThanOrEqual(header!.y + header!.height);
});

test('J and K walk through the alerts, the cases and what was found', async ({ page }) => {
  await signIn(page, 'viewer');
  await page.goto('/alerts');
  const alerts = page.getByRole('article');
  await expect(alerts.nth(1)).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(alerts.nth(1).getByRole('link').first()).toBeFocused();
  await page.goto('/cases');
  const cases = page.getByRole('list', { name: 'Cases' }).getByRole('listitem');
  await expect(cases.first()).toBeVisible();
  await page.keyboard.press('j');
  await expect(cases.first().getByRole('link').first()).toBeFocused();
  await page.goto('/search?q=halvani');
  const found = page.getByRole('list', { name: 'Entities' }).getByRole('listitem');
  await expect(found.first()).toBeVisible();
  await page.keyboard.press('j');
  await expect(found.first().getByRole('link')).toBeFocused();
});

test('Tab goes through the alerts by what can be done with them, and every stop is seen', async ({ page }) => {
  await signIn(page, 'viewer');
  await page.goto('/alerts');
  const alert = page.getByRole('article').first();
  await expect(alert).toBeVisible();
  await alert.getByRole('link').first().focus();
  for (let stops = 0; stops < 8; stops += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    expect(await focused.locator('time').count(), 'the moment is told in the details, too').toBe(0);
    await expect(focused).toHaveCSS('outline-width', '2px');
  }
});

test('a field shows that it has the focus, also one of several lines', async ({ page }) => {
  await signIn(page, 'analyst');
  await page.goto('/cases?case=1');
  const comment = page.getByRole('textbox', { name: 'Comment' });
  await expect(comment).toHaveCSS('outline-width', '0px');
  await comment.focus();
  await expect(comment).toHaveCSS('outline-width', '2px');
});

test('a moment in a list is told whole to the mouse, and one that stands alone to the keyboard too', async ({
  page,
}) => {
  await signIn(page, 'viewer');
  await page.goto('/entity/1');
  await page.getByRole('button', { name: 'Copy ID' }).focus();
  const stop = page.locator(':focus:has(time)');
  for (let stops = 0; stops < 8 && (await stop.count()) === 0; stops += 1) await page.keyboard.press('Shift+Tab');
  await expect(stop).toHaveCSS('outline-width', '2px');
  await expect(page.getByRole('tooltip')).toContainText('UTC');
  await page.goto('/alerts');
  // Moves the mouse in from elsewhere, and again if another test's alert has appeared under it meanwhile.
  await expect(async () => {
    await page.mouse.move(300, 300);
    await page.getByRole('article').first().locator('time').first().hover();
    await expect(page.getByRole('tooltip')).toContainText('UTC', { timeout: 2000 });
  }).toPass();
});

test('the open case leads to the one before it and the one after it', async ({ page }) => {
  await signIn(page, 'viewer');
  await page.goto('/cases?sort=dueDate');
  await page.getByRole('button', { name: 'View Details' }).first().click();
  const sheet = page.getByRole('dialog');
  const title = sheet.getByRole('heading', { level: 2 }).first();
  await expect(sheet.getByRole('button', { name: 'Previous case' })).toBeDisabled();
  await expect(title).not.toHaveText('Loading…');
  const first = (await title.textContent()) ?? '';
  await sheet.getByRole('button', { name: 'Next case' }).click();
  await expect.poll(async () => ['Loading…', first].includes((await title.textContent()) ?? '')).toBe(false);
  await page.goBack();
  await expect(sheet).toHaveCount(0);
});
