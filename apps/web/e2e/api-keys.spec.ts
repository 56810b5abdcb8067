import { expect, expectAccessible, signIn, test, uniqueName } from './story.ts';

test('an admin creates a key that is shown once, and a program uses it until it is revoked', async ({
  page,
  playwright,
  baseURL,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, 'admin');
  await page.goto('/admin?tab=settings');
  const panel = page.getByRole('region', { name: 'API Keys' });
  await panel.getByRole('button', { name: 'Create key' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create API Key' });
  await dialog.getByRole('button', { name: 'Create key' }).click();
  await expect(dialog.getByText('Give the key a name')).toHaveCount(2);
  const name = uniqueName('Onboarding');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByText('Analyst', { exact: true }).click();
  await expectAccessible(page, 'light');
  await dialog.getByRole('button', { name: 'Create key' }).click();
  const made = page.getByRole('dialog', { name: 'API key created' });
  await expect(made.getByText('Copy the key now.')).toBeVisible();
  await expectAccessible(page, 'dark');
  await page.keyboard.press('Escape');
  await made.getByRole('button', { name: 'Copy key' }).click();
  // The clipboard is filled a moment later.
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toMatch(/^tamis_[0-9a-f]{64}$/u);
  const key = await copied();
  await made.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(key)).toHaveCount(0);

  const program = await playwright.request.newContext({
    baseURL,
    extraHTTPHeaders: { authorization: `Bearer ${key}` },
  });
  const row = panel.getByRole('row').filter({ hasText: name });
  await expect(row.getByText('never')).toBeVisible();
  expect(await (await program.get('/api/user')).json()).toMatchObject({ username: 'admin', role: 'analyst' });
  await row.getByRole('button', { name: `Revoke ${name}` }).click();
  const asked = page.getByRole('alertdialog', { name: 'Revoke this key?' });
  await asked.getByRole('button', { name: 'Revoke' }).click();
  await expect(row.getByText('Revoked')).toBeVisible();
  expect((await program.get('/api/user')).status()).toBe(401);
  await program.dispose();
});

test('on a phone every key is an item and nothing is wider than the screen', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await signIn(page, 'admin');
  await page.goto('/admin?tab=settings');
  await page.getByRole('button', { name: 'Create key' }).click();
  const name = uniqueName('Branch office');
  const dialog = page.getByRole('dialog', { name: 'Create API Key' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Create key' }).click();
  await expect(page.getByText('Copy the key now.')).toBeVisible();
  // Back closes it too and discards the key.
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'API Keys' }).getByText(name)).toBeVisible();
  await page.getByRole('button', { name: 'Create key' }).click();
  await expect(dialog.getByLabel('Name')).toHaveValue('');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await expectAccessible(page);
});
