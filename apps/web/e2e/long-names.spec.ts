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
