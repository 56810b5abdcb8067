import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { readJson } from '../src/body.ts';
import { otherPaths } from '../src/rest/other-paths.ts';
import { restTable } from '../src/rest/table.ts';
import { type Client, type TestApp, ORIGIN, said, startTestApp } from './test-app.ts';

let app: TestApp;
let admin: Client;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.client('admin');
});

const entity = { name: 'Anna Muster', type: 'person', country: 'Austria' };
const json = { 'content-type': 'application/json' };
const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

describe('a body that is no entity is a 400 with the reason', () => {
  test.each<[string, string, RegExp]>([
    ['malformed JSON', '{"name": ', /not valid JSON/],
    ['an empty body', '', /empty/],
    ['an array', '[]', /must be a JSON object/],
    ['a string', '"x"', /must be a JSON object/],
    ['null', 'null', /must be a JSON object/],
    ['an unknown key', JSON.stringify({ ...entity, colour: 'red' }), /^Unknown field: colour$/],
    ['a key inside', JSON.stringify({ ...entity, flags: { colour: 1 } }), /^Unknown field: flags\.colour$/],
    ['__proto__', '{"name":"Anna Muster","type":"person","country":"Austria","__proto__":{"isPep":true}}', /__proto__/],
    [
      '__proto__ inside',
      `{"name":"Anna Muster","type":"person","country":"Austria","flags":{"__proto__":[]}}`,
      /__proto__/,
    ],
    ['constructor', JSON.stringify({ ...entity, constructor: 1 }), /^Unknown field: constructor$/],
    ['prototype', JSON.stringify({ ...entity, prototype: 1 }), /^Unknown field: prototype$/],
    ['what every object inherits', JSON.stringify({ ...entity, toString: 1 }), /^Unknown field: toString$/],
    [
      'half of a character',
      String.raw`{"name":"Anna\ud800","type":"person","country":"Austria"}`,
      /^name contains a character/,
    ],
    [
      'U+0000 inside',
      String.raw`{"name":"Anna","type":"person","country":"Austria","flags":{"reasons":["a\u0000"]}}`,
      /^flags\.reasons\.0 contains a character that cannot be stored/,
    ],
    ['a number as name', JSON.stringify({ ...entity, name: 5 }), /^Name must be at least 2 characters$/],
    ['a short name', JSON.stringify({ ...entity, name: ' x ' }), /^Name must be at least 2 characters$/],
    [
      'a name that nobody sees',
      JSON.stringify({ ...entity, name: '\u200b\u2060\u00ad' }),
      /^Name must be at least 2 characters$/,
    ],
    [
      'a country that nobody sees',
      JSON.stringify({ ...entity, country: '\u2800\u2800' }),
      /^Country must be at least 2/,
    ],
    ['a name of 10,000 characters', JSON.stringify({ ...entity, name: 'x'.repeat(10_000) }), /at most 500 characters/],
    ['another type', JSON.stringify({ ...entity, type: 'robot' }), /^Type must be person, company or country$/],
    ['text as flag', JSON.stringify({ ...entity, isPep: 'true' }), /^isPep: expected boolean/],
    [
      'a score of 101',
      JSON.stringify({ ...entity, riskScore: 101 }),
      /^Risk score must be a whole number from 0 to 100$/,
    ],
    ['no name', JSON.stringify({ type: 'person', country: 'Austria' }), /^Name must be at least 2 characters$/],
    ['a huge number', JSON.stringify({ ...entity, riskScore: 1e308 }), /^Risk score/],
    ['nesting inside a field', `{"name":${deep(20_000)},"type":"person","country":"Austria"}`, /Name must be/],
    [
      'nesting in an ignored field',
      `{"id":${deep(20_000)},"type":"person","country":"Austria"}`,
      /^Name must be at least 2 characters$/,
    ],
    ['a list of facts', JSON.stringify({ ...entity, additionalInfo: [] }), /^additionalInfo: expected Object/],
    ['a list of flags', JSON.stringify({ ...entity, flags: [] }), /^flags: expected Object/],
    ['400,000 reasons', JSON.stringify({ ...entity, flags: { reasons: Array(400_000).fill(1) } }), /flags\.reasons/],
  ])('%s', async (_, body, sentence) => {
    const response = await admin.send('POST', '/api/entities', { body, headers: json });
    expect(await response.text()).toMatch(sentence);
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''])(
    'content type "%s"',
    async (type) => {
      const headers = type === '' ? undefined : { 'content-type': type };
      const response = await admin.send('POST', '/api/entities', { body: JSON.stringify(entity), headers });
      expect(response.status).toBe(400);
      expect(await response.text()).toBe('Content-Type must be application/json');
    },
  );

  test('a compressed body, JSON or a form', async () => {
    const body = gzipSync(JSON.stringify(entity));
    const packed = { 'content-encoding': 'gzip' };
    const answers = [
      await admin.send('POST', '/api/entities', { body, headers: { ...json, ...packed } }),
      await admin.send('POST', '/api/entities/upload-csv', {
        body,
        headers: { 'content-type': 'multipart/form-data; boundary=x', ...packed },
      }),
    ];
    for (const answer of answers) {
      expect([answer.status, await answer.text()]).toEqual([400, 'The body must be sent without a Content-Encoding']);
    }
    const plain = { ...json, 'content-encoding': 'identity' };
    const taken = await admin.send('POST', '/api/entities', { body: JSON.stringify(entity), headers: plain });
    expect(taken.status).toBe(201);
  });

  test('text that is not UTF-8', async () => {
    const body = Buffer.from(JSON.stringify({ ...entity, name: 'Jürgen Müller' }), 'latin1');
    const response = await admin.send('POST', '/api/entities', { body, headers: json });
    expect([response.status, await response.text()]).toEqual([400, 'The body is not UTF-8 text']);
  });

  test('more than 1 MB', async () => {
    const body = JSON.stringify({ ...entity, name: 'x'.repeat(1_100_000) });
    for (const path of ['/api/entities', '/api/trpc/entities.create']) {
      const response = await admin.send('POST', path, { body, headers: json });
      expect(response.status).toBe(413);
      expect(await response.text()).toBe('The request is larger than 1 MB.');
    }
  });

  test('more than 1 MB without a Content-Length', async () => {
    const piece = new TextEncoder().encode('x'.repeat(100_000));
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => (sent++ < 30 ? controller.enqueue(piece) : controller.close()),
    });
    // Node asks for `duplex` with a body that is a stream; its types do not know it.
    const init: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      body,
      duplex: 'half',
      headers: { ...json, origin: ORIGIN },
    };
    const response = await app.app.request(`${ORIGIN}/api/login`, init);
    expect(response.status).toBe(413);
  });
});

