import { systemCtx } from '@tamis/api/context';
import type { Role } from '@tamis/api/permissions';
import type { Meta } from '@tamis/api/trpc';
import { importList } from '@tamis/api/watchlists/import';
import type { Detail } from '@tamis/api/yente/answer-schema';
import * as v from 'valibot';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { openApi } from '../src/rest/openapi.ts';
import { otherPaths } from '../src/rest/other-paths.ts';
import type { RestRow } from '../src/rest/row.ts';
import { rowInput } from '../src/rest/row-input.ts';
import { restTable } from '../src/rest/table.ts';
import { ARTICLE_PAGE, type ContractCase, type Ids, contract, pathOf } from './contract-cases.ts';
import { described } from './described.ts';
import { type InputFields, inputFields, otherInputFields } from './input-fields.ts';
import { aUnList } from './publisher-faults.ts';
import { SPECIFIED } from './specified-calls.ts';
import { type Client, type TestApp, type Who, said, startTestApp } from './test-app.ts';

const EVERYONE: readonly Who[] = ['anonymous', 'viewer', 'analyst', 'admin'];

const { fault } = described(openApi('0.0.0-test'));

let app: TestApp;
let clients: Record<Who, Client>;
let ids: Ids;

beforeAll(async () => {
  app = await startTestApp({}, { [ARTICLE_PAGE.url]: ARTICLE_PAGE.html });
  const [anonymous, viewer, analyst, admin] = await Promise.all(EVERYONE.map((who) => app.client(who)));
  clients = { anonymous: anonymous!, viewer: viewer!, analyst: analyst!, admin: admin! };
  const rows = async (path: string) =>
    (await (await clients.admin.get(path)).json()) as { id: number; type?: string }[];
  const entities = await rows('/api/entities');
  let article = 0;
  let mentioned = 0;
  for (const { id } of entities) {
    if (article !== 0) break;
    article = (await rows(`/api/entities/${id}/media`))[0]?.id ?? 0;
    mentioned = id;
  }
  const newcomer = await clients.anonymous.send('POST', '/api/register', {
    json: { username: 'newcomer', fullName: 'New Comer', password: 'secret1', role: 'viewer' },
  });
  const addWebhook = () =>
    clients.admin.send('POST', '/api/webhooks', {
      json: { url: 'https://first.example/', topics: ['alert.raised'] },
    });
  const { id: webhook } = (await (await addWebhook()).json()) as { id: number };
  await addWebhook();
  const delivery = (await (await clients.admin.send('POST', `/api/webhooks/${webhook}/test`)).json()) as { id: number };
  ids = {
    webhook,
    delivery: delivery.id,
    waiting: 1,
    entity: entities[0]!.id,
    company: entities.find(({ type }) => type === 'company')!.id,
    case: (await rows('/api/cases'))[0]!.id,
    alert: (await rows('/api/alerts'))[0]!.id,
    article,
    mentioned,
    // The demo's story hands out one report.
    report: 1,
    user: ((await newcomer.json()) as { id: number }).id,
    feed: (
      (await (
        await clients.admin.send('POST', '/api/feeds', { json: { url: 'https://first.example/rss' } })
      ).json()) as { id: number }
    ).id,
    match: (await rows('/api/matches?state=pending'))[0]!.id,
    job: ((await (await clients.admin.send('POST', '/api/lists/un/sync')).json()) as { id: number }).id,
  };
  await clients.admin.send('POST', '/api/self-tests');
  await vi.waitUntil(async () => (await clients.admin.get('/api/self-tests/1')).ok, { timeout: 60_000 });
});

const keyOf = (row: Pick<RestRow, 'method' | 'path'>) => `${row.method} ${row.path}`;

test.each(SPECIFIED)('%s is in the table', (call) => {
  expect(restTable.map(keyOf)).toContain(call);
});

test('each path of the tables has one contract case, and each case has a path', () => {
  expect([...restTable, ...otherPaths].map(keyOf).toSorted()).toEqual(Object.keys(contract).toSorted());
});

