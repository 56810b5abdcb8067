import { readFile } from 'node:fs/promises';
import { expect, expectAbove, expectAccessible, FROM_HERE, signIn, test, uniqueName } from './story.ts';

test('selected entities are exported, screened again, and get a case each', async ({ page }) => {
  await signIn(page, 'analyst');
  const mark = uniqueName('Almqvist Rederi');
  for (const [name, country] of [
    [`${mark} North`, 'Sweden'],
    [`${mark} South`, 'Denmark'],
    [`${mark} West`, 'Norway'],
  ]) {
    const data = { name, type: 'company', country };
    expect((await page.request.post('/api/entities', { data, headers: FROM_HERE })).status()).toBe(201);
  }
  await page.goto(`/entities?name=${encodeURIComponent(mark)}&sort=name`);
  const rows = page.getByRole('row').filter({ hasText: mark });
  await expect(rows).toHaveCount(3);
  for (const at of [0, 1]) {
    await rows.nth(at).focus();
    await expect(rows.nth(at)).toBeFocused();
    await rows.nth(at).press('Space');
  }
  const bar = page.getByRole('region', { name: 'Selection' });
  await expect(bar.getByText('2 selected')).toBeVisible();
  await expectAccessible(page);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    bar.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv).toContain(`${mark} North`);
  expect(csv).not.toContain(`${mark} West`);

  // The bar sticks to the bottom of the window, where toasts appear.
  await page.setViewportSize({ width: 1024, height: 520 });
  await bar.getByRole('button', { name: 'Screen Again' }).click();
  await expect(page.getByText('2 entities screened')).toBeVisible();
  await expectAbove(page.locator('[data-sonner-toast]'), bar);
  await page.setViewportSize({ width: 1440, height: 1000 });

  await bar.getByRole('button', { name: 'Open Cases' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create 2 new cases' });
  await dialog.getByRole('button', { name: 'Create Cases' }).click();
  await expect(dialog.getByText('Title must be at least 3 characters')).toHaveCount(2);
  await dialog.getByLabel('Title').fill(mark);
  await dialog.getByLabel('Description').fill('Owners are not known yet.');
  await dialog.getByRole('button', { name: 'Create Cases' }).click();
  await expect(page.getByText('2 cases created')).toBeVisible();
  await expect(bar).toHaveCount(0);
  await page.goto('/cases');
  await expect(page.getByRole('listitem').filter({ hasText: mark })).toHaveCount(2);
});

test('a viewer can export the selected entities, but nothing else', async ({ page }) => {
  await signIn(page, 'viewer');
  // No other test adds an entity with this name.
  await page.goto('/entities?name=Severny%20Vektor');
  const row = page.getByRole('row', { name: /Severny Vektor/u });
  await row.focus();
  await expect(row).toBeFocused();
  await row.press('Space');
  const bar = page.getByRole('region', { name: 'Selection' });
  await expect(bar.getByRole('button', { name: 'Export CSV' })).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Screen Again' })).toHaveCount(0);
  await expect(bar.getByRole('button', { name: 'Open Case' })).toHaveCount(0);
  await bar.getByRole('button', { name: 'Clear selection' }).click();
  await expect(bar).toHaveCount(0);
});
