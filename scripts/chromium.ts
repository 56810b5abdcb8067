import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

/** The headless one comes first: a full browser takes twice the time for a page. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const INSTALL_TIMEOUT_MS = 180_000;

/**
 * A browser for the browser tests, or null: the one at CHROMIUM_PATH, an installed one, Playwright's own, or one that
 * Playwright can download.
 */
export function findChromium(web: string): string | null {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return existsSync(named) ? named : null;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const installed = folders
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .find((path) => existsSync(path));
  return installed ?? playwrights(web) ?? (fetchOne(web) ? playwrights(web) : null);
}

function playwrights(web: string): string | null {
  const { chromium } = createRequire(join(web, 'package.json'))('@playwright/test') as {
    chromium: { executablePath: () => string };
  };
  const path = chromium.executablePath();
  return existsSync(path) ? path : null;
}

function fetchOne(web: string): boolean {
  console.log('No Chromium found; asking Playwright for one …');
  const cli = createRequire(join(web, 'package.json')).resolve('@playwright/test/cli');
  const { status } = spawnSync(process.execPath, [cli, 'install', 'chromium'], {
    cwd: web,
    stdio: 'inherit',
    timeout: INSTALL_TIMEOUT_MS,
  });
  return status === 0;
}
