import type { Page } from '@playwright/test';
import { addLookalike, expect, expectAccessible, signIn, test } from './story.ts';

const together = 'Decide both together';

test('one person on two lists is one row and one decision, and U undoes both', async ({ page }) => {
  await signIn(page, 'analyst');
  const id = await addLookalike(page);
  await page.goto(`/matches?entity=${id}`);
  await expect(page.getByText('1 decision left')).toBeVisible();
  const row = page.getByRole('list', { name: 'Queue' }).getByRole('listitem');
  await expect(row).toHaveCount(1);
  await expect(row.getByText('DEMO, DEMO-PEP')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Also on DEMO-PEP: the same party' })).toBeVisible();
  const records = page.getByRole('list', { name: 'Records of the same party' });
  await expect(records.getByText(/Same date of birth/u)).toBeVisible();
  await expect(page.getByRole('checkbox', { name: together })).toBeChecked();
  await records.getByRole('button', { name: /^Show the record/u }).press('Enter');
  await expect(records.getByRole('table', { name: 'Comparison' })).toBeVisible();
  await expectAccessible(page, 'light', 'dark');
  await page.keyboard.press('2');
  await expect(page.getByText('No matches found')).toBeVisible();
  await expect.poll(() => decisionsOn(page, id)).toEqual(['DEMO dismissed', 'DEMO-PEP dismissed']);
  await page.keyboard.press('u');
  await expect(page.getByText('1 decision left')).toBeVisible();
  await expect.poll(() => decisionsOn(page, id)).toEqual(['DEMO pending', 'DEMO-PEP pending']);
});

test('after P, one record is decided alone, and the other list gets its own row', async ({ page }) => {
  await signIn(page, 'analyst');
  const id = await addLookalike(page);
  await page.goto(`/matches?entity=${id}`);
  await expect(page.getByRole('checkbox', { name: together })).toBeChecked();
  await page.keyboard.press('p');
  await expect(page.getByRole('checkbox', { name: together })).not.toBeChecked();
  await page.keyboard.press('c');
  await expect.poll(() => decisionsOn(page, id)).toEqual(['DEMO confirmed', 'DEMO-PEP pending']);
  const row = page.getByRole('list', { name: 'Queue' }).getByRole('listitem');
  await expect(row.getByText('DEMO-PEP', { exact: true })).toBeVisible();
});

/** Each match of a customer, as 'DEMO dismissed'. */
async function decisionsOn(page: Page, entityId: number) {
  const answer = await page.request.get(`/api/matches?entityId=${entityId}`);
  const matches = (await answer.json()) as { list: { code: string }; state: string }[];
  return matches.map(({ list, state }) => `${list.code} ${state}`).toSorted((one, other) => one.localeCompare(other));
}

test('the profile decides them together too, also on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await signIn(page, 'analyst');
  const id = await addLookalike(page);
  await page.goto(`/entity/${id}`);
  await page.getByText(together).click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await expectAccessible(page, 'light');
  await page.getByRole('button', { name: 'Confirm 2 matches' }).click();
  await expect(page.getByText('2 matches confirmed')).toBeVisible();
});
