import { readFileSync } from 'node:fs';
import { expect, expectAccessible, signIn, test } from './story.ts';

test('an admin filters the audit log, reads what an event changed, and exports it', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/admin?tab=settings&audit=true');
  await expect(page.getByText(/^Intact, [\d,]+ events$/u)).toBeVisible();
  await page.getByRole('button', { name: /All actions/u }).click();
  await page.getByRole('option', { name: 'Case created' }).click();
  await expect(page).toHaveURL(/action=case\.create/u);
  await expect(page.getByRole('row', { name: /case\.create/u }).first()).toBeVisible();
  await expect(page.getByRole('row', { name: /user\.login/u })).toHaveCount(0);
  await expectAccessible(page, 'light', 'dark');
  await page.getByRole('button', { name: 'Details' }).first().click();
  await expect(page.getByRole('dialog', { name: /Case created/u })).toBeVisible();
  await expectAccessible(page, 'light');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Export' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'JSON lines' }).click(),
  ]);
  const lines = readFileSync(await download.path(), 'utf8')
    .trim()
    .split('\n');
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) expect(JSON.parse(line)).toMatchObject({ action: 'case.create', hash: expect.any(String) });
});
