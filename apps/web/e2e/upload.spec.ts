import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, signIn, test, uniqueName } from './story.ts';

const csv = (text: string, name = 'customers.csv', mimeType = 'text/csv') => ({
  name,
  mimeType,
  buffer: Buffer.from(text),
});

test('a file is previewed, uploaded and screened; its bad rows are listed and can be downloaded', async ({ page }) => {
  await signIn(page, 'analyst');
  await page.goto('/entities/upload');
  const name = uniqueName('Signe Almqvist');
  await page
    .locator('input[type=file]')
    .setInputFiles(csv(`name,type,country,nickname\n${name},person,Sweden,Sig\nX,person,France,\n`));
  await expect(page.getByRole('cell', { name })).toBeVisible();
  await expect(page.getByText('Unknown and not imported: nickname.')).toBeVisible();
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(page.getByText('Upload completed with issues')).toBeVisible();
  await expect(page.getByText('Imported 1 entities with 1 errors')).toBeVisible();
  await expect(page.getByRole('row', { name: '3 Name must be at least 2 characters X, person, France' })).toBeVisible();
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Error rows as CSV' }).click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toBe(
    '\uFEFFname,type,country,nickname,Row,Error\r\nX,person,France,,3,Name must be at least 2 characters',
  );
  await page.locator('input[type=file]').setInputFiles(csv('name,type,country\n', 'other.csv'));
  await expect(page.getByRole('row', { name: '3 Name must be at least 2 characters' })).toHaveCount(0);
});

test('the result of an upload is still shown after a reload, on its page and in the activity of the lists', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/entities/upload');
  const name = uniqueName('Signe Almqvist');
  const file = `${uniqueName('customers')}.csv`;
  await page
    .locator('input[type=file]')
    .setInputFiles(csv(`name,type,country\n${name},person,Sweden\nX,person,France\n`, file));
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(page.getByText('Upload completed with issues')).toBeVisible();
  await page.reload();
  const latest = page.getByRole('region', { name: 'Your latest upload' });
  await expect(latest.getByText(file)).toBeVisible();
  await expect(latest.getByText('1 row imported, 1 skipped')).toBeVisible();
  await expect(page.getByRole('row', { name: '3 Name must be at least 2 characters' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/lists');
  const item = page.getByRole('list', { name: 'Jobs' }).getByRole('listitem').filter({ hasText: file });
  await item.getByRole('button', { name: 'Skipped rows' }).click();
  await expect(item.getByRole('row', { name: '3 Name must be at least 2 characters' })).toBeVisible();
  await expectAccessible(page);
});

test('the template can be downloaded and uploaded unchanged', async ({ page }) => {
  await signIn(page, 'analyst');
  await page.goto('/entities/upload');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download Template' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('entity_template.csv');
  const text = await readFile(await download.path(), 'utf8');
  await page.locator('input[type=file]').setInputFiles(csv(text));
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(page.getByText('Upload successful')).toBeVisible();
  await expect(page.getByText('Successfully imported 3 entities.')).toBeVisible();
});

test.describe('rejected files', () => {
  test.use({ expectedFailures: [/upload-csv/u] });

  test('a file of another type is never sent', async ({ page }) => {
    await signIn(page, 'analyst');
    await page.goto('/entities/upload');
    await page.locator('input[type=file]').setInputFiles(csv('hello', 'notes.txt', 'text/plain'));
    await expect(page.getByText('Invalid file format')).toBeVisible();
    await expect(page.getByText('Please upload a CSV file.').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Upload', exact: true })).toBeDisabled();
  });

  test('a file without the required columns causes a warning and is rejected by the server', async ({ page }) => {
    await signIn(page, 'analyst');
    await page.goto('/entities/upload');
    await page.locator('input[type=file]').setInputFiles(csv('name\nSigne\n'));
    await expect(page.getByText('The required columns type, country are missing.', { exact: false })).toBeVisible();
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect(page.getByText('Upload failed', { exact: true })).toBeVisible();
    await expect(
      page.getByText('There was an error uploading your file. Please check the format and try again.'),
    ).toBeVisible();
    await expectAccessible(page, 'dark');
  });
});

test('on a phone the page is no wider than the screen', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await signIn(page, 'analyst');
  await page.goto('/entities/upload');
  await page.locator('input[type=file]').setInputFiles(csv('name,type,country\nSigne,person,Sweden\n'));
  await expect(page.getByRole('cell', { name: 'Sweden' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await expectAccessible(page);
});