/** What is tested of a path, whichever table it is from. */
interface Row {
  row: Pick<RestRow, 'method' | 'path' | 'isRecorded'>;
  key: string;
  promise: ContractCase;
  access: Meta['access'];
  fields: InputFields;
  /** The content type of a right answer, and the schema of it or of its lines. */
  type: string;
  out: v.GenericSchema | null;
  /** Whether the sentence of an error is the `detail` of a JSON object. */
  hasDetail: boolean;
  countsRows: boolean;
  refusesUnknownParameters: boolean;
}

const contentTypes: Record<RestRow['answer'], string> = {
  json: 'application/json',
  created: 'application/json',
  added: 'application/json',
  list: 'application/json',
  csv: 'text/csv; charset=utf-8',
  report: 'text/html; charset=utf-8',
};

const rows: Row[] = [
  ...restTable.map((row) => ({
    row,
    key: keyOf(row),
    promise: contract[keyOf(row)]!,
    access: rowInput(row).access,
    fields: inputFields(row),
    type: contentTypes[row.answer],
    out: row.out,
    hasDetail: false,
    countsRows: row.answer === 'list',
    refusesUnknownParameters: row.query === 'all',
  })),
  ...otherPaths.map((row) => {
    const [type = '', out = null] = Object.entries(row.out)[0] ?? [];
    const promise = contract[keyOf(row)]!;
    return {
      row,
      key: keyOf(row),
      promise,
      access: row.access,
      fields: otherInputFields(row),
      type: type === 'application/jsonl' ? `${type}; charset=utf-8` : type,
      out,
      hasDetail: row.tag === 'yente',
      countsRows: false,
      refusesUnknownParameters: row.query !== undefined && !promise.ignoresUnknown,
    };
  }),
];

test.each(rows)('$key: each field that it takes has values that it refuses', ({ fields, promise }) => {
  expect(Object.keys(promise.params ?? {})).toEqual(fields.params);
  expect(Object.keys(promise.query ?? {}).toSorted()).toEqual(fields.query.toSorted());
  expect(Object.keys(promise.body ?? {}).toSorted()).toEqual(fields.body.toSorted());
});

const unguarded = { anyone: 'public', 'signed in': 'signed-in' } as const;

test.each(rows)('$key: demands what is promised', ({ access, promise }) => {
  const promised = promise.access;
  expect(access).toBe(typeof promised === 'string' ? unguarded[promised] : promised.permission);
});

/** The refusal that this person gets whatever the request says, or undefined when they get in. */
function refusal({ access }: ContractCase, who: Who): { status: number; text: string } | undefined {
  if (access === 'anyone') return undefined;
  if (who === 'anonymous') return { status: 401, text: 'Not signed in' };
  if (access === 'signed in' || access.roles.includes(who satisfies Role)) return undefined;
  const others = access.roles.includes('analyst') ? 'an analyst or an administrator' : 'an administrator';
  const text = `Your role (${who}) may not do this; ${others} may. Ask an administrator if it is part of your work.`;
  return { status: 403, text };
}

/** A response in the words of its refusal, wherever they stand in it. */
async function saidBy({ hasDetail }: Row, response: Response): Promise<{ status: number; text: string }> {
  const { status, text } = await said(response);
  return { status, text: hasDetail && text !== '' ? (JSON.parse(text) as Detail).detail : text };
}

/** What is left of a right answer if only what the schema names is kept, beside the answer itself. */
async function namedParts({ type, out }: Row, response: Response): Promise<{ named: unknown; all: unknown }> {
  if (out === null || !/^application\/jsonl?(?:;|$)/u.test(type)) return { named: null, all: null };
  if (type === 'application/json') {
    const all: unknown = await response.json();
    return { named: v.parse(out, all), all };
  }
  const all = (await response.text())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
  return { named: all.map((line) => v.parse(out, line)), all };
}

/** Signing in or out with a shared client would end its session. */
function clientFor(promise: ContractCase, who: Who): Client | Promise<Client> {
  if (promise.endsSessions && who !== 'anonymous') return aNewcomer(who);
  return promise.access === 'anyone' ? app.client(who) : clients[who];
}

/** Somebody of this role with an account of their own, whose sessions nobody else needs. */
async function aNewcomer(role: Role): Promise<Client> {
  const { send } = clients.anonymous;
  const username = `${role}-${Math.random()}`;
  const registered = await send('POST', '/api/register', {
    json: { username, fullName: 'New Comer', password: `${role}123`, role },
  });
  const cookie = registered.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
  const signedIn: Client['send'] = (method, path, request = {}) =>
    send(method, path, { ...request, headers: { ...request.headers, cookie } });
  return { send: signedIn, get: (path) => signedIn('GET', path) };
}

