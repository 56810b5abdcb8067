import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_ACCOUNTS } from '@tamis/api/auth/service';
import { createClient } from '@libsql/client';
import { afterAll, expect, test } from 'vitest';
import { readEnv } from '../src/env.ts';
import { startServer } from '../src/serve.ts';
import { freePort } from './free-port.ts';
import { run } from './run-program.ts';

const folder = mkdtempSync(join(tmpdir(), 'tamis-serve-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

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

test('a server that starts removes what has expired', async () => {
  const url = `file:${join(folder, 'expired.db')}`;
  const env = readEnv({ DATABASE_URL: url, PORT: String(await freePort()), SEED: 'demo' });
  await (await startServer(env)).stop();
  const client = createClient({ url });
  await client.execute("insert into session (id, user_id, created_at, expires_at) values ('gone', 1, 0, 1)");
  const sessions = async () => (await client.execute('select id from session')).rows.length;
  expect(await sessions()).toBe(1);
  const server = await startServer(env);
  await expect.poll(sessions).toBe(0);
  await server.stop();
  client.close();
});

test('an upload that the stop cuts is answered with what is stored of it', async () => {
  const file = join(folder, 'uploading.db');
  const port = await freePort();
  const server = await startServer(readEnv({ DATABASE_URL: `file:${file}`, PORT: String(port), SEED: 'demo' }));
  const headers = { origin: server.url, 'content-type': 'application/json' };
  const [{ username, password }] = DEMO_ACCOUNTS;
  const login = { method: 'POST', headers, body: JSON.stringify({ username, password }) };
  const cookie = (await fetch(`${server.url}/api/login`, login)).headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
  const rows = Array.from({ length: 60_000 }, (_, n) => `Customer Number${n} Test,person,Sweden`);
  const body = new FormData();
  body.append('file', new File([['name,type,country', ...rows].join('\n')], 'customers.csv', { type: 'text/csv' }));
  const upload = { method: 'POST', headers: { origin: server.url, cookie }, body };
  const answer = fetch(`${server.url}/api/entities/upload-csv`, upload).then(async (response) => ({
    status: response.status,
    text: await response.text(),
  }));
  const client = createClient({ url: `file:${file}` });
  const stored = async () =>
    Number((await client.execute('select count(*) as n from entity where upload_row > 0')).rows[0]?.['n']);
  await expect.poll(stored, { timeout: 30_000 }).toBeGreaterThan(0);
  await server.stop();
  const count = await stored();
  client.close();
  expect(await answer).toEqual({
    status: 409,
    text: `The server is being stopped. The import ended after row ${count + 1}. ${count} entities before that were imported; upload the rest as another file.`,
  });
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
