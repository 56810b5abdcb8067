import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from './own-server.ts';
import { colleague, expect, expectAccessible, signIn } from './story.ts';

/** A newspaper on this computer: a feed with one article, and a page. */
async function aPaper(title: string, name: string): Promise<{ url: string; close: () => void }> {
  const text = `<p>Prosecutors charged ${name} with fraud on Monday, after an investigation that took two years and led to three countries. The trial begins in May, and is expected to take all summer.</p>`;
  const answers: Record<string, readonly [type: string, body: string]> = {
    '/rss': [
      'application/rss+xml',
      `<rss version="2.0"><channel><title>Example Times</title><item><title>${title}</title><link>/article</link></item></channel></rss>`,
    ],
    '/article': ['text/html', `<!doctype html><html><body><article>${text}</article></body></html>`],
    '/': ['text/html', '<!doctype html><html><head><link rel="alternate" type="application/rss+xml" href="/rss">'],
  };
  const server: Server = createServer((request, response) => {
    const [type, body] = answers[request.url ?? ''] ?? ['text/plain', 'Not found'];
    response.writeHead(request.url !== undefined && request.url in answers ? 200 : 404, { 'content-type': type });
    response.end(body);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.closeAllConnections() };
}

// The server may fetch from this computer.
test.use({ serverEnv: { PRIVATE_HOSTS: '127.0.0.1' }, expectedFailures: [/feeds\.add/u] });

test('an admin adds a news feed, and its article raises an alert', async ({ page }) => {
  const paper = await aPaper('Trader charged with fraud', 'Ottokar Brandmeer');
  const analyst = await colleague(page, 'analyst');
  const person = { name: 'Ottokar Brandmeer', type: 'person', country: 'Norway' };
  const headers = { 'sec-fetch-site': 'same-origin' };
  const added = await analyst.request.post('/api/entities', { data: person, headers });
  const { id } = (await added.json()) as { id: number };
  // For a new account, earlier alerts count as read.
  const newcomer = { username: 'newcomer', fullName: 'New Comer', password: 'secret1', role: 'analyst' };
  expect((await analyst.request.post('/api/register', { data: newcomer, headers })).status()).toBe(201);
  await analyst.goto(`/entity/${id}`);
  await expect(analyst.getByText('No adverse media found.')).toBeVisible();
  const bell = analyst.getByRole('banner').getByRole('link', { name: /^Alerts/u });
  await expect(bell).toHaveAccessibleName('Alerts');

  await signIn(page, 'admin');
  await page.goto('/admin?tab=settings');
  const feeds = page.getByRole('region', { name: 'News Feeds' });
  await feeds.getByRole('button', { name: 'Add feed' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add feed' });
  await dialog.getByRole('button', { name: 'Add feed' }).click();
  await expect(dialog.getByText('Web address is required')).toBeVisible();
  await dialog.getByLabel('Web address').fill(paper.url);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();

  // The newspaper's page is not a feed, but links to it.
  await expect(feeds.getByText(/leads to a web page/u)).toContainText(`its feed is at ${paper.url}/rss`);
  await expect(feeds.getByText('Failed')).toBeVisible();
  await expectAccessible(page, 'light', 'dark');
  await feeds.getByRole('button', { name: /^Actions for/u }).click();
  await page.getByRole('menuitem', { name: 'Change' }).click();
  const change = page.getByRole('dialog', { name: 'Change feed' });
  await change.getByLabel('Web address').fill(`${paper.url}/rss`);
  await change.getByRole('button', { name: 'Save' }).click();
  await expect(change).toBeHidden();
  await feeds.getByRole('button', { name: /^Actions for/u }).click();
  await page.getByRole('menuitem', { name: 'Fetch now' }).click();
  await expect(feeds.getByText('Example Times')).toBeVisible();
  await expect(feeds.getByText('1 article')).toBeVisible();
  await expect(feeds.getByText('Current')).toBeVisible();

  // The analyst sees it without a reload.
  const media = analyst.getByRole('region', { name: 'Recent Adverse Media' });
  await expect(media.getByRole('link', { name: 'Trader charged with fraud', exact: true })).toBeVisible();
  await expect(bell).toHaveAccessibleName(/^Alerts, \d unread$/u);
  await bell.click();
  const alert = analyst
    .getByRole('article', { name: 'Ottokar Brandmeer, unread' })
    .filter({ hasText: 'Example Times' });
  await expect(alert.getByText('Adverse media: Trader charged with fraud (Example Times)')).toBeVisible();
  await analyst.context().close();
  paper.close();

  await feeds.getByRole('button', { name: /^Actions for/u }).click();
  await page.getByRole('menuitem', { name: 'Pause' }).click();
  await expect(feeds.getByText('Paused')).toBeVisible();
  await feeds.getByRole('button', { name: /^Actions for/u }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(feeds.getByText('No news feeds')).toBeVisible();
});
