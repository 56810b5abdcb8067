import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const SERVER = 'apps/server/src/node.ts';
const CLI = 'apps/server/src/cli.ts';
const ROOT = new URL('../../..', import.meta.url).pathname;

/** A server with a database of its own, for a story that changes the lists. */
export interface OwnServer {
  url: string;
  /** The command line beside it, as a person would type it; answers what it printed. */
  cli: (...args: string[]) => Promise<string>;
  stop: () => Promise<void>;
}

/** Starts one, with these environment variables beside its own. */
export async function startOwnServer(given: Record<string, string> = {}): Promise<OwnServer> {
  const folder = mkdtempSync(join(tmpdir(), 'tamis-story-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const own = { PATH: process.env.PATH, MODE: 'demo', PORT: String(port), DATABASE_URL: `file:${folder}/tamis.db` };
  const env = { ...own, ...given };
  const server = spawn(process.execPath, [SERVER], { cwd: ROOT, env, stdio: 'ignore' });
  await answers(`${url}/api/health`, server);
  return {
    url,
    cli: async (...args) => (await promisify(execFile)(process.execPath, [CLI, ...args], { cwd: ROOT, env })).stdout,
    stop: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answers(url: string, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 400; tries += 1) {
    if (server.exitCode !== null) throw new Error(`The server ended with code ${server.exitCode}`);
    if ((await fetch(url).catch(() => null))?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${url} did not answer`);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
