import type { Page } from '@playwright/test';
import { addLookalike, expect, FROM_HERE, signIn, test, uniqueName } from './story.ts';

/** Any script that runs leaves this trace. */
const RUNS = 'window.hasRun = true';
const hasRun = (page: Page) => page.evaluate(() => 'hasRun' in window);

const NAME = `<script>${RUNS}</script><img src=x onerror="${RUNS}">`;

/** Nothing that the content policy would block may reach the page, because blocked content would be reported in the console. */
const HTML = [
  `<p>The regulator <strong>fined</strong> the bank.</p>`,
  `<script>${RUNS}</script>`,
  `<img src="https://tracker.example/pixel.gif" onerror="${RUNS}">`,
  `<svg onload="${RUNS}"><a xlink:href="javascript:${RUNS}">svg</a></svg>`,
  `<a href="javascript:${RUNS}">link</a>`,
  `<iframe srcdoc="<script>parent.hasRun = true</script>"></iframe>`,
  `<style>@import url(https://tracker.example/a.css)</style>`,
  `<form action="https://tracker.example"><button id="steal">Log in again</button></form>`,
  `<p style="background:url(https://tracker.example/b.gif)">styled</p>`,
  `<math><mtext><script>${RUNS}</script></mtext></math>`,
].join('');

test('a script as a name is shown as text on every page and never runs', async ({ page }) => {
  await signIn(page, 'analyst');
  const name = uniqueName(NAME);
  const made = await page.request.post('/api/entities', {
    data: { name, type: 'person', country: `<b>${RUNS}</b>`, additionalInfo: { position: NAME } },
    headers: FROM_HERE,
  });
  expect(made.status()).toBe(201);
  const { id } = (await made.json()) as { id: number };
  const opened = await page.request.post('/api/cases', {
    data: { entityId: id, title: name, description: `${NAME} wants to be run.` },
    headers: FROM_HERE,
  });
  const file = (await opened.json()) as { id: number };
  for (const path of [
    '/entities',
    `/entity/${id}`,
    `/cases?case=${file.id}`,
    `/search?q=${encodeURIComponent(name)}`,
  ]) {
    await page.goto(path);
    await expect(page.getByText(name).first()).toBeVisible();
    expect(await hasRun(page)).toBe(false);
  }
  const report = await page.request.get(`/api/entities/${id}/report`);
  const html = await report.text();
  expect(html).toContain('&lt;script&gt;');
  expect(html).not.toContain(`<script>${RUNS}`);
});

test('hostile fullContent keeps its text, and nothing in it runs, loads or sends', async ({ page }) => {
  await signIn(page, 'analyst');
  const made = await page.request.post('/api/adverse-media', {
    data: {
      title: uniqueName('Bank is fined'),
      content: 'The regulator fined the bank.',
      fullContent: HTML,
      source: 'Example Times',
      entityIds: [await addLookalike(page)],
      publishedAt: '2025-01-05T09:00:00Z',
    },
    headers: FROM_HERE,
  });
  expect(made.ok(), await made.text()).toBe(true);
  const { id } = (await made.json()) as { id: number };
  await page.goto(`/articles/${id}`);
  const article = page.getByRole('article');
  await expect(article.locator('strong', { hasText: 'fined' })).toBeVisible();
  expect(await article.locator('script, iframe, svg[onload], style, form, img, [style], [onerror]').count()).toBe(0);
  expect(await article.locator('a[href^="javascript"]').count()).toBe(0);
  expect(await hasRun(page)).toBe(false);
});

test.describe('ids that do not exist', () => {
  test.use({ expectedFailures: [/api\/trpc\/\w+\.\w+/u] });

  for (const path of ['/entity/999999', '/entity/abc', '/entity/1e3', '/entity/-1']) {
    test(`${path}: 'Entity not found', with a way back`, async ({ page }) => {
      await signIn(page, 'viewer');
      await page.goto(path);
      await expect(page.getByText('Entity not found')).toBeVisible();
      await page.getByRole('link', { name: 'Back to entities' }).click();
      await expect(page).toHaveURL('/entities');
    });
  }

  for (const path of ['/articles/x', '/articles/999999']) {
    test(`${path}: 'Article not found'`, async ({ page }) => {
      await signIn(page, 'viewer');
      await page.goto(path);
      await expect(page.getByText('Article not found')).toBeVisible();
      await expect(page.getByText("The article you're looking for could not be found.")).toBeVisible();
      await page.getByRole('button', { name: 'Back' }).click();
      await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    });
  }
});
