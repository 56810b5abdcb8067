import { writeFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { test as ownStory } from './own-server.ts';
import { expect, FROM_HERE, signIn, test } from './story.ts';

const MARK = crypto.randomUUID().slice(0, 8);
const NAMES = {
  'one word of 190 letters': `${MARK}${'Wolkenkratzerverwaltung'.repeat(8)}`.slice(0, 190),
  'forty Arabic words': `${'عبد الرحمن خليل الحدّار '.repeat(10)}${MARK}`,
};

for (const [kind, name] of Object.entries(NAMES)) {
  for (const width of [320, 1440]) {
    test(`a name of ${kind} fits everywhere at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await signIn(page, 'analyst');
      const data = { name, type: 'person', country: 'Uzbekistan' };
      const made = await page.request.post('/api/entities', { data, headers: FROM_HERE });
      expect(made.status()).toBe(201);
      const { id } = (await made.json()) as { id: number };
      const opened = await page.request.post('/api/cases', {
        data: { entityId: id, title: name, description: name },
        headers: FROM_HERE,
      });
      const { id: caseId } = (await opened.json()) as { id: number };
      const article = {
        title: name,
        content: `${name} was charged with fraud.`,
        source: name,
        publishedAt: '2026-11-01T12:00:00Z',
      };
      const added = await page.request.post('/api/adverse-media', {
        data: { ...article, entityIds: [id] },
        headers: FROM_HERE,
      });
      const { id: articleId } = (await added.json()) as { id: number };
      const paths = [`/entities?name=${MARK}`, `/entity/${id}`, `/search?q=${MARK}`, `/cases?new=true&entity=${id}`];
      const read = [`/articles/${articleId}`, `/api/entities/${id}/report`];
      for (const path of [...paths, ...read, '/alerts', '/cases', '/cases?view=board', '/']) {
        await page.goto(path);
        await expect(page.getByRole('heading').first()).toBeVisible();
        // The dashboard shows only high-risk entities.
        if (path !== '/') await expect(page.getByText(new RegExp(MARK, 'u')).first()).toBeAttached();
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
      }
      // Content that overflows a panel or a sheet is clipped: badges would overlap it, and fields would be out of reach.
      const parts = { [`/entity/${id}`]: 'Recent Adverse Media', [`/cases?case=${caseId}`]: name };
      for (const [path, part] of Object.entries(parts)) {
        await page.goto(path);
        const region = page.getByRole('region', { name: part }).or(page.getByRole('dialog', { name: part }));
        await expect(region.getByRole('link', { name: new RegExp(MARK, 'u') }).first()).toBeVisible();
        expect(await mostRunOver(region), path).toBeLessThanOrEqual(0);
      }
    });
  }
}

test('the scale below the score of a report is on one line', async ({ page }) => {
  await signIn(page, 'analyst');
  await page.goto('/api/entities/1/report');
  const places = page.locator('.scale span');
  await expect(places).toHaveText(['0', '40', '70', '100']);
  const heights = await places.evaluateAll((all) => all.map((place) => place.getBoundingClientRect().height));
  expect(new Set(heights).size).toBe(1);
});

test('a truncated Arabic name keeps its beginning', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
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
    // If a line overflowed, the browser would still clip its beginning.
    expect(await cell.evaluate((element) => element.scrollWidth - element.clientWidth), path).toBe(0);
    await expectBeginning(shown, cell, path);
  }
});

test('namesakes are shown in full, with what distinguishes them', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, 'admin');
  const name = `Solano Foods ${crypto.randomUUID().slice(0, 8)}`;
  for (const founded of ['2017-01-15', '2018-01-15']) {
    const company = { name, type: 'company', country: 'Italy', additionalInfo: { founded } };
    expect((await page.request.post('/api/entities', { data: company, headers: FROM_HERE })).status()).toBe(201);
  }
  await page.goto(`/entities?name=${name.slice(-8)}`);
  const shown = page.getByRole('row').getByText(name, { exact: true });
  await expect(shown).toHaveCount(2);
  for (const one of await shown.all())
    expect(await one.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
});

ownStory('a truncated Arabic name keeps its beginning after other words too', async ({ page, server }) => {
  const name = 'شركة العربية الدولية للتجارة والمقاولات العامة والاستيراد والتصدير المحدودة';
  const list = ownStory.info().outputPath('own.csv');
  writeFileSync(list, `name,type,aliases\nGulf Arab General Trading House,company,${name}\n`);
  await server.cli('lists', 'import', 'own', list);
  await page.setViewportSize({ width: 1100, height: 900 });
  await signIn(page, 'admin');
  const made = await page.request.post('/api/entities', {
    data: { name, type: 'company', country: 'Uzbekistan' },
    headers: { origin: server.url },
  });
  const { id } = (await made.json()) as { id: number };
  await page.goto(`/search?q=${encodeURIComponent(name)}`);
  const primary = page.getByRole('link', { name: 'Gulf Arab General Trading House', exact: true });
  const party = page.getByRole('listitem').filter({ has: primary });
  await expectBeginning(party.getByText(name), party);
  await page.goto(`/matches?entity=${id}`);
  const row = page.getByRole('list', { name: 'Queue' }).getByRole('listitem');
  await expectBeginning(row.getByText(name).last(), row);
  await page.keyboard.press('c');
  const decided = page.getByRole('status').filter({ hasText: 'Confirmed' });
  await expectBeginning(decided.getByText(name), decided);
});

/** Checks that the first letter of a text, which is on the right in Arabic, is within its container. */
async function expectBeginning(shown: Locator, within: Locator, where?: string) {
  await expect(shown).toBeVisible();
  // New elements may still be moving into place.
  await expect(async () => {
    const room = await within.boundingBox();
    const first = await shown.evaluate((element) => {
      const range = document.createRange();
      range.setStart(element.firstChild!, 0);
      range.setEnd(element.firstChild!, 1);
      return range.getBoundingClientRect().right;
    });
    expect(room, where).not.toBeNull();
    expect(first, where).toBeLessThanOrEqual(room!.x + room!.width);
  }).toPass();
}

/** How far any part of an element overflows its end edge. */
function mostRunOver(region: Locator): Promise<number> {
  return region.evaluate((element) => {
    const edge = element.getBoundingClientRect().right;
    return Math.max(
      ...[...element.querySelectorAll('a, bdi, button, input')].map(
        (part) => part.getBoundingClientRect().right - edge,
      ),
    );
  });
}
