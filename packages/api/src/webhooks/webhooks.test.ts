import { auditEvent, webhook, webhookDelivery } from '@tamis/db/schema';
import { like } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { questionsOf } from '../../test/query-plan.ts';
import { expectedSignature } from '../../test/receiver.ts';
import { type TestCtx, aContext } from '../../test/test-context.ts';
import { aWebhook, alerts, audited, deliveries, webhookOf } from '../../test/webhook-scene.ts';
import { runDueDeliveries } from './deliver.ts';
import {
  addWebhook,
  changeWebhook,
  listDeliveries,
  listWebhooks,
  removeWebhook,
  renewSecret,
  sendAgain,
  sendTest,
  skipWaiting,
} from './service.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Too busy, for so many seconds. */
const asking = (seconds: number) => async () =>
  new Response('busy', { status: 429, headers: { 'retry-after': String(seconds) } });
const dies = async () => {
  throw new Error('killed');
};

describe('what is not taken', () => {
  test('is sent again as the same, later each time, and holds up what comes after it', async () => {
    const { ctx, receiver, id, deliver } = await aWebhook('alert.raised');
    const [first, second] = await alerts(ctx, 2);
    receiver.answer = 503;
    const waits: number[] = [];
    for (let n = 1; n <= 6; n += 1) {
      await deliver();
      await deliver();
      expect(receiver.received).toHaveLength(n);
      const { nextAttemptAt } = await webhookOf(ctx);
      waits.push(Date.parse(nextAttemptAt!) - ctx.now());
      ctx.advance(waits.at(-1)!);
    }
    expect(new Set(receiver.ids())).toEqual(new Set([`alert-${first}`]));
    expect(new Set(receiver.received.map(({ raw }) => raw)).size).toBe(1);
    expect(receiver.received.map(({ headers }) => headers['tamis-webhook-attempt'])).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
    ]);
    for (const [at, wait] of waits.entries()) {
      expect(wait).toBeGreaterThanOrEqual(7_500 * 2 ** at);
      expect(wait).toBeLessThanOrEqual(12_500 * 2 ** at);
    }
    receiver.answer = 200;
    await deliver();
    expect(receiver.ids().slice(-2)).toEqual([`alert-${first}`, `alert-${second}`]);
    expect((await deliveries(ctx, id)).map(({ attempt, status }) => [attempt, status])).toEqual([
      [1, 200],
      [7, 200],
      ...[6, 5, 4, 3, 2, 1].map((attempt) => [attempt, 503]),
    ]);
    expect(await webhookOf(ctx)).toMatchObject({ failingSince: null, waiting: 0 });
  });

  test('for a day pauses the webhook and says so; resumed, it is told of all that waited', async () => {
    const { ctx, receiver, id, deliver } = await aWebhook('alert.raised');
    const [first] = await alerts(ctx, 1);
    receiver.answer = 500;
    const since = ctx.now();
    await deliver();
    for (let n = 0; n < 100 && !(await webhookOf(ctx)).isPaused; n += 1) {
      ctx.advance(Date.parse((await webhookOf(ctx)).nextAttemptAt!) - ctx.now());
      await deliver();
    }
    expect(ctx.now() - since).toBeGreaterThanOrEqual(24 * HOUR_MS);
    expect(ctx.now() - since).toBeLessThanOrEqual(27 * HOUR_MS);
    expect(receiver.received.length).toBeGreaterThan(15);
    expect(await webhookOf(ctx)).toMatchObject({
      isPaused: true,
      pausedReason: 'Nothing was taken for a day. The last time: The receiver answered with status 500.',
      waiting: 1,
      nextAttemptAt: null,
    });
    expect(await audited(ctx)).toEqual(['webhook.add', 'webhook.give-up']);
    const [second] = await alerts(ctx, 1);
    const sentSoFar = receiver.received.length;
    ctx.advance(48 * HOUR_MS);
    await deliver();
    expect(receiver.received).toHaveLength(sentSoFar);
    receiver.answer = 200;
    await changeWebhook(ctx, { webhookId: id, change: { isPaused: false } });
    await deliver();
    expect(receiver.ids().slice(sentSoFar)).toEqual([`alert-${first}`, `alert-${second}`]);
    expect(await webhookOf(ctx)).toMatchObject({ isPaused: false, pausedReason: null, waiting: 0 });
  });

  test('because the address is gone for good pauses it at once', async () => {
    const { ctx, receiver, deliver } = await aWebhook('alert.raised');
    await alerts(ctx, 1);
    receiver.answer = 410;
    await deliver();
    expect(await webhookOf(ctx)).toMatchObject({
      isPaused: true,
      pausedReason: 'The receiver says that this address is gone for good (410).',
    });
  });

  test('waits as long as the receiver asks for, and no longer than two hours', async () => {
    const { ctx, receiver, deliver } = await aWebhook('alert.raised');
    await alerts(ctx, 1);
    const waited = async () => Date.parse((await webhookOf(ctx)).nextAttemptAt!) - ctx.now();
    receiver.answer = asking(600);
    await deliver();
    expect(await waited()).toBe(10 * MINUTE_MS);
    ctx.advance(await waited());
    receiver.answer = asking(1_000_000);
    await deliver();
    expect(await waited()).toBe(2 * HOUR_MS);
  });

  test('by one receiver holds up no other', async () => {
    const { ctx, receiver, deliver } = await aWebhook('alert.raised');
    await addWebhook(ctx, { url: 'https://other.example/', description: '', topics: ['alert.raised'] });
    const [id] = await alerts(ctx, 1);
    const { fetchPublic } = receiver;
    const failing: TestCtx = {
      ...ctx,
      fetchPublic: (url, options) =>
        url.host === 'receiver.example' ? Promise.reject(new Error('down')) : fetchPublic(url, options),
    };
    await runDueDeliveries(failing);
    expect(receiver.received.map(({ url, body }) => [url, body.id])).toEqual([
      ['https://other.example/', `alert-${id}`],
    ]);
    await deliver();
    expect((await listWebhooks(ctx)).map(({ waiting }) => waiting)).toEqual([1, 0]);
  });

  test('because the server died between sending and noting is sent once more, as the same', async () => {
    const { ctx, receiver, deliver } = await aWebhook('alert.raised');
    await alerts(ctx, 2);
    let isDead = false;
    const dying: TestCtx = {
      ...ctx,
      db: { ...ctx.db, write: (statements) => (isDead ? dies() : ctx.db.write(statements)) },
      fetchPublic: async (...request) => {
        const answer = await ctx.fetchPublic(...request);
        isDead = true;
        return answer;
      },
    };
    await runDueDeliveries(dying);
    await deliver();
    expect(receiver.ids()).toEqual(['alert-1']);
    // Its lease ends, and another server takes over.
    ctx.advance(MINUTE_MS);
    await deliver();
    expect(receiver.ids()).toEqual(['alert-1', 'alert-1', 'alert-2']);
  });
});

