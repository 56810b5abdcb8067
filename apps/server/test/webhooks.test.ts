import { createHmac, timingSafeEqual } from 'node:crypto';
import { systemCtx } from '@tamis/api/context';
import { runJob } from '@tamis/api/jobs/runner';
import { queueSync } from '@tamis/api/watchlists/sync-queue';
import { runDueDeliveries } from '@tamis/api/webhooks/deliver';
import { messageSchema } from '@tamis/api/webhooks/message-schema';
import type { Delivery, NewWebhookShown, Webhook, WebhookTopic } from '@tamis/api/webhooks/schema';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type Answer,
  type Publisher,
  aFile,
  aPublisher,
  endless,
  endlessAs,
  inTurn,
  redirectTo,
  status,
} from './misbehaving-publisher.ts';
import { aUnList } from './publisher-faults.ts';
import { type Client, type TestApp, startTestApp } from './test-app.ts';

/** As long as a receiver is waited for in these tests. */
const PATIENCE_MS = 300;

let receiver: Publisher;
let app: TestApp;
let admin: Client;

beforeAll(async () => {
  receiver = await aPublisher();
  app = await startTestApp({ PRIVATE_HOSTS: '127.0.0.1', LISTS_SOURCES: `un=${receiver.url('/un.xml')}` });
  admin = await app.client('admin');
});
afterAll(() => receiver.close());

/** What arrived: the headers, and the body as it was sent. */
interface Arrived {
  headers: Record<string, unknown>;
  raw: string;
}
let arrived: Arrived[] = [];

/** Reads what is sent before it answers. */
const reading =
  (answer: Answer): Answer =>
  (request, response) => {
    let raw = '';
    request.on('data', (piece: Buffer) => (raw += piece.toString()));
    request.on('end', () => {
      arrived.push({ headers: request.headers, raw });
      answer(request, response);
    });
  };
const taken: Answer = reading((_, response) => void response.writeHead(204).end());

const json = async <T>(response: Promise<Response>): Promise<T> => (await (await response).json()) as T;
const webhooks = () => json<Webhook[]>(admin.get('/api/webhooks'));
const deliveries = (id: number) => json<Delivery[]>(admin.get(`/api/webhooks/${id}/deliveries`));
const deliver = () => runDueDeliveries(app.services, { patienceMs: PATIENCE_MS });
const later = (ms: number) =>
  runDueDeliveries({ ...app.services, now: () => Date.now() + ms }, { patienceMs: PATIENCE_MS });

/** A webhook of alerts at a path of the receiver, the only one there is. */
async function aWebhook(answer: Answer, path = '/in'): Promise<NewWebhookShown> {
  receiver.paths[path] = answer;
  const body = { url: receiver.url(path), description: 'Case system', topics: ['alert.raised'] };
  return json<NewWebhookShown>(admin.send('POST', '/api/webhooks', { json: body }));
}

/** An alert about the demo's first entity. */
async function anAlert(): Promise<void> {
  await app.services.db.client.execute(
    `insert into alert (entity_id, alert_type, severity, content, cause, created_at) values (1, 'sanction', 'high', 'A possible match', 'test:${crypto.randomUUID()}', ${Date.now()})`,
  );
}

beforeEach(async () => {
  for (const path of Object.keys(receiver.paths)) delete receiver.paths[path];
  receiver.asked.length = 0;
  arrived = [];
  for (const { id } of await webhooks()) await admin.send('DELETE', `/api/webhooks/${id}`);
});

test('an alert arrives, and the receiver can verify its origin and its time', async () => {
  const { id, secret } = await aWebhook(taken);
  await anAlert();
  await deliver();
  const [{ headers, raw } = { headers: {}, raw: '' }, ...more] = arrived;
  expect(more).toEqual([]);
  expect(isFromTamis(headers, raw, secret)).toBe(true);
  expect(isFromTamis(headers, raw.replace('high', 'low'), secret)).toBe(false);
  expect(isFromTamis({ ...headers, 'tamis-webhook-timestamp': '1' }, raw, secret)).toBe(false);
  expect(headers).toMatchObject({ 'content-type': 'application/json', 'content-length': String(raw.length) });
  expect(JSON.parse(raw)).toMatchObject({ topic: 'alert.raised', data: { entityId: 1 } });
  expect(await deliveries(id)).toMatchObject([{ status: 204, error: null, attempt: 1, body: raw }]);
  expect((await webhooks())[0]).toMatchObject({ waiting: 0 });
});

