import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type OwnServer, startOwnServer } from './own-server.ts';
import { expect, expectAccessible, pressEscape, signIn, test } from './story.ts';

/** A list of invented people in the UN's format. */
function aUnList(people: readonly string[], publishedOn: string): string {
  const individuals = people.map((name, at) => {
    const [first = '', ...rest] = name.split(' ');
    return (
      `<INDIVIDUAL><DATAID>${at}</DATAID><FIRST_NAME>${first}</FIRST_NAME><SECOND_NAME>${rest.join(' ')}</SECOND_NAME>` +
      `<UN_LIST_TYPE>TEST</UN_LIST_TYPE><REFERENCE_NUMBER>TSi.${name.replaceAll(' ', '')}</REFERENCE_NUMBER></INDIVIDUAL>`
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?><CONSOLIDATED_LIST dateGenerated="${publishedOn}T00:00:00Z"><INDIVIDUALS>${individuals.join('')}</INDIVIDUALS><ENTITIES></ENTITIES></CONSOLIDATED_LIST>`;
}

const PEOPLE = ['Ivor Quellstone', 'Mirna Vandelspoor', 'Osric Tamblyn', 'Perla Quintavalle', 'Rurik Zeldenrust'];
const FEWER = ['Ivor Quellstone', 'Wanda Brennecke'];

let server: OwnServer;
let publisher: Server;
let published = aUnList(PEOPLE, '2026-01-01');

// One test imports a file that is refused.
test.use({ expectedFailures: [/api\/lists\/un\/import/u] });

// Serial: each test continues with the list that the previous one has left.
test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  publisher = createServer((_, response) => void response.end(published));
  await new Promise<void>((ready) => publisher.listen(0, '127.0.0.1', ready));
  const { port } = publisher.address() as AddressInfo;
  server = await startOwnServer({
    LISTS_SOURCES: `un=http://127.0.0.1:${port}/un.xml`,
    PRIVATE_HOSTS: '127.0.0.1',
  });
});
test.afterAll(async () => {
  publisher.closeAllConnections();
  publisher.close();
  await server.stop();
});

/** Signs in with a demo account and opens the UN list. */
async function openList(page: import('@playwright/test').Page, role: 'admin' | 'viewer') {
  await signIn(page, role, server.url);
  await page.goto(`${server.url}/lists?list=UN`);
  await expect(page.getByRole('heading', { name: 'UN Consolidated List', exact: true })).toBeVisible();
}

test('an admin syncs a list: the version comes into force, and the activity shows it', async ({ page }) => {
  await openList(page, 'admin');
  await page.getByRole('button', { name: 'Sync now' }).click();
  const row = page.getByRole('row').filter({ hasText: 'UN Consolidated List' });
  await expect(row).toContainText('Current');
  await expect(row.getByRole('gridcell').nth(4)).toHaveText('5');
  await expect(page.getByText('Sync: UN Consolidated List', { exact: true })).toBeVisible();
  await expect(page.getByText(/^UN version 1, published 2026-01-01: 5 parties/u)).toBeVisible();
  await expect(page.getByText('In force', { exact: true })).toBeVisible();
});