/** A proposal is the newcomer's, so that everyone else is a second person. */
async function bringMatchTo(state: NonNullable<ContractCase['matchState']>): Promise<void> {
  const decision = { to: 'dismissed', from: 'pending', reason: 'Another person', note: null, keepQuiet: true };
  const [proposal, by, at] = state === 'proposed' ? [JSON.stringify(decision), ids.user, 0] : [null, null, null];
  await app.services.db.client.execute({
    sql: 'update match set state = ?, proposal = ?, proposed_by = ?, proposed_at = ? where id = ?',
    args: [state, proposal, by, at, ids.match],
  });
}

/** Whoever came before may have removed it. */
async function letLinkHold(id: NonNullable<ContractCase['heldLink']>): Promise<void> {
  await app.services.db.client.execute({
    sql: 'update ownership_link set removed_at = null, removed_by = null where id = ?',
    args: [id],
  });
}

/** A list of twenty people, and then one that has lost most of them. */
async function letVersionWait(list: NonNullable<ContractCase['waitingList']>): Promise<void> {
  const ctx = systemCtx(app.services);
  const bring = (people: number, acceptShrink: boolean) => {
    const text = aUnList(people, { version: `Version ${crypto.randomUUID()}` });
    return importList(ctx, { list, stream: new Blob([text]).stream(), acceptShrink });
  };
  await bring(20, true);
  const { outcome, version } = await bring(2, false);
  expect(outcome).toBe('staged');
  ids.waiting = version;
}

function rightRequest(promise: ContractCase, who: Who): { json?: unknown; body?: BodyInit } {
  if (promise.json !== undefined) return { json: promise.json(ids, who) };
  if (promise.file === undefined) return {};
  const body = new FormData();
  body.set('file', new File([promise.file], 'customers.csv', { type: 'text/csv' }));
  return { body };
}

/** The calls that somebody has been granted. */
const done = new Set<string>();

describe.each(EVERYONE)('as %s', (who) => {
  test.each(rows)('a right $key is answered, or refused in words', async (tested) => {
    const { row, key, promise } = tested;
    if (promise.matchState) await bringMatchTo(promise.matchState);
    if (promise.waitingList) await letVersionWait(promise.waitingList);
    if (promise.heldLink) await letLinkHold(promise.heldLink);
    const client = await clientFor(promise, who);
    const response = await client.send(row.method, pathOf(key, ids), rightRequest(promise, who));
    const refused = refusal(promise, who);
    const status = (done.has(key) ? promise.again : undefined) ?? promise.status;
    // A stream that is read twice would never be closed.
    const copy = () => (tested.type === 'text/event-stream' && response.ok ? response : response.clone());
    expect(await saidBy(tested, copy())).toEqual(refused ?? { status, text: '' });
    if (refused === undefined) done.add(key);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const errorType = tested.hasDetail ? 'application/json' : 'text/plain; charset=UTF-8';
    expect(response.headers.get('content-type')).toBe(refused === undefined ? tested.type : errorType);
    expect(await fault(row.method, row.path, copy())).toBeNull();
    if (refused !== undefined) return;
    // Parsing drops what the schema does not name, so an undescribed key shows as a difference.
    const { named, all } = await namedParts(tested, response);
    expect(named).toEqual(all);
  });

  test.each(wrongRequests())('$name', async ({ of, path, request, sentence, status }) => {
    const { row, key, promise } = of;
    const response = await clients[who].send(row.method, path(pathOf(key, ids)), request());
    expect(await fault(row.method, row.path, response.clone())).toBeNull();
    expect(await saidBy(of, response)).toEqual(refusal(promise, who) ?? { status, text: sentence });
  });
});

interface WrongRequest {
  name: string;
  of: Row;
  path: (right: string) => string;
  request: () => { json?: unknown; body?: BodyInit; headers?: Record<string, string> };
  sentence: string;
  status: number;
}

