import { beforeAll, describe, expect, test } from 'vitest';
import { type App } from '../src/app.ts';
import { ORIGIN, said, startTestApp } from './test-app.ts';

let app: App;
let cookie: string;
const login = { username: 'analyst', password: 'analyst123' };

beforeAll(async () => {
  ({ app } = await startTestApp());
  const response = await post('/api/login', { origin: ORIGIN }, login);
  cookie = response.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
});

async function post(path: string, headers: Record<string, string>, body: unknown): Promise<Response> {
  return app.request(`${ORIGIN}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

const caseOfOne = { entityId: 1, title: 'A new case', description: 'Look into this one.' };

describe('a write with a session cookie must come from here', () => {
  test.each<[string, Record<string, string>, number]>([
    ['a browser that says same-origin', { 'sec-fetch-site': 'same-origin' }, 201],
    ['an origin that is the host', { origin: ORIGIN }, 201],
    ['both', { 'sec-fetch-site': 'same-origin', origin: ORIGIN }, 201],
    ['nothing said', {}, 403],
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, 403],
    ['a neighbouring site', { 'sec-fetch-site': 'same-site' }, 403],
    ['a foreign origin', { origin: 'https://evil.example' }, 403],
    ['the origin null', { origin: 'null' }, 403],
    ['a host that only begins alike', { origin: `${ORIGIN}.evil.example` }, 403],
    ['a browser that says cross-site with our origin', { 'sec-fetch-site': 'cross-site', origin: ORIGIN }, 403],
    ['plain text from a form', { 'content-type': 'text/plain' }, 403],
  ])('%s', async (_, headers, status) => {
    const response = await post('/api/cases', { cookie, ...headers }, caseOfOne);
    expect(await said(response)).toMatchObject({ status });
  });

  test('the tRPC calls of the web app as well', async () => {
    const foreign = await post('/api/trpc/cases.create', { cookie, origin: 'https://evil.example' }, caseOfOne);
    expect(foreign.status).toBe(403);
    expect((await post('/api/trpc/cases.create', { cookie, origin: ORIGIN }, caseOfOne)).status).toBe(200);
  });
});

test('another site cannot sign anybody in', async () => {
  for (const path of ['/api/login', '/api/trpc/auth.login']) {
    expect((await post(path, { origin: 'https://evil.example' }, login)).status).toBe(403);
    expect((await post(path, { 'sec-fetch-site': 'cross-site' }, login)).status).toBe(403);
  }
});

test('a program without a cookie may sign in without an origin', async () => {
  expect((await post('/api/login', {}, login)).status).toBe(200);
});

test('reading needs no origin', async () => {
  expect((await app.request(`${ORIGIN}/api/entities`, { headers: { cookie } })).status).toBe(200);
});
