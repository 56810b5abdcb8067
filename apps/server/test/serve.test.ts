import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readEnv } from '../src/env.ts';
import { startServer } from '../src/serve.ts';
import { run } from './run-program.ts';

const folder = mkdtempSync(join(tmpdir(), 'tamis-serve-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((ready) => probe.listen(0, '127.0.0.1', ready));
  const { port } = probe.address() as AddressInfo;
  await new Promise((closed) => probe.close(closed));
  return port;
}

test('a server that cannot start to its end leaves nothing behind: no port, no lock, no open database', async () => {
  const file = join(folder, 'tamis.db');
  const env = readEnv({ DATABASE_URL: `file:${file}`, PORT: String(await freePort()), SEED: 'none' });
  // The door's file cannot be written while something else has its place, which shows once the server listens.
  mkdirSync(`${file}.door.json.new`);
  await expect(startServer(env)).rejects.toThrow('EISDIR');
  await expect(fetch(`http://127.0.0.1:${env.port}/api/health`)).rejects.toMatchObject({
    cause: { code: 'ECONNREFUSED' },
  });
  rmSync(`${file}.door.json.new`, { recursive: true });
  const server = await startServer(env);
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
  await server.stop();
});

test('a start that fails for no known reason says so to people, and to the log where it failed', async () => {
  const file = join(folder, 'failing.db');
  mkdirSync(`${file}.door.json.new`);
  const { code, stderr } = await run('node.ts', [], { DATABASE_URL: `file:${file}`, PORT: '0', SEED: 'none' });
  const [logged = '', sentence] = stderr.trim().split('\n').slice(-2);
  expect(code).toBe(1);
  expect(JSON.parse(logged)).toMatchObject({ event: 'start failed', where: expect.stringContaining('door-file.ts') });
  expect(sentence).toMatch(/^Tamis could not start: .*EISDIR/u);
});