/** As docs/WEBHOOKS.md shows it. */
function isFromTamis(headers: Arrived['headers'], body: string, secret: string): boolean {
  const timestamp = String(headers['tamis-webhook-timestamp']);
  const age = Math.abs(Date.now() / 1000 - Number(timestamp));
  const expected = `v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;
  const given = String(headers['tamis-webhook-signature']);
  return age < 300 && given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected));
}

describe('the fault of a receiver is reported, and nothing is lost', () => {
  test.each<[string, Answer, RegExp]>([
    ['says nothing', () => undefined, /did not answer within 300 ms/u],
    ['hangs up', (request) => void request.socket.destroy(), /could not be reached or hung up \(ECONNRESET\)/u],
    ['fails', status(500, 'Out of\n memory'), /status 500 Internal Server Error: "Out of memory"\.$/u],
    ['does not know the address', status(404, ''), /status 404 Not Found\.$/u],
    [
      'leads to a private network',
      redirectTo('http://169.254.169.254/latest'),
      /status 302.*not followed: enter the new/u,
    ],
    ['leads elsewhere on itself', redirectTo('/other', 307), /status 307.*not followed/u],
    ['refuses with an answer without end', endlessAs(400), /status 400 Bad Request: "<!-- more -->.{150,}…"\.$/u],
    [
      'refuses and then falls silent',
      (_, response) => void response.writeHead(403).write('No'),
      /status 403 Forbidden: "No"\.$/u,
    ],
  ])('%s', async (_, answer, sentence) => {
    const { id } = await aWebhook(reading(answer));
    receiver.paths['/other'] = taken;
    await anAlert();
    await deliver();
    expect((await deliveries(id)).map(({ error }) => error)).toEqual([expect.stringMatching(sentence)]);
    expect((await webhooks())[0]).toMatchObject({ waiting: 1, isPaused: false, failingSince: expect.any(String) });
    expect(receiver.asked).toEqual(['/in']);
    receiver.paths['/in'] = taken;
    await later(20_000);
    expect((await webhooks())[0]).toMatchObject({ waiting: 0, failingSince: null });
    expect(new Set(arrived.map(({ raw }) => raw)).size).toBe(1);
  });

  test('an accepted message is accepted, however long the response', async () => {
    const { id } = await aWebhook(reading(endless));
    await anAlert();
    await deliver();
    expect(await deliveries(id)).toMatchObject([{ status: 200, error: null }]);
  });

  test('fails once and accepts it the second time', async () => {
    const { id } = await aWebhook(inTurn(reading(status(500)), taken));
    await anAlert();
    await deliver();
    await later(20_000);
    expect((await deliveries(id)).map(({ attempt, status: code }) => [attempt, code])).toEqual([
      [2, 204],
      [1, 500],
    ]);
    expect(arrived.map(({ headers }) => headers['tamis-webhook-attempt'])).toEqual(['1', '2']);
  });

  test('is gone for good, and gets nothing more until somebody resumes it', async () => {
    await aWebhook(reading(status(410)));
    await anAlert();
    await deliver();
    await later(7_200_000);
    expect(receiver.asked).toEqual(['/in']);
    expect((await webhooks())[0]).toMatchObject({
      isPaused: true,
      pausedReason: expect.stringContaining('gone for good'),
    });
  });

  test.each([
    [
      'has no certificate',
      (port: string) => `https://127.0.0.1:${port}/in`,
      /could not be reached or hung up \((?:EPROTO|ERR_SSL\w+)\)/u,
    ],
    ['has a name that leads to this computer', (port: string) => `http://localhost:${port}/in`, /private network/u],
  ])('%s', async (_, address, sentence) => {
    const { id } = await aWebhook(taken);
    const url = address(new URL(receiver.url('/')).port);
    // Such a name is refused when it is entered; it may come to lead here later.
    await app.services.db.client.execute({ sql: 'update webhook set url = ? where id = ?', args: [url, id] });
    await anAlert();
    await deliver();
    expect((await deliveries(id)).map(({ error }) => error)).toEqual([expect.stringMatching(sentence)]);
    expect(arrived).toEqual([]);
  });
});

test('a sync of a list is sent: its changes, that nothing is new, or that it failed', async () => {
  const topics = ['list.accepted', 'list.checked', 'list.failed'] as const;
  const hook = { url: receiver.url('/in'), topics };
  receiver.paths['/in'] = taken;
  await admin.send('POST', '/api/webhooks', { json: hook });
  const sync = async (answer: Answer) => {
    receiver.paths['/un.xml'] = answer;
    await runJob(systemCtx(app.services), await queueSync(systemCtx(app.services), 'UN'));
    await deliver();
  };
  const file = aFile(aUnList(20, { version: '1' }));
  await sync(file);
  await sync(file);
  await sync(status(404));
  const messages = arrived.map(({ raw }) => JSON.parse(raw) as { topic: WebhookTopic; data: Record<string, unknown> });
  expect(messages.map(({ topic, data }) => [topic, data['added'] ?? data['modified'] ?? data['reason']])).toEqual([
    ['list.accepted', 20],
    ['list.checked', true],
    ['list.checked', false],
    ['list.failed', 'The publisher answered with status 404 Not Found.'],
  ]);
  for (const message of messages) expect(v.is(messageSchema(message.topic), message)).toBe(true);
});

test('an administrator’s key may manage webhooks too, and the audit log names the user', async () => {
  const key = { name: 'Deployment', role: 'admin' };
  const made = await json<{ key: string }>(admin.send('POST', '/api/keys', { json: key }));
  const response = await app.app.request('http://tamis.test/api/webhooks', {
    method: 'POST',
    headers: { authorization: `Bearer ${made.key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ url: receiver.url('/in'), topics: ['job.failed'] }),
  });
  expect(response.status).toBe(201);
  const { secret } = (await response.json()) as NewWebhookShown;
  const { rows } = await app.services.db.client.execute(
    `select actor, payload from audit_event where action = 'webhook.add' order by seq desc limit 1`,
  );
  expect(rows[0]?.['actor']).toMatch(/admin.*Deployment/u);
  expect(JSON.stringify(rows)).not.toContain(secret);
});