test('a much smaller file waits for a decision; an admin views its changes and accepts it', async ({ page }) => {
  published = aUnList(FEWER, '2026-01-02');
  await openList(page, 'admin');
  await page.getByRole('button', { name: 'Sync now' }).click();
  await expect(page.getByText('UN Consolidated List: version 2 waits for a decision')).toBeVisible();
  await expect(page.getByText(/more than 20 %\. The version in force stays in use until/u)).toBeVisible();
  await page.getByRole('link', { name: 'Show changes', exact: true }).click();
  const changes = page.getByRole('dialog', { name: 'Changes in version 2' });
  await expect(changes.getByRole('listitem')).toHaveCount(5);
  await expect(changes.getByRole('radio', { name: /^Added\s?1$/u })).toBeVisible();
  await changes.getByText('Added', { exact: true }).first().click();
  await expect(page).toHaveURL(/kind=added/u);
  await expect(changes.getByRole('listitem')).toHaveCount(1);
  await expect(changes.getByText('Wanda Brennecke')).toBeVisible();
  await expectAccessible(page);
  // Back first undoes the selection, then leaves the changes.
  await page.goBack();
  await expect(page).not.toHaveURL(/kind=/u);
  await expect(changes).toBeVisible();
  await page.goBack();
  await expect(changes).toBeHidden();
  await page.getByRole('button', { name: 'Accept' }).click();
  const question = page.getByRole('alertdialog', { name: 'Accept version 2 of UN Consolidated List?' });
  await expect(question.getByText(/^\d parties leave the list, 1 is added/u)).toBeVisible();
  await expectAccessible(page, 'light', 'dark');
  await question.getByRole('button', { name: 'Accept version 2' }).click();
  await expect(page.getByText(/^UN Consolidated List imported/u)).toBeVisible();
  await expect(page.getByText(/waits for a decision/u)).toHaveCount(0);
  const row = page.getByRole('row').filter({ hasText: 'UN Consolidated List' });
  await expect(row.getByRole('gridcell').nth(4)).toHaveText('2');
  await expect(page.getByText(/decided by Ada Brandt/u)).toBeVisible();
});

test('a file is imported by hand; a damaged one is refused, and the list in force is not in error', async ({
  page,
}) => {
  await openList(page, 'admin');
  const choose = async (name: string, content: string) => {
    // After a file has been sent, the next one can be chosen.
    await expect(page.getByText('As published, plain or compressed.')).toBeVisible();
    await page.setInputFiles('input[type=file]', { name, mimeType: 'text/xml', buffer: Buffer.from(content) });
    await page.getByRole('button', { name: 'Import', exact: true }).click();
  };
  await choose('un.xml', aUnList([...FEWER, 'Osric Tamblyn'], '2026-01-03'));
  const row = page.getByRole('row').filter({ hasText: 'UN Consolidated List' });
  await expect(row.getByRole('gridcell').nth(4)).toHaveText('3');
  // The publisher's address does not mean that this file came from it.
  await expect(page.getByText('Imported by hand', { exact: true })).toBeVisible();
  await expect(page.getByText('Publisher’s address', { exact: true })).toBeVisible();
  await expect(page.getByText('Fetched from', { exact: true })).toHaveCount(0);
  await choose('broken.xml', aUnList(PEOPLE, '2026-01-04').slice(0, 900));
  await expect(page.getByText('Import failed', { exact: true })).toBeVisible();
  await expect(page.getByText('Refused', { exact: true }).first()).toBeVisible();
  await expect(row).not.toContainText('Error');
  await expect(row.getByRole('gridcell').nth(4)).toHaveText('3');
  await expectAccessible(page, 'dark');
});

test('an admin changes the schedule, and sees the growth of the list and why a file was refused', async ({ page }) => {
  await openList(page, 'admin');
  await page.getByRole('button', { name: 'Schedule' }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule and source' });
  await dialog.getByRole('button', { name: 'System default' }).click();
  await page.getByRole('option', { name: 'Never automatically' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  // The dialog opens with the saved schedule; another address does not change it.
  await page.getByRole('button', { name: 'Schedule' }).click();
  await expect(dialog.getByRole('button', { name: 'Never automatically' })).toBeVisible();
  await dialog.getByLabel('Another address').fill('un.xml');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('The address must begin with https:// or http://')).toBeVisible();
  await dialog.getByLabel('Another address').fill('https://lists.example/un.xml');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('https://lists.example/un.xml', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Schedule' }).click();
  await expect(dialog.getByRole('button', { name: 'Never automatically' })).toBeVisible();
  await pressEscape(dialog);
  await expect(page.getByRole('img', { name: /^Parties on the UN Consolidated List: 5 on .*, 3 on / })).toBeVisible();
  await expect(
    page.getByText(/^The file is cut short: its root element <CONSOLIDATED_LIST> is not closed\.$/u),
  ).not.toHaveCount(0);
});

test('a viewer sees the same page without the controls, also on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await openList(page, 'viewer');
  await expect(page.getByText('In force', { exact: true })).toBeVisible();
  for (const name of ['Sync all', 'Sync now', 'Schedule', 'Import', 'Rescreen everyone']) {
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await expectAccessible(page);
});
