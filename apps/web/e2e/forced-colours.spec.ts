import { addLookalike, addTwins, expect, signIn, test } from './story.ts';

test.use({ forcedColors: 'active' });

const background = (element: Element) => getComputedStyle(element).backgroundColor;

test.describe('with forced colours', () => {
  test('only the focused element is outlined, and the current item stands out', async ({ page }) => {
    await signIn(page, 'analyst');
    // The test's own queue: in the shared one, items of other tests may come first.
    const { queue } = await addTwins(page);
    await page.goto(queue);
    const review = page.getByRole('button', { name: /^Confirm 2 matches/u });
    const width = () => review.evaluate((button) => getComputedStyle(button).outlineWidth);
    await expect(review).toBeVisible();
    expect(await width()).toBe('0px');
    await page.getByRole('textbox', { name: 'Note' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(review).toBeFocused();
    expect(await width()).toBe('2px');

    const open = page.getByRole('list', { name: 'Queue' }).locator('[aria-current=true]');
    const other = page.getByRole('list', { name: 'Queue' }).locator('a:not([aria-current])').first();
    expect(await open.evaluate(background)).not.toBe(await other.evaluate(background));
  });

  test('the bars of a score are filled', async ({ page }) => {
    await signIn(page, 'analyst');
    await page.goto(`/entity/${await addLookalike(page)}`);
    const bar = page.getByText('What makes up the score').locator('xpath=following::span[contains(@class,"picture")]');
    const [fill, ground] = await bar
      .first()
      .evaluate((part) => [part, document.body].map((each) => getComputedStyle(each).backgroundColor));
    expect(fill).not.toBe(ground);
  });

  test('the bars of the weights preview are filled, and each slider marks the value in force', async ({ page }) => {
    await signIn(page, 'admin');
    await page.goto('/admin?tab=settings');
    await page.getByRole('button', { name: 'Change weights' }).click();
    const sheet = page.getByRole('dialog', { name: 'Change Risk Weights' });
    await sheet.getByRole('slider', { name: 'Country risk' }).press('ArrowLeft');
    const bars = sheet.getByRole('list', { name: 'Entities by score, now and then' }).locator('.picture > span');
    await expect(bars).toHaveCount(20);
    const ground = await sheet.evaluate(background);
    expect(await bars.first().evaluate(background)).not.toBe(ground);
    expect(await sheet.locator('span.h-3.w-0\\.5').first().evaluate(background)).not.toBe(ground);
  });
});
