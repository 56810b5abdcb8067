import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { type OwnServer, startOwnServer } from './own-server.ts';
import { expect, expectAccessible, signIn, test } from './story.ts';

let server: OwnServer;

// One test uploads a file of another list, which is refused.
test.use({ expectedFailures: [/api\/lists\/own\/import/u] });

// Serial: each test continues with the list that the previous one has left.
test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  server = await startOwnServer();
});
test.afterAll(() => server.stop());

async function openLists(page: Page, role: 'admin' | 'analyst', search = '') {
  await signIn(page, role, server.url);
  await page.goto(`${server.url}/lists${search}`);
  await expect(page.getByRole('heading', { name: 'Lists', exact: true })).toBeVisible();
}

/** Drops a file from the desktop on the page, which only the browser itself can do. */
async function drop(page: Page, name: string, content: string) {
  const zone = page
    .getByRole('button', { name: 'Choose file' })
    .locator('xpath=ancestor::*[contains(@class,"border-dashed")]');
  const path = test.info().outputPath(name);
  writeFileSync(path, content);
  // Nothing that still loads can push the zone down, and it is in view.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await zone.hover({ position: { x: 40, y: 20 } });
  const box = await zone.boundingBox();
  const devtools = await page.context().newCDPSession(page);
  const at = { x: (box?.x ?? 0) + 40, y: (box?.y ?? 0) + 20 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await devtools.send('Input.dispatchDragEvent', {
      type,
      ...at,
      data: { items: [], files: [path], dragOperationsMask: 1 },
    });
  }
  await expect(zone).toContainText(name);
}

const listed = (page: Page) => page.getByRole('row').filter({ hasText: 'Own List' });

test('an admin adds an own list by filling in and dropping the template', async ({ page }) => {
  await openLists(page, 'admin');
  await expect(listed(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Add a list' }).click();
  await page.getByRole('menuitem', { name: 'Own List' }).click();
  await expect(page.getByRole('heading', { name: 'Own List', exact: true })).toBeVisible();
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download Template' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('own_list_template.csv');
  const template = readFileSync(await download.path(), 'utf8');
  const [header = '', example = ''] = template.split('\r\n');
  const filled = [header, example, example.replace('OWN-1,Rustam Halvani', 'OWN-2,Wanda Brennecke'), ''].join('\r\n');
  await drop(page, 'own.csv', filled);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(listed(page)).toContainText('Current');
  await expect(listed(page).getByRole('gridcell').nth(4)).toHaveText('2');
  await expect(page.getByText('In force', { exact: true })).toBeVisible();
});

test('a customer on the list is found; the next file reports its changes and unreadable records', async ({ page }) => {
  await openLists(page, 'admin', '?list=OWN');
  const data = { name: 'Wanda Brennecke', type: 'person', country: 'Uzbekistan' };
  const added = await page.request.post(`${server.url}/api/entities`, { data, headers: { origin: server.url } });
  expect(await added.json()).toMatchObject({ pendingMatches: 1 });
  const rows = [
    'id;name;type;country;birth_date',
    'OWN-1;Rustam Halvani;person;UZ;14/03/1968',
    'OWN-2;Wanda Brennecke;person;UZ;circa 1970',
    'OWN-3;Osric Tamblyn;person;UZ;',
    'OWN-4;Nobody;ghost;UZ;',
  ];
  await drop(page, 'next.csv', rows.join('\r\n'));
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText('3 parties: 1 added, 2 changed, 0 removed', { exact: true })).toBeVisible();
  await expect(listed(page).getByRole('gridcell').nth(4)).toHaveText('3');
  await expect(page.getByText(/1 record could not be read/u)).toBeVisible();
  await page.getByRole('button', { name: 'Records that could not be read' }).click();
  await expect(page.getByText(/^OWN-4 Line 5: .*ghost/u)).toBeVisible();
  await expectAccessible(page);
});

test('the file of a publisher is refused, and the list in force stays', async ({ page }) => {
  await openLists(page, 'admin', '?list=OWN');
  await drop(
    page,
    'notes.xml',
    '<?xml version="1.0"?><CONSOLIDATED_LIST><INDIVIDUALS></INDIVIDUALS></CONSOLIDATED_LIST>',
  );
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText('Import failed', { exact: true })).toBeVisible();
  await expect(page.getByText(/but OWN was expected/u).first()).toBeVisible();
  await expect(listed(page).getByRole('gridcell').nth(4)).toHaveText('3');
});

test('an analyst sees the list, but cannot change it or add another', async ({ page }) => {
  await openLists(page, 'analyst', '?list=OWN');
  await expect(page.getByRole('heading', { name: 'Own List', exact: true })).toBeVisible();
  for (const name of ['Add a list', 'Import', 'Download Template']) {
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  }
});
