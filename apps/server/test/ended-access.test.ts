import { entity } from '@tamis/db/schema';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Client, ORIGIN, type TestApp, startTestApp } from './test-app.ts';

let app: TestApp;
let admin: Client;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.client('admin');
});

let accounts = 0;

/** A new account with a session. */
async function anAccount(role: string): Promise<{ id: number; cookie: string }> {
  accounts += 1;
  const json = { username: `leaver${accounts}`, fullName: 'Lea Ver', password: 'secret12', role };
  const response = await (await app.client('anonymous')).send('POST', '/api/register', { json });
  const { id } = (await response.json()) as { id: number };
  return { id, cookie: response.headers.getSetCookie()[0]!.split(';', 1)[0]! };
}

/** Sends half of a body, lets `between` happen, and sends the rest. */
async function interrupted(
  request: { method: string; path: string; body: string; headers: Record<string, string> },
  between: () => Promise<Response>,
): Promise<{ status: number; text: string }> {
  const { method, path, body, headers } = request;
  const half = Math.floor(body.length / 2);
  const goOn = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const pieces = [body.slice(0, half), body.slice(half)];
  const stream = new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        if (pieces.length === 1) {
          begun.resolve();
          await goOn.promise;
        }
        const piece = pieces.shift();
        if (piece === undefined) controller.close();
        else controller.enqueue(new TextEncoder().encode(piece));
      },
    },
    { highWaterMark: 0 },
  );
  const init: RequestInit & { duplex: 'half' } = {
    method,
    body: stream,
    headers: { origin: ORIGIN, ...headers },
    duplex: 'half',
  };
  const answer = Promise.resolve(app.app.request(`${ORIGIN}${path}`, init));
  await begun.promise;
  expect((await between()).status).toBe(200);
  goOn.resolve();
  const response = await answer;
  return { status: response.status, text: await response.text() };
}

const json = { 'content-type': 'application/json' };
const form = {
  body: '--x\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\ncontent-type: text/csv\r\n\r\nname,type,country\r\nLate Comer,person,Norway\r\n--x--\r\n',
  headers: { 'content-type': 'multipart/form-data; boundary=x' },
};
const disable = (id: number) => () => admin.send('PUT', `/api/users/${id}/access`, { json: { disabled: true } });
const countEntities = () => app.services.db.orm.$count(entity);
const SIGNED_OUT = { status: 401, text: 'Your session ended before this request was complete. Log in again.' };

describe('access that ends while a request arrives', () => {
  test('an administrator who is disabled changes no role any more', async () => {
    const [{ cookie, id }, viewer] = [await anAccount('admin'), await anAccount('viewer')];
    const request = { method: 'PUT', path: `/api/users/${viewer.id}/role`, body: '{"role":"admin"}' };
    expect(await interrupted({ ...request, headers: { ...json, cookie } }, disable(id))).toEqual(SIGNED_OUT);
    const users = (await (await admin.get('/api/users')).json()) as { id: number; role: string }[];
    expect(users.find((user) => user.id === viewer.id)?.role).toBe('viewer');
  });

  test('an administrator whose role has changed changes no role any more', async () => {
    const [{ cookie, id }, viewer] = [await anAccount('admin'), await anAccount('viewer')];
    const request = { method: 'PUT', path: `/api/users/${viewer.id}/role`, body: '{"role":"admin"}' };
    const demote = () => admin.send('PUT', `/api/users/${id}/role`, { json: { role: 'viewer' } });
    expect(await interrupted({ ...request, headers: { ...json, cookie } }, demote)).toEqual(SIGNED_OUT);
  });

  test('a file of an analyst who is disabled is not imported', async () => {
    const before = await countEntities();
    const { cookie, id } = await anAccount('analyst');
    const request = { method: 'POST', path: '/api/entities/upload-csv', body: form.body };
    expect(await interrupted({ ...request, headers: { ...form.headers, cookie } }, disable(id))).toEqual(SIGNED_OUT);
    expect(await countEntities()).toBe(before);
  });

  test('a file that is sent with a revoked key is not imported', async () => {
    const before = await countEntities();
    const made = await admin.send('POST', '/api/keys', { json: { name: 'nightly', role: 'analyst' } });
    const { id, key } = (await made.json()) as { id: number; key: string };
    const request = { method: 'POST', path: '/api/entities/upload-csv', body: form.body };
    const headers = { ...form.headers, authorization: `Bearer ${key}` };
    expect(await interrupted({ ...request, headers }, () => admin.send('DELETE', `/api/keys/${id}`))).toEqual({
      status: 401,
      text: 'This API key is not known, or it was revoked.',
    });
    expect(await countEntities()).toBe(before);
  });
});
