import { auditEvent } from '@tamis/db/schema';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { aCustomer, aUser, anEntity } from '../../test/builders.ts';
import { aList, aListedParty, importFile } from '../../test/list-builders.ts';
import { queryPlan } from '../../test/query-plan.ts';
import { expectedSignature } from '../../test/receiver.ts';
import type { Receiver } from '../../test/receiver.ts';
import { as } from '../../test/test-context.ts';
import { aWebhook, alerts, webhookOf } from '../../test/webhook-scene.ts';
import { verify } from '../audit/service.ts';
import { nameOfActor } from '../context.ts';
import { runJob } from '../jobs/runner.ts';
import { queueRescreenAll } from '../jobs/service.ts';
import { approveMatches, confirmMatches, dismissMatches, undoDecisions } from '../screening/decisions.ts';
import { listMatches } from '../screening/match-queue.ts';
import { changeFourEyes } from '../settings/four-eyes.ts';
import { listVersions } from '../watchlists/service.ts';
import { rejectStaged } from '../watchlists/staged.ts';
import { queueSync } from '../watchlists/sync-queue.ts';
import { messageSchema } from './message-schema.ts';
import { nextSeq } from './messages.ts';
import { TOPIC_NAMES } from './schema.ts';
import { chainHead } from '../write.ts';
import { changeWebhook } from './service.ts';

const NAME = 'Rustam Idrisovich Halvani';

const parties = (names: number) => Array.from({ length: names }, (_, n) => aListedParty({ name: `${NAME} ${n}` }));

/** A list of one's own, as its file. */
const ownList = (names: number) =>
  ['id,type,name', ...Array.from({ length: names }, (_, n) => `p${n},person,${NAME} ${n}`)].join('\n');

/** Each message as the API describes it, key for key. */
function expectDescribed({ received }: Receiver): void {
  for (const { body } of received) {
    const topic = TOPIC_NAMES.find((name) => name === body.topic)!;
    expect({ topic, issues: v.safeParse(messageSchema(topic), body).issues }).toEqual({ topic });
  }
}

