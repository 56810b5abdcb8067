import { webhook } from '@tamis/db/schema';
import { describe, expect, test, vi } from 'vitest';
import type { TestCtx } from '../../test/test-context.ts';
import { aWebhook, alerts, audited, deliveries, webhookOf } from '../../test/webhook-scene.ts';
import { runDueDeliveries } from './deliver.ts';
import { addWebhook, changeWebhook, listDeliveries, listWebhooks } from './service.ts';

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

  test('for a day pauses the webhook and says so; resumed, it gets all waiting messages', async () => {
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
      pausedReason: 'Nothing was accepted for a day. The last error: The receiver answered with status 500.',
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

  test('is not waited for until a time that a wrong clock has named', async () => {
    const { ctx, receiver, deliver } = await aWebhook('alert.raised');
    await alerts(ctx, 1);
    receiver.answer = 500;
    ctx.advance(365 * 24 * HOUR_MS);
    await deliver();
    ctx.advance(-365 * 24 * HOUR_MS);
    receiver.answer = 200;
    await deliver();
    expect(await webhookOf(ctx)).toMatchObject({ waiting: 0, failingSince: null });
  });

  test('is read only at its beginning, however long the response', async () => {
    const { ctx, receiver, id, deliver } = await aWebhook('alert.raised');
    await alerts(ctx, 1);
    let pieces = 0;
    let isCancelled = false;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        pieces += 1;
        controller.enqueue(new TextEncoder().encode('No\n'.repeat(100)));
      },
      cancel: () => {
        isCancelled = true;
      },
    });
    receiver.answer = async () => new Response(endless, { status: 400 });
    await deliver();
    expect([pieces < 10, isCancelled]).toEqual([true, true]);
    expect((await deliveries(ctx, id))[0]?.error).toMatch(
      /^The receiver answered with status 400: "No No .{190,200}…"\.$/u,
    );
  });

  test('costs no write until its time has come, nor while it is paused', async () => {
    const { ctx, receiver, id, deliver } = await aWebhook('alert.raised');
    await alerts(ctx, 1);
    receiver.answer = 500;
    await deliver();
    const silently = async () => {
      const batch = vi.spyOn(ctx.db.client, 'batch');
      await deliver();
      expect(batch).not.toHaveBeenCalled();
      batch.mockRestore();
    };
    await silently();
    await changeWebhook(ctx, { webhookId: id, change: { isPaused: true } });
    ctx.advance(HOUR_MS);
    await silently();
  });

  test.each<[string, number, (ctx: TestCtx, id: number) => Promise<unknown>]>([
    ['another sender has just failed', 1, (ctx) => runDueDeliveries(ctx)],
    ['a person has just paused it', 0, (ctx, id) => changeWebhook(ctx, { webhookId: id, change: { isPaused: true } })],
  ])('is left alone where %s', async (_, sent, happens) => {
    const { ctx, receiver, id } = await aWebhook('alert.raised');
    await alerts(ctx, 1);
    receiver.answer = 500;
    // In another process, so not in this one's turn.
    const elsewhere: TestCtx = { ...ctx, db: { ...ctx.db, exclusive: (work) => work() } };
    let isFirst = true;
    const late: TestCtx = {
      ...ctx,
      db: {
        ...ctx.db,
        write: async (statements) => {
          if (isFirst) {
            isFirst = false;
            await happens(elsewhere, id);
          }
          return ctx.db.write(statements);
        },
      },
    };
    await runDueDeliveries(late);
    expect([receiver.received.length, (await deliveries(ctx, id)).length]).toEqual([sent, sent]);
    expect(isFirst).toBe(false);
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
    expect(receiver.received.map(({ url }) => url)).toEqual(['https://other.example/']);
    expect(receiver.ids()).toEqual([`alert-${id}`]);
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

test('of the deliveries the last two hundred are kept', async () => {
  const { ctx, id, deliver } = await aWebhook('alert.raised');
  await alerts(ctx, 205);
  await deliver();
  const { rows, total } = await listDeliveries(ctx, { id, limit: 1, offset: 0 });
  expect([total, rows[0]?.messageId]).toEqual([200, `alert-205-${ctx.now()}`]);
});

test('nothing is kept of leases once there is nothing to send', async () => {
  const { ctx, deliver } = await aWebhook('alert.raised');
  await alerts(ctx, 1);
  await deliver();
  expect((await ctx.db.orm.select().from(webhook))[0]).toMatchObject({ leaseToken: null, leaseUntil: 0 });
});
