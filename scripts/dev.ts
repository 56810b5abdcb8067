/**
 * `pnpm dev`: the API on a free port and the web app in front of it on PORT. Both reload when the source changes. On exit it
 * stops everything that it has started.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { isAlive, launchers } from './launchers.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));

const PORT = process.env['PORT'] || '3000';
const WATCHED = ['apps/server/src', 'packages/api/src', 'packages/db/src', 'packages/screening/src'];
/** An editor may write several files at once; the API restarts when it has finished. */
const SETTLE_MS = 300;
/** A process that does not stop in this time when asked is killed. */
const GRACE_MS = 8_000;

const children = new Set<ChildProcess>();
/** Processes that were asked to stop and did not. */
const told = new WeakSet<ChildProcess>();
let stopping = false;

function start(args: string[], options: { cwd?: string; env: Record<string, string>; quiet?: boolean }): ChildProcess {
  const child = spawn(process.execPath, args, {
    cwd: options.cwd ?? root,
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', ...options.env },
    stdio: ['ignore', options.quiet ? 'pipe' : 'inherit', 'inherit'],
  });
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  told.add(child);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const hard = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
  await ended;
  clearTimeout(hard);
}

async function stop(exitCode: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  await Promise.all([...children].map(end));
  process.exit(exitCode);
}

/** The port, or a free one for 0; rejects if it is taken. */
async function freePort(wanted = 0): Promise<number> {
  const probe = createServer();
  await new Promise<void>((ready, reject) => probe.once('error', reject).listen(wanted, '127.0.0.1', ready));
  const { port } = probe.address() as AddressInfo;
  await new Promise((closed) => probe.close(closed));
  return port;
}

/** Resolves when the address responds, or to false if its process ends first. */
async function answers(url: string, child: ChildProcess): Promise<boolean> {
  while (child.exitCode === null && child.signalCode === null) {
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return true;
    await wait(100);
  }
  return false;
}

/** Starts the API and passes on its notices, but not its address. */
function startApi(port: number): { child: ChildProcess; notices: () => string } {
  const child = start(['apps/server/src/node.ts'], {
    env: { PORT: String(port), HOST: '127.0.0.1', PUBLIC_URL: process.env['PUBLIC_URL'] || `http://127.0.0.1:${PORT}` },
    quiet: true,
  });
  let said = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  return { child, notices: () => said.split('\n').slice(1).join('\n').trimEnd() };
}

/** Restarts the API after a change to its source, or when it has ended by itself, one start at a time. */
function keepApiGoing(api: { child: ChildProcess }, port: number): void {
  let due: NodeJS.Timeout | undefined;
  let turn = Promise.resolve();
  const restart = async () => {
    await end(api.child);
    if (stopping) return;
    api.child = startApi(port).child;
    if (await answers(`http://127.0.0.1:${port}/api/health`, api.child)) {
      console.log('The API has started again.');
      startAgainAfter(api.child);
    } else if (!stopping) console.error('The API did not start. It is tried again after the next change.');
  };
  // The system kills processes that take too much memory; the web app alone would answer 502 to everything.
  const startAgainAfter = (child: ChildProcess) => {
    child.once('exit', (code, signal) => {
      if (stopping || told.has(child)) return;
      console.error(`The API has ended by itself (${signal ?? `exit code ${code}`}). It is started again.`);
      turn = turn.then(restart);
    });
  };
  startAgainAfter(api.child);
  for (const folder of WATCHED) {
    watch(join(root, folder), { recursive: true }, (_, file) => {
      if (file?.endsWith('.ts') !== true || file.endsWith('.test.ts')) return;
      clearTimeout(due);
      due = setTimeout(() => {
        turn = turn.then(restart);
      }, SETTLE_MS);
    });
  }
}

async function main(): Promise<void> {
  if (!(await freePort(Number(PORT)).catch(() => false))) {
    console.error(`Port ${PORT} is taken by another program. Stop it, or set PORT to a free one.`);
    return stop(1);
  }
  const apiPort = await freePort();
  const { child, notices } = startApi(apiPort);
  if (!(await answers(`http://127.0.0.1:${apiPort}/api/health`, child))) return stop(1);

  const vite = start(['node_modules/vite/bin/vite.js', '--clearScreen', 'false', '--logLevel', 'warn'], {
    cwd: join(root, 'apps/web'),
    env: { PORT, API_PORT: String(apiPort) },
  });
  // Ctrl-C reaches every program of the terminal at once, so Vite's exit is then not a failure.
  vite.once('exit', (code) => void stop(code === null || code === 0 || code > 128 ? 0 : 1));
  if (!(await answers(`http://127.0.0.1:${PORT}/`, vite))) return stop(1);
  console.log(`\nTamis is at http://127.0.0.1:${PORT}\n${notices()}\n`);
  keepApiGoing({ child }, apiPort);
}

process.on('SIGINT', () => void stop(0));
process.on('SIGTERM', () => void stop(0));
process.on('SIGHUP', () => void stop(0));

// A killed package manager does not always signal its script; without this the servers would keep running.
const startedBy = launchers();
setInterval(() => {
  if (!startedBy.every(isAlive)) void stop(0);
}, 1_000).unref();

await main();