describe('errors name the path and the body, not the procedure', () => {
  test.each([
    ['PUT', '/api/entities/1', { riskScore: 'high' }, 'Risk score must be a whole number from 0 to 100'],
    ['PUT', '/api/entities/1', { colour: 1 }, 'Unknown field: colour'],
    ['PUT', '/api/entities/1', [], 'The body must be a JSON object'],
    ['PUT', '/api/entities/1', { additionalInfo: [] }, 'additionalInfo: expected Object, received Array'],
    ['PUT', '/api/entities/1', { flags: [] }, 'flags: expected Object, received Array'],
    ['PUT', '/api/entities/abc', {}, 'id: expected number, received "abc"'],
    ['PUT', '/api/cases/1', { assignedTo: 'me' }, 'assignedTo: expected number, received "me"'],
    ['PUT', '/api/users/x/role', { role: 'admin' }, 'userId: expected number, received "x"'],
    ['PUT', '/api/users/1/role', { role: 'admin', userId: 2 }, 'Unknown field: userId'],
    ['POST', '/api/cases', { entityId: '7', title: 'Abc', description: 'Long enough.' }, 'Entity is required'],
  ])('%s %s %j', async (method, path, body, sentence) => {
    const response = await admin.send(method, path, { json: body });
    expect(await response.text()).toBe(sentence);
    expect(response.status).toBe(400);
  });
});

describe('a field of the body is rejected in the address, not ignored', () => {
  test.each([
    ['POST', '/api/screen?threshold=99', 'threshold is not read from the address here: it belongs in the body'],
    ['PUT', '/api/entities/1?riskScore=9', 'riskScore is not read from the address here: it belongs in the body'],
    ['POST', '/api/lists/ofac/import?acceptShrink=true', 'Unknown field: acceptShrink'],
    ['POST', '/api/entities/upload-csv?dryRun=1', 'Unknown field: dryRun'],
    ['GET', '/api/entities/1?x=1', 'Unknown field: x'],
    ['DELETE', '/api/ownership/1?__proto__=1', 'Unknown field: __proto__'],
  ])('%s %s', async (method, path, sentence) => {
    const response = await admin.send(method, path, method === 'GET' || method === 'DELETE' ? {} : { json: {} });
    expect([response.status, await response.text()]).toEqual([400, sentence]);
  });
});