describe('what is sent', () => {
  test('an alert arrives with ids and links, signed, without the name of anybody', async () => {
    const { ctx, receiver, secret, deliver } = await aWebhook('alert.raised');
    await aList(ctx, [aListedParty({ name: NAME })]);
    const entityId = await aCustomer(ctx, { name: NAME });
    await deliver();
    const [sent, ...more] = receiver.received;
    expect(more).toEqual([]);
    expect(sent?.url).toBe('https://receiver.example/in?key=1');
    expect(sent?.body).toEqual({
      id: `alert-1-${ctx.now()}`,
      topic: 'alert.raised',
      occurredAt: new Date(ctx.now()).toISOString(),
      data: {
        alertId: 1,
        alertType: 'sanction',
        severity: 'high',
        entityId,
        links: {
          alert: 'http://localhost:3000/alerts?alert=1',
          entity: `http://localhost:3000/entity/${entityId}`,
          api: `http://localhost:3000/api/entities/${entityId}`,
        },
      },
    });
    expect(sent?.raw).not.toMatch(/Halvani/iu);
    expectDescribed(receiver);
    expect(sent?.headers).toMatchObject({
      'tamis-webhook-id': `alert-1-${ctx.now()}`,
      'tamis-webhook-timestamp': String(ctx.now() / 1_000),
      'tamis-webhook-attempt': '1',
      'tamis-webhook-signature': expectedSignature(secret, sent!),
    });
  });

  test('decisions arrive in the order in which they were made, with the party they are about', async () => {
    const { ctx, receiver, deliver } = await aWebhook('match.decided', 'match.proposed');
    await aList(ctx, [aListedParty({ name: NAME })]);
    const entityId = await aCustomer(ctx, { name: NAME });
    const [found] = (await listMatches(ctx, { state: 'pending', limit: 5, offset: 0 })).rows;
    const matchIds = [found!.id];
    await confirmMatches(ctx, { matchIds });
    await undoDecisions(ctx, matchIds);
    await dismissMatches(ctx, { matchIds, reason: 'Another person', note: 'Spoke with his mother', keepQuiet: true });
    await deliver();
    expect(
      receiver.received.map(({ body: { topic, data } }) => [topic, data['step'], data['from'], data['to']]),
    ).toEqual([
      ['match.decided', 'confirm', 'pending', 'confirmed'],
      ['match.decided', 'undo', 'confirmed', 'pending'],
      ['match.decided', 'dismiss', 'pending', 'dismissed'],
    ]);
    expect(receiver.received[0]?.body.data).toMatchObject({
      matchId: found!.id,
      entityId,
      list: 'OFAC',
      sourceRef: NAME,
    });
    expect(receiver.received.map(({ raw }) => raw).join('')).not.toContain('mother');
    expectDescribed(receiver);
  });

  test('what becomes of the files of a list, and of jobs, arrives with the reason', async () => {
    const { ctx, receiver, deliver } = await aWebhook(...TOPIC_NAMES.filter((topic) => topic !== 'alert.raised'));
    await anEntity(ctx);
    await aList(ctx, parties(20));
    await aList(ctx, parties(2));
    await aList(ctx, parties(20), { fails: true }).catch(() => undefined);
    await runJob(ctx, await queueRescreenAll(ctx));
    await runJob(ctx, await queueSync(ctx, 'UN'));
    await deliver();
    const told = receiver.received.map(({ body: { topic, data } }) => [
      topic,
      data['list'] ?? data['kind'],
      data['reason'],
    ]);
    expect(told).toEqual([
      ['list.accepted', 'OFAC', undefined],
      ['list.staged', 'OFAC', expect.stringMatching(/20.*2|2.*20/u)],
      ['list.refused', 'OFAC', expect.stringContaining('breaks off')],
      ['job.finished', 'rescreen-all', undefined],
      ['list.failed', 'UN', expect.stringContaining('private network')],
      ['job.failed', 'UN', expect.stringContaining('private network')],
    ]);
    expect(receiver.received[0]?.body.data).toMatchObject({
      added: 20,
      links: { list: 'http://localhost:3000/lists?list=OFAC' },
    });
    expect(receiver.received[2]?.body.data).toMatchObject({ step: 'refused' });
    expectDescribed(receiver);
    expect((await verify(ctx)).ok).toBe(true);
  });

  test('a person who rejects a file is not named, neither then nor when the file comes again', async () => {
    const { ctx, receiver, deliver } = await aWebhook('list.refused', 'job.failed');
    const sources = { OWN: 'https://lists.example/own.csv' };
    const publisher = {
      ...ctx,
      config: { ...ctx.config, lists: { ...ctx.config.lists, sources } },
      fetchPublic: async () => new Response(ownList(2)),
    };
    await importFile(ctx, 'own', new TextEncoder().encode(ownList(20)));
    await runJob(publisher, await queueSync(publisher, 'OWN'));
    await rejectStaged(ctx, 'own');
    await runJob(publisher, await queueSync(publisher, 'OWN'));
    await deliver();
    expect(receiver.received.map(({ body: { topic, data } }) => [topic, data['step'], data['reason']])).toEqual([
      ['list.refused', 'reject', expect.stringMatching(/^The file has 2 parties, the list in force 20/u)],
      ['job.failed', undefined, expect.stringContaining('that was rejected')],
    ]);
    expect(receiver.received.map(({ raw }) => raw).join('')).not.toContain(nameOfActor(ctx));
    expectDescribed(receiver);
    expect((await listVersions(ctx, 'OWN'))[0]?.reason).toContain(`Rejected by ${nameOfActor(ctx)}.`);
  });

  test('of a failed job that is forgotten by now still says what it was, and why it failed', async () => {
    const { ctx, receiver, deliver } = await aWebhook('job.failed');
    await runJob(ctx, await queueSync(ctx, 'UN'));
    await ctx.db.client.execute('delete from job');
    await deliver();
    expect(receiver.received.map(({ body }) => body.data)).toMatchObject([
      { kind: 'sync', list: null, reason: expect.stringContaining('private network') },
    ]);
    expectDescribed(receiver);
  });

  test('is what happens once the webhook is there, and of a new topic what happens once it has it', async () => {
    const { ctx, receiver, id, deliver } = await aWebhook('job.failed');
    await alerts(ctx, 2);
    await changeWebhook(ctx, { webhookId: id, change: { topics: ['job.failed', 'alert.raised'] } });
    const [later] = await alerts(ctx, 1);
    await deliver();
    expect(receiver.ids()).toEqual([`alert-${later}`]);
  });

  test('is each once, by however many senders at once, in order', async () => {
    const { ctx, receiver, deliver } = await aWebhook('alert.raised');
    const ids = await alerts(ctx, 5);
    await Promise.all([deliver(), deliver(), deliver()]);
    await deliver();
    expect(receiver.ids()).toEqual(ids.map((id) => `alert-${id}`));
    expect(await webhookOf(ctx)).toMatchObject({ waiting: 0, lastDelivery: { status: 204, error: null, attempt: 1 } });
  });

  test('is found by its index, however long the audit log', async () => {
    const { ctx } = await aWebhook('alert.raised');
    const plan = await queryPlan(ctx, sql`select ${nextSeq({ 'match.decided': 4, 'job.failed': 4 })}`);
    expect(plan.join('\n')).toMatch(/SEARCH event USING INDEX audit_event_action \(action=\? AND seq>\?\)/u);
    expect(plan.join('\n')).not.toContain('SCAN event');
  });
});