describe('an administrator', () => {
  test('sees the secret once; neither list nor log holds it, and the log of changes has no key of the address', async () => {
    const { ctx, id, secret } = await aWebhook('alert.raised');
    expect(secret).toMatch(/^tamis_wh_[0-9a-f]{64}$/u);
    const renewed = await renewSecret(ctx, id);
    expect(renewed.secret).not.toBe(secret);
    const log = JSON.stringify(await ctx.db.orm.select().from(auditEvent));
    for (const text of [JSON.stringify(await listWebhooks(ctx)), log]) {
      expect(text).not.toContain(secret);
      expect(text).not.toContain(renewed.secret);
    }
    expect(log).not.toContain('key=1');
    expect(log).toContain('receiver.example/in');
  });

  test('signs with the new secret from then on', async () => {
    const { ctx, receiver, id, secret } = await aWebhook('alert.raised');
    const renewed = await renewSecret(ctx, id);
    await sendTest(ctx, id);
    const [sent] = receiver.received;
    const signature = sent?.headers['tamis-webhook-signature'];
    expect(signature).toBe(expectedSignature(renewed.secret, sent!));
    expect(signature).not.toBe(expectedSignature(secret, sent!));
  });

  test('sends a test, paused or not, which leaves alone what waits', async () => {
    const { ctx, receiver, id } = await aWebhook('alert.raised');
    await alerts(ctx, 1);
    await changeWebhook(ctx, { webhookId: id, change: { isPaused: true } });
    expect(await sendTest(ctx, id)).toMatchObject({ topic: 'webhook.test', status: 204, error: null, attempt: 1 });
    receiver.answer = 401;
    expect(await sendTest(ctx, id)).toMatchObject({ status: 401, error: 'The receiver answered with status 401.' });
    expect(receiver.received.map(({ body }) => body.topic)).toEqual(['webhook.test', 'webhook.test']);
    expect(await webhookOf(ctx)).toMatchObject({ isPaused: true, waiting: 1, failingSince: null });
  });

  test('sends again what was taken, byte for byte and as another attempt of the same', async () => {
    const { ctx, receiver, id, deliver } = await aWebhook('alert.raised');
    await alerts(ctx, 2);
    await deliver();
    const first = (await deliveries(ctx, id)).at(-1)!;
    expect(await sendAgain(ctx, first.id)).toMatchObject({ messageId: 'alert-1', attempt: 2, error: null });
    expect(receiver.received[2]?.raw).toBe(receiver.received[0]?.raw);
    expect(receiver.received[2]?.headers['tamis-webhook-attempt']).toBe('2');
    expect((await webhookOf(ctx)).waiting).toBe(0);
  });

  test('sends again at once what waits for another try, and it is not sent once more by itself', async () => {
    const { ctx, receiver, id, deliver } = await aWebhook('alert.raised');
    await alerts(ctx, 1);
    receiver.answer = 500;
    await deliver();
    receiver.answer = 200;
    const [failed] = await deliveries(ctx, id);
    expect(await sendAgain(ctx, failed!.id)).toMatchObject({ messageId: 'alert-1', attempt: 2, error: null });
    ctx.advance(HOUR_MS);
    await deliver();
    expect(receiver.ids()).toEqual(['alert-1', 'alert-1']);
  });

  test('who pauses while something is on its way is not overruled by what comes of it', async () => {
    const { ctx, receiver, id, deliver } = await aWebhook('alert.raised');
    await alerts(ctx, 2);
    receiver.answer = async () => {
      await changeWebhook(ctx, { webhookId: id, change: { isPaused: true } });
      return new Response(null, { status: 500 });
    };
    await deliver();
    expect(receiver.received).toHaveLength(1);
    expect(await webhookOf(ctx)).toMatchObject({ isPaused: true, failingSince: null, waiting: 2 });
  });

  test('leaves out what waits, with the number of it in the audit log', async () => {
    const { ctx, receiver, id, deliver } = await aWebhook('alert.raised', 'job.finished');
    await alerts(ctx, 3);
    expect(await skipWaiting(ctx, id)).toMatchObject({ waiting: 0 });
    const [later] = await alerts(ctx, 1);
    await deliver();
    expect(receiver.ids()).toEqual([`alert-${later}`]);
    const [event] = await ctx.db.orm.select().from(auditEvent).where(like(auditEvent.action, 'webhook.skip'));
    expect(JSON.parse(event!.payload)).toMatchObject({ waiting: 3 });
  });

  test('may send back what was read, which changes nothing', async () => {
    const { ctx, id } = await aWebhook('alert.raised');
    const { id: _, ...read } = await webhookOf(ctx);
    await changeWebhook(ctx, { webhookId: id, change: read });
    expect(await audited(ctx)).toEqual(['webhook.add']);
  });

  test('removes it with its deliveries', async () => {
    const { ctx, id, deliver } = await aWebhook('alert.raised');
    await alerts(ctx, 1);
    await deliver();
    await removeWebhook(ctx, id);
    expect(await ctx.db.orm.select().from(webhookDelivery)).toEqual([]);
    await expect(sendTest(ctx, id)).rejects.toThrow(`Webhook ${id} not found`);
  });

  test('has twenty at most, read with as many questions as one', async () => {
    const { ctx } = await aWebhook('alert.raised', 'match.decided');
    const read = () => questionsOf(ctx, () => listWebhooks(ctx));
    const ofOne = (await read()).questions;
    const more = () => addWebhook(ctx, { url: 'https://other.example/', description: '', topics: ['job.failed'] });
    for (let n = 1; n < 20; n += 1) await more();
    await expect(more()).rejects.toThrow('There are 20 webhooks, and no more are looked after. Remove one first.');
    expect(await read()).toMatchObject({ questions: ofOne });
  });

  test.each([
    ['http://receiver.example/', 'must begin with https://'],
    ['https://10.0.0.1/', 'private network'],
    ['https://localhost/', 'private network'],
    ['https://169.254.169.254/latest', 'private network'],
    ['https://a:b@receiver.example/', 'holds a user name'],
    ['ftp://receiver.example/', 'no address of the web'],
  ])('cannot have %s told', async (url, reason) => {
    const ctx = await aContext({ role: 'admin' });
    await expect(addWebhook(ctx, { url, description: '', topics: ['job.failed'] })).rejects.toThrow(reason);
  });
});

test('of the deliveries the last two hundred are kept', async () => {
  const { ctx, id, deliver } = await aWebhook('alert.raised');
  await alerts(ctx, 205);
  await deliver();
  const { rows, total } = await listDeliveries(ctx, { id, limit: 1, offset: 0 });
  expect([total, rows[0]?.messageId]).toEqual([200, 'alert-205']);
});

test('nothing is kept of leases once there is nothing to send', async () => {
  const { ctx, deliver } = await aWebhook('alert.raised');
  await alerts(ctx, 1);
  await deliver();
  expect((await ctx.db.orm.select().from(webhook))[0]).toMatchObject({ leaseToken: null, leaseUntil: 0 });
});
