/** A server in a separate process, for benchmarks that use it over HTTP. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const programPath = (name: string): string => fileURLToPath(new URL(`../src/${name}`, import.meta.url));

export interface ServerProcess {
  child: ChildProcess;
  url: string;
  stop: () => Promise<void>;
}

/** Starts a server on a port assigned by the system, with this process's NODE_OPTIONS. Throws if it ends before it listens. */
export async function startProcess(
  environment: Record<string, string>,
  { quiet = false }: { quiet?: boolean } = {},
): Promise<ServerProcess> {
  const { PATH, NODE_OPTIONS = '' } = process.env;
  const child = spawn(process.execPath, [programPath('node.ts')], {
    env: { PATH, NODE_OPTIONS, HOST: '127.0.0.1', PORT: '0', MODE: 'demo', ...environment },
    stdio: ['ignore', 'pipe', quiet ? 'ignore' : 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const address = /^Tamis is at (\S+)$/mu.exec(said)?.[1];
      if (address !== undefined) resolve(address);
    });
    void ended.then(() => reject(new Error(`The server ended before it listened: ${said}`)));
  });
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  return { child, url, stop };
}

/** The session cookie of a demo account. */
export async function signIn(url: string, username: string): Promise<string> {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ username, password: `${username}123` }),
  });
  if (!answer.ok) throw new Error(`Signing in answered ${answer.status}: ${await answer.text()}`);
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

/** Current and peak memory of a process in MB (Linux). */
export function memoryOf({ pid }: ChildProcess): { now: number; peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const mb = (field: string) => Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'mu').exec(status)?.[1]) / 1024;
  return { now: mb('VmRSS'), peak: mb('VmHWM') };
}

export const percentile = (sorted: readonly number[], p: number): number =>
  sorted[Math.ceil(sorted.length * p) - 1] ?? Number.NaN;
