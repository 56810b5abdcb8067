import { request } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readEnv } from '../src/env.ts';
import { knownName } from '../src/known-name.ts';
import { startServer } from '../src/serve.ts';
import { freePort } from './free-port.ts';

const folder = mkdtempSync(join(tmpdir(), 'tamis-name-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const isKnown = (environment: Record<string, string>, host: string) =>
  knownName(readEnv(environment))(`http://${host}/api/register`);

describe('a server for this computer only', () => {
  test.each(['127.0.0.1:3000', '[::1]:3000', 'localhost:3000', 'tamis.localhost', '192.168.0.7'])(
    'goes by %s',
    (host) => {
      expect(isKnown({}, host)).toBe(true);
    },
  );

  test.each(['evil.example', '127.0.0.1.evil.example', 'localhost.evil.example', 'notlocalhost'])(
    'does not go by %s',
    (host) => {
      expect(isKnown({}, host)).toBe(false);
      expect(isKnown({ HOST: '::1' }, host)).toBe(false);
      expect(isKnown({ HOST: 'localhost' }, host)).toBe(false);
    },
  );

  test('goes by the name that people type', () => {
    expect(isKnown({ PUBLIC_URL: 'https://tamis.bank.example' }, 'tamis.bank.example')).toBe(true);
  });
});

test('a server that others reach goes by any name', () => {
  expect(isKnown({ HOST: '0.0.0.0' }, 'tamis.bank.example')).toBe(true);
});

test('a page whose name somebody has pointed at this computer gets nothing, and cannot register', async () => {
  const port = await freePort();
  const server = await startServer(readEnv({ DATABASE_URL: `file:${join(folder, 'a.db')}`, PORT: String(port) }));
  const send = (path: string, method: string, host: string) =>
    new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
      const headers = { host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' };
      const json = { ...headers, 'content-type': 'application/json' };
      const asked = request({ host: '127.0.0.1', port, path, method, headers: json }, (response) => {
        let text = '';
        response.on('data', (piece: Buffer) => (text += piece.toString()));
        response.on('end', () => resolve({ status: response.statusCode, text }));
      });
      asked.once('error', reject);
      asked.end(
        method === 'GET' ? '' : JSON.stringify({ username: 'rebinder', fullName: 'Re Binder', password: 'secret12' }),
      );
    });
  for (const [path, method] of [
    ['/', 'GET'],
    ['/api/health', 'GET'],
    ['/api/register', 'POST'],
  ] as const) {
    const { status, text } = await send(path, method, `evil.example:${port}`);
    expect([status, text]).toEqual([421, expect.stringContaining('does not go by the name evil.example')]);
  }
  expect((await send('/api/register', 'POST', `127.0.0.1:${port}`)).status).toBe(201);
  await server.stop();
});
