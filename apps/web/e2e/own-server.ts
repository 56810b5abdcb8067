import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { type Role, signIn, test as story } from './story.ts';

const SERVER = 'apps/server/src/node.ts';
const CLI = 'apps/server/src/cli.ts';
const ROOT = new URL('../../..', import.meta.url).pathname;

/** A server with its own database, for a test that changes the lists. */
export interface OwnServer {
  url: string;
  /** Runs a command on its database, as a person would type it; returns the output. */
  cli: (...args: string[]) => Promise<string>;
  stop: () => Promise<void>;
}

interface OwnServerStory {
  /** Additional environment variables for the server. */
  serverEnv: Record<string, string>;
  server: OwnServer;
}

/** A test with a server to which no other test writes. It outlives the test's page. */
export const test = story.extend<OwnServerStory>({
  serverEnv: [{}, { option: true }],
  server: async ({ serverEnv }, use) => {
    const server = await startOwnServer(serverEnv);
    await use(server);
    await server.stop();
  },
  baseURL: ({ server }, use) => use(server.url),
});

/** Starts a server, with additional environment variables. */
export async function startOwnServer(given: Record<string, string> = {}): Promise<OwnServer> {
  const folder = mkdtempSync(join(tmpdir(), 'tamis-story-'));
  // The system assigns the port, so that no other program can take it first.
  const own = { PATH: process.env.PATH, MODE: 'demo', PORT: '0', DATABASE_URL: `file:${folder}/tamis.db` };
  const env = { ...own, ...given };
  const server = spawn(process.execPath, [SERVER], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<number | null>((resolve) => server.once('exit', resolve));
  return {
    url: await addressOf(server, ended),
    cli: async (...args) => (await promisify(execFile)(process.execPath, [CLI, ...args], { cwd: ROOT, env })).stdout,
    stop: async () => {
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A separate browser window, signed in to that server. */
export async function signedIn(browser: Browser, { url }: OwnServer, role: Role): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 1000 } });
  const page = await context.newPage();
  await signIn(page, role);
  return page;
}

/** The address that the server prints when it listens. Other output is kept for the error, in case the server ends first. */
async function addressOf(server: ChildProcess, ended: Promise<number | null>): Promise<string> {
  let said = '';
  const listens = new Promise<string>((resolve) => {
    for (const stream of [server.stdout, server.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        const url = /^Tamis is at (\S+)\n/mu.exec(said)?.[1];
        if (url !== undefined) resolve(url);
      });
    }
  });
  const early = ended.then((code) => {
    throw new Error(`The server ended with code ${code}: ${said}`);
  });
  return Promise.race([listens, early]);
}
