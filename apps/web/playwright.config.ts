import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { defineConfig } from '@playwright/test';

const DATA = 'test-results/e2e';
// Workers read this file again and inherit the choice of the first reader.
const isFirstReader = process.env.E2E_PORT === undefined;
process.env.E2E_PORT ??= String(await freePort());
if (isFirstReader) {
  rmSync(DATA, { recursive: true, force: true });
  mkdirSync(DATA, { recursive: true });
}
const baseURL = `http://127.0.0.1:${process.env.E2E_PORT}`;

/** The whole of Tamis: the built web app and the real server with the demo's story in a database of its own. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    baseURL,
    viewport: { width: 1440, height: 1000 },
    trace: 'retain-on-failure',
    launchOptions: { executablePath: browserPath(), args: ['--no-sandbox', '--disable-dev-shm-usage'] },
  },
  webServer: {
    command: `"${process.execPath}" node_modules/vite/bin/vite.js build --logLevel warn && "${process.execPath}" ../server/src/node.ts`,
    env: { MODE: 'demo', PORT: process.env.E2E_PORT, DATABASE_URL: `file:${DATA}/tamis.db` },
    url: baseURL,
    timeout: 120_000,
  },
});

/** A browser that is there: named, the system's, else the one that Playwright installs. */
function browserPath(): string | undefined {
  const known = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
  return known.find((path) => path !== undefined && existsSync(path));
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No free port')),
      );
    });
  });
}
