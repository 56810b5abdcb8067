import type { NewKeyShown } from '@tamis/api/api-keys/schema';
import { beforeAll, describe, expect, test } from 'vitest';
import { keyLimits } from '../src/key-limits.ts';
import { type Client, ORIGIN, type TestApp, said, startTestApp } from './test-app.ts';

let app: TestApp;
let admin: Client;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.client('admin');
});

async function aKey(role: 'viewer' | 'analyst' | 'admin'): Promise<NewKeyShown> {
  const response = await admin.send('POST', '/api/keys', { json: { name: 'Onboarding', role } });
  return (await response.json()) as NewKeyShown;
}

/** A program: no cookie, no Origin, only its key. */
async function asProgram(authorization: string, method: string, path: string, json?: unknown): Promise<Response> {
  const type: Record<string, string> = json === undefined ? {} : { 'content-type': 'application/json' };
  const body = json === undefined ? undefined : JSON.stringify(json);
  return app.app.request(`${ORIGIN}${path}`, { method, headers: { authorization, ...type }, body });
}

const entity = { name: 'Anna Muster', type: 'person', country: 'Austria' };

describe('a program with a key', () => {
  test.each(['Bearer', 'bearer', 'ApiKey'])('is admitted by Authorization: %s', async (scheme) => {
    const { key } = await aKey('viewer');
    const response = await asProgram(`${scheme} ${key}`, 'GET', '/api/user');
    expect(await response.json()).toMatchObject({ username: 'admin', role: 'viewer' });
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  test('may do what its role may, and no more', async () => {
    const { key: viewer } = await aKey('viewer');
    expect(await said(await asProgram(`Bearer ${viewer}`, 'POST', '/api/entities', entity))).toEqual({
      status: 403,
      text: 'Your role (viewer) may not do this; an analyst or an administrator may. Ask an administrator if it is part of your work.',
    });
    const { key: analyst } = await aKey('analyst');
    expect((await asProgram(`Bearer ${analyst}`, 'POST', '/api/entities', entity)).status).toBe(201);
    expect((await asProgram(`Bearer ${analyst}`, 'GET', '/api/users')).status).toBe(403);
  });

  test('is named in the audit log beside its owner', async () => {
    const { key } = await aKey('analyst');
    await asProgram(`Bearer ${key}`, 'POST', '/api/entities', entity);
    const log = await admin.get(`/api/trpc/audit.list?input=${encodeURIComponent('{"limit":20}')}`);
    expect(await log.text()).toContain('"actor":"admin by key Onboarding"');
  });

  test('cannot create keys, whatever its role', async () => {
    const { key } = await aKey('admin');
    const response = await asProgram(`Bearer ${key}`, 'POST', '/api/keys', { name: 'Another', role: 'viewer' });
    expect(await said(response)).toEqual({
      status: 403,
      text: 'An API key cannot create keys. Log in to create one.',
    });
  });

  test('is refused once the key is revoked', async () => {
    const { id, key } = await aKey('viewer');
    expect((await admin.send('DELETE', `/api/keys/${id}`)).status).toBe(200);
    expect(await said(await asProgram(`Bearer ${key}`, 'GET', '/api/entities'))).toEqual({
      status: 401,
      text: 'This API key is not known, or it was revoked.',
    });
  });

  test('is refused with a wrong key, even if no sign-in is needed or the cookie is valid', async () => {
    const json = { username: 'viewer', password: 'viewer123' };
    expect((await asProgram('Bearer tamis_wrong', 'POST', '/api/login', json)).status).toBe(401);
    const headers = { authorization: 'Bearer tamis_wrong' };
    expect((await admin.send('GET', '/api/user', { headers })).status).toBe(401);
  });

  test('gets an error if it sends too many requests', async () => {
    const { key } = await aKey('viewer');
    const answers = await Promise.all(
      Array.from({ length: 700 }, () => asProgram(`Bearer ${key}`, 'GET', '/api/entities/csv-template')),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(await refused[0]?.text()).toBe('This API key sends too many requests. Try again in a second.');
    expect(refused[0]?.headers.get('retry-after')).toBe('1');
    const { key: other } = await aKey('viewer');
    expect((await asProgram(`Bearer ${other}`, 'GET', '/api/user')).status).toBe(200);
  });

  test('gets the error per call, however few requests contain them', async () => {
    const { key } = await aKey('viewer');
    const path = `/api/trpc/${Array(20).fill('auth.session').join(',')}?batch=1`;
    const answers = await Promise.all(Array.from({ length: 35 }, () => asProgram(`Bearer ${key}`, 'GET', path)));
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    expect(texts.at(-1)).toContain('This API key sends too many requests.');
    expect(answers.at(-1)?.headers.get('retry-after')).toBe('1');
  });
});

test('a key may send 500 requests at once and 50 a second', () => {
  let now = 0;
  const limits = keyLimits(() => now);
  const taken = () => {
    for (let count = 0; ; count += 1) {
      try {
        limits.take(1);
      } catch {
        return count;
      }
    }
  };
  expect(taken()).toBe(500);
  now += 1_000;
  expect(taken()).toBe(50);
  now += 3_600_000;
  expect(taken()).toBe(500);
});
