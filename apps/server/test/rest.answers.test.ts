import { beforeAll, expect, test } from 'vitest';
import { type Client, type TestApp, type Who, startTestApp } from './test-app.ts';

let app: TestApp;
let clients: Record<Who, Client>;
let entityId: number;

beforeAll(async () => {
  app = await startTestApp();
  const [anonymous, viewer, analyst, admin] = await Promise.all(
    (['anonymous', 'viewer', 'analyst', 'admin'] as const).map((who) => app.client(who)),
  );
  clients = { anonymous: anonymous!, viewer: viewer!, analyst: analyst!, admin: admin! };
  const [first] = (await (await clients.admin.get('/api/entities')).json()) as { id: number }[];
  entityId = first?.id ?? 0;
});

test('the session returns its user, and ends at logout', async () => {
  const client = await app.client('analyst');
  expect(await (await client.get('/api/user')).json()).toMatchObject({ id: 2, username: 'analyst', role: 'analyst' });
  const out = await client.send('POST', '/api/logout');
  expect(out.headers.getSetCookie()[0]).toMatch(/Max-Age=0/);
  expect((await client.get('/api/user')).status).toBe(401);
});

test('a file of the template is offered under its name', async () => {
  const response = await clients.analyst.get('/api/entities/csv-template');
  expect(response.headers.get('content-disposition')).toContain('entity_template.csv');
  expect(await response.text()).toMatch(
    /^name,type,country,isPep,isSanctioned,riskScore,birthDate,position,founded,industry/,
  );
});

test('and the one for owners under its own', async () => {
  const response = await clients.viewer.get('/api/ownership/csv-template');
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="owners_template.csv"');
  expect(await response.text()).toMatch(/^owner,owned,share,from,to,source\r\n/u);
});

test('the template can be uploaded as it is', async () => {
  const form = new FormData();
  const template = await (await clients.analyst.get('/api/entities/csv-template')).text();
  form.set('file', new File([template], 'entity_template.csv', { type: 'text/csv' }));
  const response = await clients.analyst.send('POST', '/api/entities/upload-csv', { body: form });
  expect(await response.json()).toMatchObject({ success: 3, error: 0, errors: [] });
});

test('a report is a page that runs nothing, or a PDF', async () => {
  const page = await clients.viewer.get(`/api/entities/${entityId}/report`);
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page.headers.get('content-security-policy')).not.toContain('script');
  const pdf = await clients.viewer.get(`/api/entities/${entityId}/report?format=pdf`);
  expect(pdf.headers.get('content-type')).toBe('application/pdf');
  expect(new TextDecoder().decode((await pdf.arrayBuffer()).slice(0, 5))).toBe('%PDF-');
});

test('a search is paged too, with the total of all results', async () => {
  const all = (await (await clients.viewer.get('/api/entities/search?q=a')).json()) as { id: number }[];
  expect(all.length).toBeGreaterThan(1);
  const first = await clients.viewer.get('/api/entities/search?q=a&limit=1');
  expect(await first.json()).toMatchObject([{ id: all[0]?.id }]);
  expect(first.headers.get('x-total-count')).toBe(String(all.length));
  expect(first.headers.get('link')).toBe('</api/entities/search?q=a&limit=1&offset=1>; rel="next"');
  const second = await clients.viewer.get('/api/entities/search?q=a&limit=1&offset=1');
  expect(await second.json()).toMatchObject([{ id: all[1]?.id }]);
});

test('lists are paged by limit and offset, with links to the neighbouring pages', async () => {
  const all = (await (await clients.viewer.get('/api/entities?sort=name')).json()) as { id: number }[];
  const response = await clients.viewer.get('/api/entities?sort=name&limit=2&offset=2');
  expect(await response.json()).toEqual(all.slice(2, 4));
  expect(response.headers.get('x-total-count')).toBe(String(all.length));
  expect(response.headers.get('link')).toBe(
    '</api/entities?sort=name&limit=2&offset=4>; rel="next", </api/entities?sort=name&limit=2&offset=0>; rel="prev"',
  );
  const cursor = await clients.viewer.get('/api/entities?sort=name&limit=2&cursor=2');
  expect(await cursor.json()).toEqual(all.slice(2, 4));
  const beyond = await clients.viewer.get('/api/entities?sort=name&limit=2&offset=999999');
  const last = all.length - (all.length % 2 || 2);
  expect(beyond.headers.get('link')).toBe(`</api/entities?sort=name&limit=2&offset=${last}>; rel="prev"`);
  const none = await clients.viewer.get('/api/entities?cursor=abc');
  expect([none.status, await none.text()]).toEqual([
    400,
    'cursor must be a number: the one in the Link header of the previous page',
  ]);
});

test('a list that changes continues after its last row, by the Link header or by an offset', async () => {
  const rowsOf = async (path: string) => (await (await clients.analyst.get(path)).json()) as { id: number }[];
  const list = '/api/alerts?filter=unread';
  const [first, second, third, fourth] = await rowsOf(list);
  expect((await rowsOf(`${list}&limit=2&cursor=2`))[0]).toMatchObject({ id: third?.id });
  const page = await clients.analyst.get(`${list}&limit=2`);
  const [, next = ''] = /^<(\S+)>; rel="next"$/u.exec(page.headers.get('link') ?? '') ?? [];
  expect(next).toMatch(/^\/api\/alerts\?filter=unread&limit=2&cursor=newest_\d+_\d+$/u);
  for (const one of [first, second])
    expect((await clients.analyst.send('POST', `/api/alerts/${one?.id}/read`)).status).toBe(200);
  expect(await rowsOf(next)).toMatchObject([{ id: third?.id }, { id: fourth?.id }]);
  const all = await clients.analyst.get('/api/matches?limit=1000');
  expect(all.headers.get('link')).toBeNull();
  for (const [query, sentence] of [
    ['cursor=abc', /^cursor: give the one in the Link header of the previous page/u],
    ['cursor=1&offset=1', /^Give offset or cursor, not both$/u],
    ['cursor=newest_1_2&offset=1', /^Give offset or cursor, not both$/u],
  ] as const) {
    const response = await clients.analyst.get(`/api/alerts?${query}`);
    expect([response.status, await response.text()]).toEqual([400, expect.stringMatching(sentence)]);
  }
});

