import { expect, FROM_HERE, signIn, test } from './story.ts';

const MARK = crypto.randomUUID().slice(0, 8);
const NAMES = {
  'one word of 190 letters': `${MARK}${'Wolkenkratzerverwaltung'.repeat(8)}`.slice(0, 190),
  'forty Arabic words': `${'عبد الرحمن خليل الحدّار '.repeat(10)}${MARK}`,
};

for (const [kind, name] of Object.entries(NAMES)) {
  for (const width of [320, 1440]) {
    test(`a name of ${kind} fits everywhere at ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await signIn(page, 'analyst');
      const data = { name, type: 'person', country: 'Uzbekistan' };
      const made = await page.request.post('/api/entities', { data, headers: FROM_HERE });
      expect(made.status()).toBe(201);
      const { id } = (await made.json()) as { id: number };
      await page.request.post('/api/cases', {
        data: { entityId: id, title: name, description: name },
        headers: FROM_HERE,
      });
      const paths = [`/entities?name=${MARK}`, `/entity/${id}`, `/search?q=${MARK}`, `/cases?new=true&entity=${id}`];
      for (const path of [...paths, '/cases', '/cases?view=board', '/']) {
        await page.goto(path);
        await expect(page.getByRole('heading').first()).toBeVisible();
        // The dashboard shows what is of high risk only.
        if (path !== '/') await expect(page.getByText(new RegExp(MARK, 'u')).first()).toBeAttached();
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
      }
    });
  }
}

test('where an Arabic name is cut, its beginning stays', async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 900 });
  await signIn(page, 'admin');
  const name = `${'شركة العربية الدولية للتجارة والمقاولات العامة '.repeat(4)}${crypto.randomUUID().slice(0, 8)}`;
  const company = { name, type: 'company', country: 'Uzbekistan' };
  const made = await page.request.post('/api/entities', { data: company, headers: FROM_HERE });
  expect(made.status()).toBe(201);
  for (const path of [`/entities?name=${name.slice(-8)}`, '/admin?tab=settings&audit=true']) {
    await page.goto(path);
    const shown = page.getByRole('row').getByText(name).first();
    await expect(shown).toBeVisible();
    const cell = shown.locator('xpath=ancestor::td');
    const room = await cell.boundingBox();
    // Of a line that runs over, the browser would cut the beginning all the same.
    expect(await cell.evaluate((element) => element.scrollWidth - element.clientWidth), path).toBe(0);
    const first = await shown.evaluate((element) => {
      const range = document.createRange();
      range.setStart(element.firstChild!, 0);
      range.setEnd(element.firstChild!, 1);
      return range.getBoundingClientRect().right;
    });
    expect(first, path).toBeLessThanOrEqual(room!.x + room!.width);
  }
});
