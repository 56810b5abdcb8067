import { auditEvent, webhookDelivery } from '@tamis/db/schema';
import { like } from 'drizzle-orm';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { questionsOf } from '../../test/query-plan.ts';
import { expectedSignature } from '../../test/receiver.ts';
import { aContext } from '../../test/test-context.ts';
import { aWebhook, alerts, audited, deliveries, webhookOf } from '../../test/webhook-scene.ts';
import { messageSchema } from './message-schema.ts';
import {
  addWebhook,
  changeWebhook,
  listWebhooks,
  removeWebhook,
  renewSecret,
  sendAgain,
  sendTest,
  skipWaiting,
} from './service.ts';

const HOUR_MS = 3_600_000;

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
    expect(v.is(messageSchema('webhook.test'), receiver.received[0]?.body)).toBe(true);
    expect(await webhookOf(ctx)).toMatchObject({ isPaused: true, waiting: 1, failingSince: null });
  });

  test('sends again what was taken, byte for byte and as another attempt of the same', async () => {
    const { ctx, receiver, id, deliver } = await aWebhook('alert.raised');
    await alerts(ctx, 2);
    await deliver();
    const first = (await deliveries(ctx, id)).at(-1)!;
    expect(await sendAgain(ctx, first.id)).toMatchObject({
      messageId: expect.stringMatching(/^alert-1-/u),
      attempt: 2,
      error: null,
    });
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
    expect(await sendAgain(ctx, failed!.id)).toMatchObject({
      messageId: expect.stringMatching(/^alert-1-/u),
      attempt: 2,
      error: null,
    });
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

  test('adds a topic without losing what waits in another', async () => {
    const { ctx, receiver, id, deliver } = await aWebhook('alert.raised', 'job.failed');
    const ids = await alerts(ctx, 2);
    await changeWebhook(ctx, { webhookId: id, change: { topics: ['alert.raised', 'list.failed'] } });
    await deliver();
    expect(receiver.ids()).toEqual(ids.map((one) => `alert-${one}`));
    expect((await webhookOf(ctx)).topics).toEqual(['alert.raised', 'list.failed']);
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
    await expect(more()).rejects.toThrow('There are 20 webhooks; this is the maximum. Remove one first.');
    expect(await read()).toMatchObject({ questions: ofOne });
  });

  test.each([
    ['http://receiver.example/', 'must begin with https://'],
    ['https://10.0.0.1/', 'private network'],
    ['https://localhost/', 'private network'],
    ['https://169.254.169.254/latest', 'private network'],
    ['https://a:b@receiver.example/', 'it contains a user name'],
    ['ftp://receiver.example/', 'not a web address'],
  ])('cannot have %s told', async (url, reason) => {
    const ctx = await aContext({ role: 'admin' });
    await expect(addWebhook(ctx, { url, description: '', topics: ['job.failed'] })).rejects.toThrow(reason);
  });
});
