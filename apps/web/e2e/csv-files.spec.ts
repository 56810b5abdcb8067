import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { test as ownTest } from './own-server.ts';
import { expect, signIn, test, uniqueName } from './story.ts';

const HEADER = 'name,type,country';
const file = (content: string | Buffer, name = 'customers.csv', mimeType = 'text/csv') => ({
  name,
  mimeType,
  buffer: Buffer.from(content),
});
type File = ReturnType<typeof file>;

async function upload(page: Page, given: File) {
  await page.locator('input[type=file]').setInputFiles(given);
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
}
const imported = (page: Page, count: number) =>
  expect(page.getByText(`Successfully imported ${count} entities.`)).toBeVisible();

test('CSV files written by spreadsheets are read: BOM, semicolons, quotes, CRLF', async ({ page }) => {
  await signIn(page, 'analyst');
  await page.goto('/entities/upload');
  await upload(page, file(`\uFEFF${HEADER}\r\nSigne Almqvist,person,Sweden\r\n`));
  await imported(page, 1);
  await upload(page, file('name;type;country\nJörg Weiß;person;Germany\nÅsa Öberg;person;Sweden\n'));
  await imported(page, 2);
  const mark = uniqueName('Nordhavn');
  const quoted = [`"${mark}, ""The Good"" A/S",company,Denmark`, '"Two\nlines",company,Norway', 'Plain,company,Malta'];
  await upload(page, file(`${HEADER}\r\n${quoted.join('\r\n')}\r\n`));
  await imported(page, 3);
  await page.goto(`/entities?name=${encodeURIComponent(mark)}`);
  await expect(page.getByRole('link', { name: `${mark}, "The Good" A/S` })).toBeVisible();
});

test('row numbers match the spreadsheet, with empty lines and line breaks in quotes', async ({ page }) => {
  await signIn(page, 'analyst');
  await page.goto('/entities/upload');
  const rows = [
    'Signe Almqvist,person,Sweden',
    '',
    'x,person,Sweden',
    '"Over\ntwo lines",person,Sweden',
    'Ada,robot,UK',
  ];
  await upload(page, file(`${HEADER}\n${rows.join('\n')}\n`));
  await expect(page.getByText('Imported 2 entities with 2 errors')).toBeVisible();
  const issues = page.getByRole('region', { name: 'Rows of Import issues' });
  await expect(issues.getByRole('row', { name: '4 Name must be at least 2 characters' })).toBeVisible();
  await expect(issues.getByRole('row', { name: /^6 .*person, company or country/iu })).toBeVisible();
});

test.describe('files that are not CSV files of entities', () => {
  test.use({ expectedFailures: [/upload-csv/u] });

  test('an empty file, a spreadsheet and two files at once are rejected with a message', async ({ page }) => {
    await signIn(page, 'analyst');
    await page.goto('/entities/upload');
    const input = page.locator('input[type=file]');
    await input.setInputFiles(file(''));
    await expect(page.getByText('This file cannot be uploaded')).toBeVisible();
    const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    await input.setInputFiles(file('PK\u0003\u0004', 'customers.xlsx', xlsx));
    await expect(page.getByText('Invalid file format')).toBeVisible();
    await expect(page.getByText('Please upload a CSV file.').first()).toBeVisible();
    await drop(page, ['a.csv', 'b.csv']);
    await expect(page.getByText('Please upload one file only.').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Upload', exact: true })).toBeDisabled();
    // Named like a CSV, it reaches the server.
    await upload(page, file(Buffer.from([0x50, 0x4b, 3, 4, 0xff, 0xfe, 0, 1]), 'renamed.csv'));
    await expect(page.getByText('Upload failed', { exact: true })).toBeVisible();
    await upload(page, file('\uFEFF\n\n', 'blank.csv'));
    await expect(page.getByText(/^400: /u).first()).toBeVisible();
  });
});

test('a CSV file is dropped on the zone and uploaded', async ({ page }) => {
  await signIn(page, 'analyst');
  await page.goto('/entities/upload');
  await drop(page, ['dropped.csv'], `${HEADER}\nDropped Customer,person,Norway\n`);
  await expect(page.getByText('dropped.csv', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(page.getByText('Successfully imported 1 entities.')).toBeVisible();
});

/** Drops files from the computer on the page, as a user does. */
async function drop(page: Page, names: string[], text = `${HEADER}\n`) {
  const folder = mkdtempSync(join(tmpdir(), 'tamis-drop-'));
  const files = names.map((name) => join(folder, name));
  for (const path of files) writeFileSync(path, text);
  const zone = page.getByText('Drop a CSV file here');
  // Waits until it no longer moves.
  await zone.hover();
  const box = (await zone.boundingBox())!;
  const devtools = await page.context().newCDPSession(page);
  const data = { items: [], files, dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await devtools.send('Input.dispatchDragEvent', { type, x: box.x + 4, y: box.y + 4, data });
  }
}

ownTest('50,000 rows are imported and screened, and the list counts them', async ({ page }) => {
  ownTest.slow();
  await signIn(page, 'analyst');
  const before = await page.request.get('/api/entities?limit=1');
  const known = Number(before.headers()['x-total-count']);
  await page.goto('/entities/upload');
  const rows = Array.from({ length: 50_000 }, (_, at) => `Customer ${at} Ostrander,person,Sweden`);
  await upload(page, file(`${HEADER}\n${rows.join('\n')}\n`));
  await expect(page.getByText('Successfully imported 50000 entities.')).toBeVisible({ timeout: 300_000 });
  await page.goto('/entities?name=ostrander&size=100');
  await expect(page.getByText('1–100 of 50,000')).toBeVisible();
  const after = await page.request.get('/api/entities?limit=1');
  expect(Number(after.headers()['x-total-count'])).toBe(known + 50_000);
});
