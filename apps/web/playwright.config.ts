import { mkdirSync, rmSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { findChromium } from '../../scripts/chromium.ts';

const DATA = 'test-results/e2e';
// Workers read this file again, when the port of the server is known.
if (process.env.E2E_PORT === undefined) {
  rmSync(DATA, { recursive: true, force: true });
  mkdirSync(DATA, { recursive: true });
}

/** All of Tamis: the built web app and the real server, with the demo data in a separate database. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // The limit for giving up, not the expected time: a busy machine is slow.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${process.env.E2E_PORT}`,
    viewport: { width: 1440, height: 1000 },
    // Snapshots of each step show why a test failed; a video as well would cost a sixth of the total time.
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions: {
      executablePath: findChromium(import.meta.dirname) ?? undefined,
      args: ['--no-sandbox', '--disable-dev-shm-usage'],
    },
  },
  webServer: {
    command: `"${process.execPath}" node_modules/vite/bin/vite.js build --logLevel warn && "${process.execPath}" ../server/src/node.ts`,
    env: { MODE: 'demo', PORT: '0', DATABASE_URL: `file:${DATA}/tamis.db` },
    wait: { stdout: /Tamis is at http:\/\/127\.0\.0\.1:(?<e2e_port>\d+)/ },
    timeout: 300_000,
  },
});