test('the response of a GET can be PUT back and changes nothing', async () => {
  const path = `/api/entities/${entityId}`;
  const before = (await (await clients.analyst.get(path)).json()) as Record<string, unknown>;
  expect((await clients.analyst.send('PUT', path, { json: before })).status).toBe(200);
  const after = (await (await clients.analyst.get(path)).json()) as Record<string, unknown>;
  expect({ ...after, updatedAt: null, lastScreenedAt: null }).toEqual({
    ...before,
    updatedAt: null,
    lastScreenedAt: null,
  });
});

const OF_AN_ENTITY = ['', '/media', '/cases', '/risk-assessment', '/report', '/report?format=pdf'];

test.each(OF_AN_ENTITY)('GET /api/entities/{id}%s of an entity that is not there is not found', async (path) => {
  const answer = await clients.viewer.get(`/api/entities/999999${path}`);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toBe('Entity not found');
});

test('health is open to everyone and counts the lists', async () => {
  const response = await clients.anonymous.get('/api/health');
  expect(await response.json()).toEqual({ status: 'ok', version: '0.0.0-test', lists: 2 });
});

test('tRPC sends the session cookie as well, and has the same error messages', async () => {
  const login = await clients.anonymous.send('POST', '/api/trpc/auth.login', {
    json: { username: 'viewer', password: 'viewer123' },
  });
  expect(login.status).toBe(200);
  expect(login.headers.getSetCookie()[0]).toMatch(/^tamis_session=[0-9a-f]{64}; Path=\/; HttpOnly; SameSite=Lax/);
  const refused = await clients.viewer.send('POST', '/api/trpc/entities.create', { json: { name: 'x' } });
  const { error } = (await refused.json()) as { error: { message: string; data: object } };
  expect(refused.status).toBe(403);
  expect(error.message).toBe(
    'Your role (viewer) may not do this; an analyst or an administrator may. Ask an administrator if it is part of your work.',
  );
  expect(Object.keys(error.data)).toEqual(['code', 'httpStatus']);
});

test('every response has the security headers', async () => {
  for (const path of ['/api/user', '/api/health', '/api/nothing', '/nothing']) {
    const { headers } = await clients.anonymous.get(path);
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self'.*frame-ancestors 'none'/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get('strict-transport-security')).toBeNull();
  }
  const https = await startTestApp({ PUBLIC_URL: 'https://tamis.test', SEED: 'none' });
  const { headers } = await (await https.client('anonymous')).get('/api/health');
  expect(headers.get('strict-transport-security')).toMatch(/max-age=31536000/);
});

/** A file of 400 rows. */
const aFile = (head: string, row: (at: number) => string) =>
  new File([[head, ...Array.from({ length: 400 }, (_, at) => row(at))].join('\n')], 'rows.csv');

test.each([
  ['/api/entities/upload-csv', () => aFile('name,type,country', (at) => `Customer Number${at},person,Norway`)],
  ['/api/ownership/upload-csv', (company: number) => aFile('owner,owned,share', (at) => `Owner ${at},${company},0.1`)],
  ['/api/lists/own/import', () => aFile('name,type', (at) => `Party Number${at},person`)],
])('%s: a full disk gives a 507 with a sentence', async (path, fileFor) => {
  const full = await startTestApp();
  const client = await full.client('admin');
  const entities = (await (await client.get('/api/entities')).json()) as { id: number; type: string }[];
  const file = fileFor(entities.find(({ type }) => type === 'company')?.id ?? 0);
  const { client: database } = full.services.db;
  const upload = async () => {
    const form = new FormData();
    form.set('file', file);
    const answer = await client.send('POST', path, { body: form });
    return { status: answer.status, text: (await answer.text()).slice(0, 200) };
  };
  await database.execute('pragma max_page_count = 1');
  expect(await upload()).toEqual({
    status: 507,
    text: expect.stringMatching(
      /^The disk of the server is full, so nothing was stored\. Ask the operator of the server to free space, then try again; if it persists, report request [0-9a-f-]{36}\.$/u,
    ),
  });
  await database.execute('pragma max_page_count = 1000000');
  expect((await upload()).status).toBeLessThan(300);
});

test('an internal error shows only the id of the request', async () => {
  const broken = await startTestApp();
  const client = await broken.client('viewer');
  broken.services.db.orm.select = () => {
    throw new Error('disk on fire', { cause: new Error('secret') });
  };
  const response = await client.get('/api/entities');
  const text = await response.text();
  const id = response.headers.get('x-request-id');
  expect(response.status).toBe(500);
  expect(text).toContain(id);
  expect(text).not.toMatch(/fire|secret|at /);
  expect(broken.logged.at(-1)).toMatchObject({ event: 'request failed', details: { requestId: id } });
});
