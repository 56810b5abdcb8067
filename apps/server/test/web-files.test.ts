import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, expect, test } from 'vitest';
import { webFiles } from '../src/web-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'tamis-web-'));
writeFileSync(join(folder, 'index.html'), '<h1>The page</h1>');
writeFileSync(join(folder, 'robots.txt'), 'Disallow: /');
const app = new Hono();
app.get('*', webFiles(folder));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['/', 200, '<h1>The page</h1>'],
  ['/entity/1', 200, '<h1>The page</h1>'],
  ['/apiary', 200, '<h1>The page</h1>'],
  ['/robots.txt', 200, 'Disallow: /'],
  ['/assets/gone.js', 404, '404 Not Found'],
  ['/api', 404, '404 Not Found'],
  ['/api/nothing', 404, '404 Not Found'],
])('%s: %i', async (path, status, text) => {
  const response = await app.request(path);
  expect([response.status, await response.text()]).toEqual([status, text]);
});
