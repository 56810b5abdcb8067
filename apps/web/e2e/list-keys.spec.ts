import { expect, LIVE_CHANGES, signIn, test, withoutLiveChanges } from './story.ts';

// Items added by other tests would come first in a list, before the focused item.
test.use({ expectedFailures: [LIVE_CHANGES] });
test.beforeEach(({ page }) => withoutLiveChanges(page));

test('J and K move through the entities, and Enter opens the focused one', async ({ page }) => {
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
  await expect(rows.nth(1), 'K stops at the first row').toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/entity\/\d+$/u);
});

test('J and K keep the focused row visible below the sticky header', async ({ page }) => {
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

test('J and K move through the alerts, the cases and the search results', async ({ page }) => {
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

test('Tab stops only at the links and buttons of the alerts, with a visible focus', async ({ page }) => {
  await signIn(page, 'viewer');
  await page.goto('/alerts');
  const alert = page.getByRole('article').first();
  await expect(alert).toBeVisible();
  await alert.getByRole('link').first().focus();
  for (let stops = 0; stops < 8; stops += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    expect(await focused.locator('time').count(), 'the time is shown in the details instead').toBe(0);
    await expect(focused).toHaveCSS('outline-width', '2px');
  }
});

test('a field with several lines shows that it has the focus', async ({ page }) => {
  await signIn(page, 'analyst');
  await page.goto('/cases?case=1');
  const comment = page.getByRole('textbox', { name: 'Comment' });
  await expect(comment).toHaveCSS('outline-width', '0px');
  await comment.focus();
  await expect(comment).toHaveCSS('outline-width', '2px');
});

test('a time in a list has a tooltip on hover, and elsewhere on keyboard focus too', async ({ page }) => {
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

test('an open case leads to the previous and the next case', async ({ page }) => {
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
