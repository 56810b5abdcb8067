import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, expect, test } from 'vitest';
import { webFiles } from '../src/web-files.ts';

const FILES = ['index', 'auth', 'dashboard', 'entities', 'entity/$id'].map((page) => `${page}.html`);

const folder = mkdtempSync(join(tmpdir(), 'tamis-web-'));
afterAll(() => rmSync(folder, { recursive: true }));
for (const file of [...FILES, 'robots.txt', 'assets/main-1a2b.js']) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), `This is ${file}`);
}
const app = new Hono();
app.get('*', webFiles(folder));

const cacheOf = async (path: string) => (await app.request(path)).headers.get('cache-control');

test.each([
  ['/', 200, 'This is dashboard.html'],
  ['/entities', 200, 'This is entities.html'],
  ['/entity/16', 200, 'This is entity/$id.html'],
  ['/no/such/page', 200, 'This is index.html'],
  ['/entities.html', 200, 'This is index.html'],
  ['/%', 200, 'This is index.html'],
  ['/apiary', 200, 'This is index.html'],
  ['/robots.txt', 200, 'This is robots.txt'],
  ['/assets/gone.js', 404, '404 Not Found'],
  ['/api', 404, '404 Not Found'],
  ['/api/nothing', 404, '404 Not Found'],
])('%s: %i, %s', async (path, status, text) => {
  const response = await app.request(path);
  expect([response.status, await response.text()]).toEqual([status, text]);
});

test('a server without a built web app says so, but not for an address of the API', async () => {
  const bare = new Hono();
  bare.get('*', webFiles(join(folder, 'nothing')));
  const statusOf = async (path: string) => (await bare.request(path)).status;
  expect([await statusOf('/entities'), await statusOf('/api/nothing'), await statusOf('/api')]).toEqual([
    503, 404, 404,
  ]);
});

test('a page is requested again each time; a file with a hash in its name may be cached for ever', async () => {
  expect(await cacheOf('/entities')).toBe('no-cache');
  expect(await cacheOf('/assets/main-1a2b.js')).toBe('public, max-age=31536000, immutable');
});

test.each(['', 'W/', '"other", '])(
  'a file that the browser holds already is not sent again: %s"tag"',
  async (before) => {
    const etag = (await app.request('/robots.txt')).headers.get('etag');
    const response = await app.request('/robots.txt', { headers: { 'if-none-match': `${before}${etag}` } });
    expect([response.status, await response.text()]).toEqual([304, '']);
  },
);

test('without a session every address of the application gives the sign-in page, and files are as they are', async () => {
  const door = new Hono();
  door.get(
    '*',
    webFiles(folder, (c) => c.req.header('cookie') === undefined),
  );
  const answerTo = async (path: string, headers = {}) => {
    const response = await door.request(path, { headers });
    return [await response.text(), response.headers.get('vary')];
  };
  expect(await answerTo('/entities')).toEqual(['This is auth.html', 'Cookie']);
  expect(await answerTo('/no/such/page')).toEqual(['This is auth.html', 'Cookie']);
  expect(await answerTo('/entities', { cookie: 'a=b' })).toEqual(['This is entities.html', 'Cookie']);
  expect(await answerTo('/robots.txt')).toEqual(['This is robots.txt', null]);
});
