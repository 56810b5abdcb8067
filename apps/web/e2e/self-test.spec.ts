import { readFile } from 'node:fs/promises';
import { test } from './own-server.ts';
import { expect, expectAccessible, signIn } from './story.ts';

test('an administrator runs the self-test twice, and a viewer reads the results', async ({ page, browser, server }) => {
  const viewers = await (await browser.newContext({ baseURL: server.url })).newPage();
  await signIn(viewers, 'viewer');
  await viewers.goto('/self-test');
  await expect(viewers.getByRole('heading', { name: 'No self-test yet' })).toBeVisible();
  await expect(viewers.getByText('An administrator can run one.')).toBeVisible();

  await signIn(page, 'admin');
  await page.goto('/lists');
  await page.getByRole('link', { name: 'Self-test' }).click();
  await page.getByRole('button', { name: 'Run self-test' }).click();
  await expect(page.getByText(/^[\d,]+ of [\d,]+ changed names were found/u)).toBeVisible();
  await expect(
    page.getByText(/Of \d+ customers without a confirmed match, \d+ would raise an alert \(/u),
  ).toBeVisible();
  await expect(page.getByRole('list', { name: 'Changed names found' }).getByRole('listitem')).toHaveCount(10);
  await expect(page.getByRole('list', { name: 'People found, by change' }).getByText('Same name')).toBeVisible();

  await expect(viewers.getByText(/^[\d,]+ of [\d,]+ changed names were found/u)).toBeVisible();
  await expect(viewers.getByRole('button', { name: 'Run self-test' })).toHaveCount(0);
  const [download] = await Promise.all([
    viewers.waitForEvent('download'),
    viewers.getByRole('region', { name: 'Missed names' }).getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('self-test-1-missed.csv');
  expect(await readFile(await download.path(), 'utf8')).toMatch(/^\uFEFFtype,change,asked,listed,list,score\r\n/u);
  await expectAccessible(viewers, 'light', 'dark');
  await viewers.context().close();

  await page.getByRole('button', { name: 'Run self-test' }).click();
  const tests = page.getByRole('region', { name: 'Tests' }).getByRole('listitem');
  await expect(tests).toHaveCount(2);
  await tests.nth(1).getByRole('link').click();
  await expect(page).toHaveURL('/self-test?test=1');
  await expect(tests.nth(1)).toHaveAttribute('aria-current', 'true');
});