/** One request for each way in which a call can be wrong, otherwise right. */
function wrongRequests(): WrongRequest[] {
  return rows.flatMap((of) => {
    const { row, key, promise } = of;
    const right = () => rightRequest(promise, 'viewer');
    const wrong = (what: string, sentence: string, change: Partial<WrongRequest>) => ({
      name: `${key}: ${what} is '${sentence}'`,
      of,
      path: (path: string) => path,
      request: right,
      sentence,
      status: 400,
      ...change,
    });
    const requests: WrongRequest[] = [];
    for (const [name, value, sentence, status] of faults(promise.params)) {
      const path = (rightPath: string) =>
        row.path.replace(`{${name}}`, String(value)) + new URL(rightPath, 'http://any').search;
      requests.push(wrong(`${name} ${shown(value)}`, sentence, { path, status }));
    }
    for (const [name, value, sentence, status] of faults(promise.query)) {
      const path = (rightPath: string) => withQuery(rightPath, name, String(value));
      requests.push(wrong(`?${name}=${shown(value)}`, sentence, { path, status }));
    }
    if (of.refusesUnknownParameters) {
      const path = (rightPath: string) => withQuery(rightPath, 'colour', 'red');
      requests.push(wrong('an unknown parameter', 'Unknown field: colour', { path }));
    }
    if (promise.json === undefined) return requests;
    for (const [name, value, sentence] of faults(promise.body)) {
      const request = () => ({ json: withField(promise.json!(ids, 'viewer'), name, value) });
      requests.push(wrong(`${name} ${shown(value)}`, sentence, { request }));
    }
    for (const [name, sentence] of Object.entries(promise.missing ?? {})) {
      const request = () => ({ json: withField(promise.json!(ids, 'viewer'), name, undefined) });
      requests.push(wrong(`no ${name}`, sentence, { request }));
    }
    const unknown = () => ({ json: { ...promise.json!(ids, 'viewer'), colour: 'red' } });
    if (!promise.ignoresUnknown) {
      requests.push(wrong('an unknown key', 'Unknown field: colour', { request: unknown }));
    }
    requests.push(
      wrong('an array', 'The body must be a JSON object', { request: () => ({ json: [] }) }),
      wrong('a text', 'The body must be a JSON object', { request: () => ({ json: 'text' }) }),
      wrong('null', 'The body must be a JSON object', { request: () => ({ json: null }) }),
      wrong('no body', 'Content-Type must be application/json', { request: () => ({}) }),
      wrong('an empty body', 'The body is empty, but it must be JSON', {
        request: () => ({ body: '', headers: { 'content-type': 'application/json' } }),
      }),
    );
    return requests;
  });
}

function faults(of: ContractCase['body']): [name: string, value: unknown, sentence: string, status: number][] {
  return Object.entries(of ?? {}).flatMap(([name, values]) =>
    values.map(([value, sentence, status = 400]): [string, unknown, string, number] => [name, value, sentence, status]),
  );
}

function withQuery(path: string, name: string, value: string): string {
  const url = new URL(path, 'http://any');
  url.searchParams.set(name, value);
  return `${url.pathname}${url.search}`;
}

/** The body with one field, named by its dotted path, set to a value, or left out when that is undefined. */
function withField(body: Record<string, unknown>, name: string, value: unknown): Record<string, unknown> {
  const [first = '', ...rest] = name.split('.');
  if (rest.length === 0) return { ...body, [first]: value };
  return { ...body, [first]: withField((body[first] ?? {}) as Record<string, unknown>, rest.join('.'), value) };
}

function shown(value: unknown): string {
  const text = typeof value === 'string' ? `"${value}"` : JSON.stringify(value);
  return text.length > 30 ? `${text.slice(0, 30)}…` : text;
}

const reads = rows.filter(({ row }) => row.method === 'GET');

test.each(reads.filter(({ row }) => !row.isRecorded))(
  'HEAD of $key answers as GET does, without a body',
  async ({ key }) => {
    const response = await clients.admin.send('HEAD', pathOf(key, ids));
    expect(await said(response)).toEqual({ status: 200, text: '' });
    expect(await response.text()).toBe('');
  },
);

test.each(reads.filter(({ countsRows }) => countsRows))('$key counts its rows', async ({ key }) => {
  const response = await clients.admin.get(pathOf(key, ids));
  expect(response.headers.get('x-total-count')).toBe(String(((await response.json()) as unknown[]).length));
});
