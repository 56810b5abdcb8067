import { addLookalike, expect, expectAccessible, holdToast, signIn, test, uniqueName } from './story.ts';

test('an analyst adds a person, who is screened at once and comes first in the list', async ({ page }) => {
  await signIn(page, 'analyst');
  await page.goto('/entities');
  await page.getByRole('button', { name: 'Add Entity' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Entity' });
  const name = uniqueName('Signe Almqvist');
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('textbox', { name: 'Country' }).fill('Sweden');
  await dialog.getByLabel('Position').fill('Member of parliament');
  await dialog.getByText('Politically exposed person (PEP)').click();
  await dialog.getByRole('button', { name: 'Create Entity' }).dblclick();
  await holdToast(page, 'Entity created');
  await expect(page.getByText('The entity has been successfully created.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toHaveCount(1);
  await expect(row.getByText('PEP')).toBeVisible();
  await page.getByRole('button', { name: 'View' }).click();
  await expect(page).toHaveURL(/\/entity\/\d+$/u);
  await expect(page.getByText(name).first()).toBeVisible();
});

test('a duplicate is pointed out, and a name similar to a listed one raises a match at once', async ({ page }) => {
  await signIn(page, 'analyst');
  const name = uniqueName('Rustem Halvani');
  await addLookalike(page, name);
  await page.goto('/entities?add=true');
  const dialog = page.getByRole('dialog', { name: 'Add Entity' });
  await dialog.getByLabel('Name').fill(name);
  await expect(dialog.getByText('Already in the list')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Country' }).fill('Uzbekistan');
  await dialog.getByRole('button', { name: 'Create Entity' }).click();
  await expect(page.getByText(/Screening found \d+ possible match/u)).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(2);
});

test('the dialog shows the messages of the specification', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/entities');
  await page.getByRole('button', { name: 'Add Entity' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Entity' });
  await dialog.getByLabel('Risk Score').fill('101');
  await dialog.getByRole('button', { name: 'Create Entity' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Name must be at least 2 characters');
  await expect(dialog.getByRole('alert')).toContainText('Country must be at least 2 characters');
  await expect(dialog.getByRole('alert')).toContainText('Risk score must be a whole number from 0 to 100');
  await dialog.getByRole('button', { name: 'Country must be at least 2 characters' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Country' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/entities');
});

test('filters and sort order are in the URL', async ({ page }) => {
  await signIn(page, 'viewer');
  await page.goto('/entities');
  await page.getByRole('tab', { name: /^High Risk/u }).click();
  await expect(page).toHaveURL('/entities?tab=high');
  await page.getByRole('columnheader', { name: 'Name' }).click();
  await expect(page).toHaveURL('/entities?tab=high&sort=name');
  await page.getByPlaceholder('Filter by name').fill('no such name');
  await expect(page).toHaveURL('/entities?tab=high&sort=name&name=no+such+name');
  await expect(page.getByText('No High Risk entities found.')).toBeVisible();
  await page.reload();
  await expect(page.getByPlaceholder('Filter by name')).toHaveValue('no such name');
  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await expect(page).toHaveURL('/entities?tab=high&sort=name');
  await expect(page.getByRole('button', { name: 'Add Entity' })).toHaveCount(0);
});

test('the list and its dialog are accessible in both themes', async ({ page }) => {
  await signIn(page, 'analyst');
  await page.goto('/entities');
  await expect(page.getByRole('row').nth(3)).toBeVisible();
  await expectAccessible(page, 'light', 'dark');
  await page.getByRole('button', { name: 'Add Entity' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'light', 'dark');
});

test('on a phone every entity is an item and nothing is wider than the screen', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await signIn(page, 'analyst');
  await page.goto('/entities');
  await expect(page.getByRole('list', { name: 'Entities' }).getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('grid')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await expectAccessible(page);
});