test('an event whose payload was erased is not sent any more', async () => {
  const { ctx, receiver, deliver } = await aWebhook('match.decided');
  await ctx.db.client.execute("update webhook set positions = json_object('match.decided', 0)");
  const event = { at: 0, actor: 'system', action: 'match.confirm', subjectType: 'entity', payload: '' };
  const chained = { seq: 1_000, salt: '', payloadDigest: '', prevHash: 'a', hash: 'b' };
  await ctx.db.write([ctx.db.orm.insert(auditEvent).values({ ...event, ...chained })]);
  await deliver();
  expect(receiver.received).toEqual([]);
  expect((await webhookOf(ctx)).waiting).toBe(0);
});

test('a damaged event does not block the messages after it', async () => {
  const { ctx, receiver, deliver } = await aWebhook('match.decided', 'list.failed', 'job.failed');
  const start = await chainHead(ctx.db);
  const spoiled = [
    ['match.confirm', '{spoiled'],
    ['match.confirm', '[1]'],
    ['match.dismiss', '{"match":"x"}'],
    ['list.sync-failed', '7'],
    ['job.failed', '"x"'],
    ['job.failed', '{}', 'never'],
  ] as const;
  const written = { actor: 'system', subjectType: 'list', salt: '', payloadDigest: '', prevHash: '' };
  const event = (nr: number, action: string, payload: string, at: unknown = 0) =>
    ctx.db.orm
      .insert(auditEvent)
      .values({ ...written, seq: start.seq + nr, action, payload, at: at as number, prevHash: `${nr}`, hash: `${nr}` });
  await ctx.db.write([
    ...spoiled.map(([action, payload, at], nr) => event(nr + 1, action, payload, at)),
    event(11, 'match.dismiss', '{"match":5,"from":1,"to":null}'),
    event(12, 'list.sync-failed', '{"reason":{}}'),
    event(13, 'job.failed', '{"kind":[],"reason":"No address"}'),
  ]);
  await deliver();
  expect(receiver.received.map(({ body: { topic, data } }) => [topic, data['matchId'] ?? data['reason']])).toEqual([
    ['match.decided', 5],
    ['list.failed', undefined],
    ['job.failed', 'No address'],
  ]);
  expect((await webhookOf(ctx)).waiting).toBe(0);
});

test('a decision that waits for a second person is sent as a proposal, and as a decision once it is approved', async () => {
  const { ctx, receiver, deliver } = await aWebhook('match.decided', 'match.proposed');
  await aList(ctx, [aListedParty({ name: NAME })]);
  await aCustomer(ctx, { name: NAME });
  const second = as(ctx, await aUser(ctx, { username: 'second' }));
  await changeFourEyes(ctx, { version: 0, from: 'low', reason: 'Board decision 12' });
  const [found] = (await listMatches(ctx, { state: 'pending', limit: 5, offset: 0 })).rows;
  const matchIds = [found!.id];
  await confirmMatches(ctx, { matchIds });
  await approveMatches(second, { matchIds });
  await deliver();
  expect(receiver.received.map(({ body: { topic, data } }) => [topic, data['step'], data['to']])).toEqual([
    ['match.proposed', 'propose', 'confirmed'],
    ['match.decided', 'approve', 'confirmed'],
  ]);
  expectDescribed(receiver);
});

test('what happens after a backup was restored has another id than what happened before it, although it has its number', async () => {
  const { ctx, receiver, deliver } = await aWebhook('alert.raised');
  await alerts(ctx, 1);
  await deliver();
  // As the backup had it.
  await ctx.db.client.batch([
    'delete from alert',
    `update sqlite_sequence set seq = 0 where name = 'alert'`,
    `update webhook set positions = json_object('alert.raised', 0)`,
  ]);
  ctx.advance(60_000);
  await alerts(ctx, 1);
  await deliver();
  const [before, after] = receiver.received.map(({ body }) => body.id);
  expect(receiver.ids()).toEqual(['alert-1', 'alert-1']);
  expect(after).not.toBe(before);
});
