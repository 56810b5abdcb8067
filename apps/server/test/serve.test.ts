import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_ACCOUNTS } from '@tamis/api/auth/service';
import { createClient } from '@libsql/client';
import { afterAll, expect, test } from 'vitest';
import { readEnv } from '../src/env.ts';
import { startServer } from '../src/serve.ts';
import { freePort } from './free-port.ts';
import { run, start } from './run-program.ts';

const folder = mkdtempSync(join(tmpdir(), 'tamis-serve-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a server that fails to start leaves nothing behind: no port, no lock, no open database', async () => {
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

test.each([
  ['in capitals', 'capitals.db', 'FILE:'],
  ['percent-encoded', '50 % #1.db', 'file:'],
])('a database whose address is written %s is locked, and keeps its checkpoints', async (_, name, scheme) => {
  const file = join(folder, name);
  const url = `${scheme}${encodeURI(file).replace('#', '%23')}`;
  const env = async () => readEnv({ DATABASE_URL: url, PORT: String(await freePort()), SEED: 'demo' });
  await (await startServer(await env())).stop();
  const server = await startServer(await env());
  await expect(startServer(await env())).rejects.toThrow(`The database ${file} is in use by the server at`);
  await server.stop();
  expect(existsSync(`${file}.checkpoints`)).toBe(true);
  expect(existsSync(`${file}.checkpoints.before-new-database`)).toBe(false);
});

test('a damaged page that the first write finds is reported in a sentence', async () => {
  const file = join(folder, 'damaged.db');
  const env = readEnv({ DATABASE_URL: `file:${file}`, PORT: String(await freePort()), SEED: 'none' });
  await (await startServer(env)).stop();
  const client = createClient({ url: `file:${file}` });
  const root = (await client.execute("select rootpage from sqlite_master where name = 'watchlist'")).rows[0]?.[
    'rootpage'
  ];
  const size = (await client.execute('pragma page_size')).rows[0]?.['page_size'];
  await client.execute('pragma wal_checkpoint(truncate)');
  client.close();
  const bytes = readFileSync(file);
  bytes.fill(0xff, (Number(root) - 1) * Number(size), Number(root) * Number(size));
  writeFileSync(file, bytes);
  await expect(startServer(env)).rejects.toThrow(`${file} is damaged. Restore a backup: pnpm cli restore.`);
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

test('an upload that the stop interrupts reports what is stored of it', async () => {
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

test('the files of a server are for its user only, and once it is stopped the database is one file', async () => {
  const file = join(folder, 'own', 'tamis.db');
  const server = start('node.ts', [], { DATABASE_URL: `file:${file}`, PORT: '0', SEED: 'demo' });
  await server.says('Tamis is at');
  const made = () => readdirSync(join(folder, 'own')).map((name) => join(folder, 'own', name));
  expect(made().length).toBeGreaterThan(3);
  expect([join(folder, 'own'), ...made()].filter((path) => (statSync(path).mode & 0o077) !== 0)).toEqual([]);
  server.child.kill('SIGTERM');
  expect((await server.ended).code).toBe(0);
  expect(made().filter((path) => path.endsWith('-wal') && statSync(path).size > 0)).toEqual([]);
});

test('a start that fails for an unknown reason says so, and logs where it failed', async () => {
  const file = join(folder, 'failing.db');
  mkdirSync(`${file}.door.json.new`);
  const { code, stderr } = await run('node.ts', [], { DATABASE_URL: `file:${file}`, PORT: '0', SEED: 'none' });
  const [logged = '', sentence] = stderr.trim().split('\n').slice(-2);
  expect(code).toBe(1);
  expect(JSON.parse(logged)).toMatchObject({ event: 'start failed', where: expect.stringContaining('door-file.ts') });
  expect(sentence).toMatch(/^Tamis could not start: .*EISDIR/u);
});