describe('a parameter of the address is rejected in the body, not ignored', () => {
  const inAddress = 'version is not read from the body here: it belongs in the address, as ?version=…';
  test.each<[string, string, string, string]>([
    ['POST', '/api/lists/ofac/accept', '{"version":9}', inAddress],
    ['POST', '/api/lists/ofac/accept?version=1', '{"version":9}', inAddress],
    ['POST', '/api/lists/ofac/reject?version=1', '{"version":1}', inAddress],
    ['POST', '/api/alerts/1/read', '{"colour":1}', 'Unknown field: colour'],
    ['POST', '/api/alerts/1/read', '[1]', 'No body is accepted here'],
    ['DELETE', '/api/ownership/1', 'x=1', 'No body is accepted here'],
  ])('%s %s %s', async (method, path, body, sentence) => {
    const response = await admin.send(method, path, { body, headers: json });
    expect([response.status, await response.text()]).toEqual([400, sentence]);
  });

  test.each(['', ' ', '{}', 'null'])('an empty body counts as none: "%s"', async (body) => {
    const response = await admin.send('POST', '/api/lists/ofac/accept?version=1', { body, headers: json });
    expect([response.status, await response.text()]).toEqual([404, 'No version of OFAC waits for a decision.']);
  });
});

describe('a refused request has done nothing, also where no input is read', () => {
  test.each(['/api/self-tests?x=1', '/api/self-tests'])('POST %s', async (path) => {
    const response = await admin.send('POST', path, path.includes('?') ? {} : { json: { x: 1 } });
    expect([response.status, await response.text()]).toEqual([400, 'Unknown field: x']);
    expect(await (await admin.get('/api/self-tests')).json()).toEqual({ job: null, tests: [] });
  });

  test('POST /api/logout', async () => {
    const viewer = await app.client('viewer');
    const response = await viewer.send('POST', '/api/logout', { json: { x: 1 } });
    expect([response.status, response.headers.getSetCookie()]).toEqual([400, []]);
    expect((await viewer.get('/api/user')).status).toBe(200);
    // As the web app sends it.
    expect((await viewer.send('POST', '/api/trpc/auth.logout', { headers: json })).status).toBe(200);
    expect((await viewer.get('/api/user')).status).toBe(401);
  });
});

describe('bad ids and parameters are never a 5xx', () => {
  const ids = [
    'abc',
    '0',
    '-1',
    '1.5',
    '1e3',
    '99999999999999999999',
    '999999999',
    '%00',
    '..%2f1',
    '__proto__',
    'null',
    "1'--",
  ];
  const paths = [...restTable, ...otherPaths].filter((row) => row.path.includes('{'));
  test.each(paths.map((row) => [row.method, row.path] as const))('%s %s', async (method, path) => {
    for (const id of ids) {
      const response = await admin.send(method, path.replace(/\{\w+\}/, id), method === 'GET' ? {} : { json: {} });
      const text = await response.text();
      // A number that no row has may simply have nothing.
      const allowed = id === '999999999' ? [200, 400, 404] : [400, 404];
      expect({ id, text, ok: allowed.includes(response.status) }).toEqual({ id, text, ok: true });
    }
  });

  test.each([
    '/api/entities?limit=0',
    '/api/entities?limit=5001',
    '/api/entities?limit=x',
    '/api/entities?limit=1&limit=2',
    '/api/entities?offset=-1',
    '/api/entities?offset=1e300',
    '/api/entities?offset=1&cursor=1',
    '/api/entities?colour=red',
    '/api/entities?__proto__=1',
    '/api/entities?tab=sad',
    '/api/entities?sort=password',
    '/api/cases?filter=none',
    '/api/alerts?filter=none',
    '/api/entities/1/cases?entityId=2',
    '/api/entities/search',
    '/api/entities/search?q=',
    `/api/entities/search?q=${'x'.repeat(501)}`,
    '/api/entities/1/report?format=docx',
  ])('%s', async (path) => {
    const response = await admin.get(path);
    expect((await said(response.clone())).status).toBe(400);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
  });

  test.each([
    ['audit.list', { offset: 1e19 }, 'offset must be at most 9007199254740991'],
    ['audit.list', { since: 'yesterday' }, 'since must be a time like 2026-03-31T12:00:00Z'],
    ['audit.list', { until: '2026-02-30T00:00:00Z' }, 'until: expected a time like 2026-03-31T12:00:00Z'],
  ])('%s of %j says what it accepts', async (procedure, input, message) => {
    const response = await admin.get(`/api/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`);
    expect([response.status, await response.json()]).toMatchObject([400, { error: { message } }]);
  });
});

function form(field: string, ...values: (File | string)[]): FormData {
  const data = new FormData();
  for (const value of values) data.append(field, value);
  return data;
}

