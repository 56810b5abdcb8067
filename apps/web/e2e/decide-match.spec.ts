import { addLookalike, colleague, expect, expectAccessible, signIn, test } from './story.ts';

test('C confirms a match, and U undoes it', async ({ page }) => {
  await signIn(page, 'analyst');
  const id = await addLookalike(page);
  await page.goto(`/entity/${id}`);
  await expect(
    page.getByText(/^OFAC, EU, UK and UN were not searched, \d match(es)? waiting for a decision\.$/u),
  ).toBeVisible();
  await page.getByRole('list', { name: 'Other lists' }).getByRole('link').last().click();
  await expect(page.getByRole('table', { name: 'Comparison' })).toBeVisible();
  await page.keyboard.press('c');
  await expect(page.getByText('Match confirmed')).toBeVisible();
  await page.keyboard.press('u');
  await expect(page.getByText('Decision undone')).toBeVisible();
  await expect(
    page.getByText(/^OFAC, EU, UK and UN were not searched, \d match(es)? waiting for a decision\.$/u),
  ).toBeVisible();
});

test('D, a number and Enter dismiss a match, and the next one opens', async ({ page }) => {
  await signIn(page, 'analyst');
  const id = await addLookalike(page);
  await page.goto(`/entity/${id}`);
  await expect(page.getByRole('table', { name: 'Comparison' })).toBeVisible();
  await page.keyboard.press('d');
  await page.keyboard.press('2');
  await expect(page.getByRole('radio', { name: 'Name only' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Match dismissed')).toBeVisible();
  await expect(page.getByText('By Ines Valcourt', { exact: false }).first()).toBeVisible();
  await expect(page.getByText('Waiting', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('table', { name: 'Comparison' })).toBeVisible();
});

test('a viewer sees the evidence but cannot decide', async ({ page }) => {
  const analyst = await colleague(page, 'analyst');
  const id = await addLookalike(analyst);
  await analyst.context().close();
  await signIn(page, 'viewer');
  await page.goto(`/entity/${id}`);
  await expect(page.getByRole('table', { name: 'Comparison' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirm match' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(0);
  const decisions: string[] = [];
  page.on('request', (request) => {
    if (/matches\.(?:confirm|dismiss)/u.test(request.url())) decisions.push(request.url());
  });
  await page.keyboard.press('c');
  await page.keyboard.press('1');
  await page.reload();
  await expect(page.getByRole('table', { name: 'Comparison' })).toBeVisible();
  await expect(page.getByText('Waiting', { exact: true }).first()).toBeVisible();
  expect(decisions).toEqual([]);
});

for (const width of [1440, 375]) {
  test(`the profile is accessible and no wider than the screen at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, 'analyst');
    const id = await addLookalike(page);
    await page.goto(`/entity/${id}`);
    await expect(page.getByRole('table', { name: 'Comparison' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expectAccessible(page, 'light');
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expectAccessible(page, 'dark');
  });
}
