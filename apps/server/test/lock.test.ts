import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { writing } from '../src/cli/database.ts';
import { writeDoorFile } from '../src/door-file.ts';
import { readEnv } from '../src/env.ts';
import { takeLock } from '../src/lock.ts';
import { run, start } from './run-program.ts';

const folder = mkdtempSync(join(tmpdir(), 'tamis-lock-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A server on a database of this folder, on any free port. */
const onDatabase = (name: string) => ({ DATABASE_URL: `file:${join(folder, name)}`, PORT: '0', SEED: 'none' });

test('one writer at a time, and the next as soon as the lock is released', async () => {
  const file = join(folder, 'in-process.db');
  const lock = await takeLock(file);
  expect(await takeLock(file, 0)).toBeNull();
  lock?.release();
  const next = await takeLock(file, 0);
  expect(next).not.toBeNull();
  next?.release();
});

test('a second server on the same database fails, and its error names the first one', async () => {
  const first = start('node.ts', [], onDatabase('served.db'));
  const url = /http:\S+/.exec(await first.says('Tamis is at'))?.[0];
  const second = await run('node.ts', [], onDatabase('served.db'));
  expect(second).toMatchObject({ code: 1, stdout: '' });
  expect(second.stderr).toBe(
    `The database ${join(folder, 'served.db')} is in use by the server at ${url}. Use that one, or stop it first.\n`,
  );
  first.child.kill('SIGTERM');
  expect((await first.ended).code).toBe(0);
});

test('a command that comes while a server starts waits for its door', async () => {
  const file = join(folder, 'starting.db');
  const lock = await takeLock(file);
  const server = createServer((_, response) => response.end('{"result":"done by the server"}\n')).listen(
    0,
    '127.0.0.1',
  );
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const input = { options: {}, body: new Blob([]).stream() };
  const done = writing(readEnv({ DATABASE_URL: `file:${file}` }), 'rescreen', input, () => undefined);
  await setTimeout(1_500);
  writeDoorFile(file, { url, token: 'secret', server: url });
  expect(await done).toBe('done by the server');
  server.close();
  lock?.release();
});

test('the lock of a killed server is free at once', async () => {
  const first = start('node.ts', [], onDatabase('killed.db'));
  await first.says('Tamis is at');
  first.child.kill('SIGKILL');
  await first.ended;
  const next = start('node.ts', [], onDatabase('killed.db'));
  await next.says('Tamis is at');
  next.child.kill('SIGTERM');
  expect((await next.ended).code).toBe(0);
});

test('a port in use is reported in a sentence', async () => {
  const first = start('node.ts', [], onDatabase('port-a.db'));
  const port = /:(\d+)\n/.exec(await first.says('Tamis is at'))?.[1] ?? '';
  const second = await run('node.ts', [], { ...onDatabase('port-b.db'), PORT: port });
  expect(second).toEqual({
    code: 1,
    stdout: '',
    stderr: `Port ${port} is taken by another program. Stop it, or set PORT to a free one.\n`,
  });
  expect(existsSync(join(folder, 'port-b.db'))).toBe(false);
});

test('an invalid environment is reported in a sentence', async () => {
  expect(await run('node.ts', [], { ...onDatabase('never.db'), MODE: 'live' })).toEqual({
    code: 1,
    stdout: '',
    stderr: 'MODE is "live", but it must be one of demo, production.\n',
  });
});