describe('uploads', () => {
  const csv = new File(['name,type,country\nA B,person,Peru\n'], 'a.csv', { type: 'text/csv' });
  test.each<[string, BodyInit, Record<string, string>, RegExp]>([
    ['JSON', '{}', json, /multipart\/form-data with the file in the field "file"/],
    ['another field', form('data', csv), {}, /^Unknown field: data\. The form must hold the file in the field "file"/],
    ['text in the field', form('file', 'x'), {}, /no file in the field/],
    ['two files', form('file', csv, csv), {}, /more than one file/],
    ['no CSV', form('file', new File(['x'], 'a.pdf', { type: 'application/pdf' })), {}, /^Please upload a CSV file\.$/],
    ['an empty file', form('file', new File([], 'a.csv', { type: 'text/csv' })), {}, /empty/],
    ['a broken form', 'not a form', { 'content-type': 'multipart/form-data; boundary=x' }, /could not be read/],
    ['a form without boundary', 'x', { 'content-type': 'multipart/form-data' }, /could not be read/],
  ])('%s', async (_, body, headers, sentence) => {
    const response = await admin.send('POST', '/api/entities/upload-csv', { body, headers });
    expect(await response.text()).toMatch(sentence);
    expect(response.status).toBe(400);
  });

  test('a user who may not upload gets the error before the file is read', async () => {
    const viewer = await app.client('viewer');
    const response = await viewer.send('POST', '/api/entities/upload-csv', { body: 'not a form' });
    expect(response.status).toBe(403);
  });

  test('a file with a Content-Length over 200 MB', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '300000000' };
    const response = await admin.send('POST', '/api/entities/upload-csv', { body: 'x', headers });
    expect(response.status).toBe(413);
    expect(await response.text()).toMatch(/larger than 200 MB/);
  });
});

test.each([
  '/api',
  '/api/nothing',
  '/api/entities/1/nothing',
  '/api/trpcx',
  '/api/trpc/%FF',
  '/api/trpc/entities.list%',
])('%s is a 404 with a sentence', async (path) => {
  const response = await admin.get(path);
  expect(response.status).toBe(404);
  expect(await response.text()).toBe('There is nothing at this address.');
});

test.each([
  ['DELETE', '/api/entities', 'GET, HEAD, POST'],
  ['PATCH', '/api/entities/1', 'GET, HEAD, PUT'],
  ['GET', '/api/login', 'POST'],
  ['POST', '/api/user', 'GET, HEAD'],
  ['OPTIONS', '/api/cases', 'GET, HEAD, POST'],
  ['DELETE', '/api/health', 'GET, HEAD'],
  ['POST', '/api/audit/export', 'GET'],
  ['OPTIONS', '/api/events', 'GET, HEAD'],
  ['PUT', '/api/yente/match/default', 'POST'],
  ['POST', '/api/yente/catalog', 'GET, HEAD'],
  // A report is made, recorded and counted by whoever asks for it, so nobody asks for its head alone.
  ['HEAD', '/api/entities/1/report', 'GET'],
])('%s %s is a 405 that names the allowed methods', async (method, path, allow) => {
  const response = await admin.send(method, path);
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe(allow);
});

async function screen(...queries: object[]): Promise<[number, string]> {
  const response = await admin.send('POST', '/api/screen', { json: { queries } });
  return [response.status, await response.text()];
}

test('a faulty name among many is reported by its position; a single one as specified', async () => {
  const good = { name: 'Anna Muster' };
  expect(await screen(good, good, { name: '' })).toEqual([400, 'queries.2.name: Name is required']);
  expect(await screen(good, { name: 'x'.repeat(501) })).toEqual([
    400,
    'queries.1.name: Name must be at most 500 characters',
  ]);
  expect(await screen({ name: '' })).toEqual([400, 'Name is required']);
});

test('a character that cannot be stored is reported under the caller’s name of the field', async () => {
  const response = await admin.send('PUT', '/api/entities/1', { json: { name: 'Anna\0' } });
  expect([response.status, await response.text()]).toEqual([
    400,
    'name contains a character that cannot be stored (U+0000 or an unpaired surrogate). Remove it.',
  ]);
});

test('a search without its term names the parameter, not a body', async () => {
  const response = await admin.send('GET', '/api/entities/search');
  expect([response.status, await response.text()]).toEqual([400, 'q is required']);
});

test('a client that disconnects in the middle of a body gets a 400, and no internal error is logged', async () => {
  const ends = new AbortController();
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      ends.abort();
      controller.error(new Error('aborted'));
    },
  });
  const headers = { 'content-type': 'application/json' };
  const init = { method: 'POST', body, headers, signal: ends.signal, duplex: 'half' } as RequestInit;
  const refusal = readJson(new Request('http://localhost/api/login', init));
  await expect(refusal).rejects.toThrow('The request was cut off before its whole body arrived.');
});
