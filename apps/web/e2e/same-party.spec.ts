import { addLookalike, confirmBulk, expect, expectAccessible, signIn, test } from './story.ts';

const together = 'Decide both together';

test('one person on two lists is one decision: P, then a key, and U takes both back', async ({ page }) => {
  await signIn(page, 'analyst');
  const id = await addLookalike(page);
  await page.goto(`/matches?entity=${id}`);
  await expect(page.getByText('2 matches left')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Also on DEMO-PEP: the same party' })).toBeVisible();
  const records = page.getByRole('list', { name: 'Records of the same party' });
  await expect(records.getByText(/Same date of birth/u)).toBeVisible();
  await expect(page.getByRole('checkbox', { name: together })).not.toBeChecked();
  await records.getByRole('button', { name: /^Show the record/u }).press('Enter');
  await expect(records.getByRole('table', { name: 'Comparison' })).toBeVisible();
  await page.keyboard.press('p');
  await expect(page.getByText('The decision is about 2 matches: DEMO and DEMO-PEP.')).toBeVisible();
  await expectAccessible(page, 'light', 'dark');
  await page.keyboard.press('5');
  await confirmBulk(page);
  await expect(page.getByText('No matches found')).toBeVisible();
  const states = async () => {
    const answer = await page.request.get(`/api/matches?entityId=${id}`);
    return ((await answer.json()) as { state: string; reason: string | null }[]).map(({ state, reason }) => [
      state,
      reason,
    ]);
  };
  expect(await states()).toEqual([
    ['dismissed', 'Cleared before'],
    ['dismissed', 'Cleared before'],
  ]);
  await page.keyboard.press('u');
  await expect(page.getByText('2 matches left')).toBeVisible();
  await expect.poll(states).toEqual([
    ['pending', null],
    ['pending', null],
  ]);
});

test('on the profile as well, also on a phone', async ({ page }) => {
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
