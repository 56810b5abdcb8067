import { job, session, user, webhook, webhookDelivery } from '@tamis/db/schema';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { aUser } from '../../test/builders.ts';
import { plansOf, questionsOf } from '../../test/query-plan.ts';
import { type TestCtx, aContext, as } from '../../test/test-context.ts';
import type { AuditAction } from '../audit/actions.ts';
import { changeRole } from '../auth/service.ts';
import { authenticate, startSession } from '../auth/sessions.ts';
import type { CurrentUser } from '../context.ts';
import { commit } from '../write.ts';
import { createBell } from './bell.ts';
import { changesAfter, placeOfNew } from './changes.ts';
import { type LiveMessage, liveMessages } from './stream.ts';

/** A write that does nothing but record an event. */
const did = (ctx: TestCtx, ...actions: AuditAction[]) =>
  commit(ctx, async (write) => {
    for (const action of actions) write.audit(action, { type: 'entity', id: 1 }, {});
  });

const topicsAfter = async (ctx: TestCtx, reader: CurrentUser, seq: number) =>
  (await changesAfter(ctx, reader, seq)).topics;

const listen = (reader: TestCtx) => liveMessages(reader, { seq: null, signal: new AbortController().signal }).next();

/** Someone who listens, with what has been said so far; hints only, unless asked for all. */
async function aListener(ctx: TestCtx, from: { seq?: number } = {}) {
  const person = ctx.user;
  if (!person) throw new Error('Nobody listens');
  const found = await authenticate(ctx, await startSession(ctx, person.id));
  const gone = new AbortController();
  const messages = liveMessages(
    { ...ctx, sessionId: found?.sessionId ?? null },
    { seq: from.seq ?? null, signal: gone.signal },
  );
  await messages.next();
  return {
    sessionId: found?.sessionId ?? '',
    leave: () => gone.abort(),
    /** The next message that is no heartbeat; undefined at the end. */
    next: async (): Promise<LiveMessage | undefined> => {
      for (;;) {
        const { value, done } = await messages.next();
        if (done) return undefined;
        if (value.kind !== 'heartbeat') return value;
      }
    },
  };
}

const withBell = async () => Object.assign(await aContext(), { bell: createBell() });

test('a write informs all other readers of the kind of change, and nothing else', async () => {
  const ctx = await withBell();
  const listener = await aListener(ctx);
  const heard = listener.next();
  await did(ctx, 'match.confirm');
  expect(await heard).toEqual({ kind: 'hints', seq: expect.any(Number), hints: ['match'] });
  listener.leave();
});

test('changes in quick succession are sent together', async () => {
  const ctx = await withBell();
  const listener = await aListener(ctx);
  const heard = listener.next();
  await did(ctx, 'case.create');
  await did(ctx, 'case.comment', 'match.dismiss');
  const first = await heard;
  expect(first).toMatchObject({ kind: 'hints' });
  expect(first?.kind === 'hints' && first.hints.toSorted()).toEqual(['case', 'match']);
  listener.leave();
});

test('what all windows ask for after a write is read once; only whose session it is, each asks', async () => {
  const ctx = await withBell();
  const windows = 12;
  const listeners = await Promise.all(Array.from({ length: windows }, () => aListener(ctx)));
  await did(ctx, 'entity.update');
  const { answer, questions } = await questionsOf(ctx, () => Promise.all(listeners.map((listener) => listener.next())));
  for (const message of answer) expect(message).toMatchObject({ hints: ['entity'] });
  // Three of each window's own before; a slow machine may read what is shared more than once.
  expect(questions).toBeLessThan(2 * windows);
  for (const listener of listeners) listener.leave();
});

test('a reader who reconnects gets what was missed, and only that', async () => {
  const ctx = await withBell();
  await did(ctx, 'entity.update');
  const { seq } = await changesAfter(ctx, ctx.user!, 0);
  await did(ctx, 'report.create');
  const listener = await aListener(ctx, { seq });
  expect(await listener.next()).toMatchObject({ hints: ['report'] });
  listener.leave();
});

test('a reader who is ahead of the log, since a backup was restored, gets everything in it', async () => {
  const ctx = await withBell();
  await did(ctx, 'report.create');
  const listener = await aListener(ctx, { seq: 10_000 });
  expect(await listener.next()).toMatchObject({ hints: ['report'] });
  const heard = listener.next();
  await did(ctx, 'match.confirm');
  expect(await heard).toMatchObject({ hints: ['match'] });
  listener.leave();
});

test('a new reader gets what happened while the page was loading', async () => {
  const ctx = await aContext();
  await did(ctx, 'case.create');
  ctx.advance(60_000);
  await did(ctx, 'match.confirm');
  ctx.advance(5_000);
  expect(await topicsAfter(ctx, ctx.user!, await placeOfNew(ctx))).toEqual(['match']);
});

test('on a young system a reader hears of everything so far', async () => {
  const ctx = await aContext();
  await did(ctx, 'match.confirm', 'case.create');
  expect(await topicsAfter(ctx, ctx.user!, await placeOfNew(ctx))).toEqual(['match', 'case']);
});

test('where a reader starts is found on an index, not by reading the log', async () => {
  const ctx = await aContext();
  expect((await plansOf(ctx, () => placeOfNew(ctx))).join('; ')).toMatch(
    /^SEARCH audit_event USING .*audit_event_at[^;]*$/,
  );
});

test('a reader who missed too much is informed that everything changed', async () => {
  const ctx = await aContext();
  const actions = Array.from({ length: 1_000 }, () => 'case.comment' as const);
  await did(ctx, ...actions, 'match.undo');
  const { seq, topics } = await changesAfter(ctx, ctx.user!, 0);
  expect(topics).toContain('list');
  expect(await topicsAfter(ctx, ctx.user!, seq)).toEqual([]);
});

test('only administrators are informed of changes of users', async () => {
  const ctx = await aContext();
  const { seq } = await changesAfter(ctx, ctx.user!, 0);
  await did(ctx, 'user.role');
  expect(await topicsAfter(ctx, ctx.user!, seq)).toEqual([]);
  expect(await topicsAfter(ctx, await aUser(ctx, { username: 'head', role: 'admin' }), seq)).toEqual(['user']);
});

test("what a user has read is sent to that user's windows only", async () => {
  const ctx = await aContext();
  const other = await aUser(ctx, { username: 'other' });
  const { seq } = await changesAfter(ctx, ctx.user!, 0);
  await did(ctx, 'alert.read');
  expect(await topicsAfter(ctx, other, seq)).toEqual([]);
  expect(await topicsAfter(ctx, ctx.user!, seq)).toEqual(['alert']);
});

test('signing in and out is no change of anything that is shown', async () => {
  const ctx = await aContext();
  const { seq } = await changesAfter(ctx, ctx.user!, 0);
  await did(ctx, 'user.login', 'user.logout', 'user.backoff');
  expect(await topicsAfter(ctx, ctx.user!, seq)).toEqual([]);
});

test('progress and the end of a job are sent, even without an event in the audit log', async () => {
  const ctx = await withBell();
  const [{ id } = { id: 0 }] = await ctx.db.orm
    .insert(job)
    .values({ kind: 'upload', state: 'running', payload: {}, createdAt: ctx.now() })
    .returning({ id: job.id });
  const listener = await aListener(ctx);
  for (const change of [{ done: 40 }, { state: 'failed' as const }]) {
    const heard = listener.next();
    await ctx.db.write([ctx.db.orm.update(job).set(change).where(eq(job.id, id))]);
    expect(await heard).toMatchObject({ hints: ['job'] });
  }
  listener.leave();
});

test('only administrators are informed of attempts to deliver to a webhook', async () => {
  const ctx = await withBell();
  const head = as(ctx, await aUser(ctx, { username: 'head', role: 'admin' }));
  const [admin, analyst] = [await aListener({ ...head, bell: ctx.bell }), await aListener(ctx)];
  const heard = admin.next();
  const nothing = analyst.next();
  const add = sql`insert into ${webhook} (url, description, secret, positions, created_at) values ('', '', '', '{}', 0)`;
  const attempt = sql`insert into ${webhookDelivery} (webhook_id, message_id, topic, body, attempt, at, took_ms) values (1, '', '', '', 1, 0, 0)`;
  await ctx.db.write([add, attempt]);
  ctx.bell.ring();
  expect(await heard).toMatchObject({ hints: ['webhook'] });
  await did(ctx, 'match.confirm');
  expect(await nothing).toMatchObject({ hints: ['match'] });
  admin.leave();
  analyst.leave();
});

test('the stream ends with its session', async () => {
  const ctx = await withBell();
  const listener = await aListener(ctx);
  const heard = listener.next();
  await ctx.db.write([ctx.db.orm.delete(session).where(eq(session.id, listener.sessionId))]);
  ctx.bell.ring();
  expect(await heard).toEqual({ kind: 'ended' });
  expect(await listener.next()).toBeUndefined();
});

test('the stream ends when its person is given another role', async () => {
  const ctx = await withBell();
  const listener = await aListener(ctx);
  const heard = listener.next();
  await ctx.db.write([ctx.db.orm.update(user).set({ role: 'viewer' }).where(eq(user.id, ctx.user!.id))]);
  ctx.bell.ring();
  expect(await heard).toEqual({ kind: 'ended' });
});

test('the stream says that its session ended because of another role', async () => {
  const ctx = await withBell();
  const listener = await aListener(ctx);
  const heard = listener.next();
  const admin = as(ctx, await aUser(ctx, { username: 'head', role: 'admin' }));
  await changeRole(admin, { userId: ctx.user!.id, role: 'viewer' });
  ctx.bell.ring();
  expect(await heard).toEqual({ kind: 'ended', because: 'role' });
});

test('the stream ends when the account is disabled', async () => {
  const ctx = await withBell();
  const listener = await aListener(ctx);
  const heard = listener.next();
  await ctx.db.write([ctx.db.orm.update(user).set({ disabledAt: ctx.now() }).where(eq(user.id, ctx.user!.id))]);
  ctx.bell.ring();
  expect(await heard).toEqual({ kind: 'ended' });
});

test('listening does not prolong a session', async () => {
  const ctx = await withBell();
  const listener = await aListener(ctx);
  const expiry = async () => (await ctx.db.orm.select().from(session).where(eq(session.id, listener.sessionId)))[0];
  const before = await expiry();
  const heard = listener.next();
  await did(ctx, 'match.confirm');
  await heard;
  expect(await expiry()).toEqual(before);
  listener.leave();
});

test('a host that cannot wait sends what is new and ends the stream', async () => {
  const ctx = await aContext();
  await did(ctx, 'match.confirm');
  const listener = await aListener(ctx, { seq: 0 });
  expect(await listener.next()).toMatchObject({ kind: 'hints' });
  expect(await listener.next()).toBeUndefined();
});

test('a ring between reading what changed and waiting is not missed', async () => {
  const bell = createBell();
  const heard = bell.rings();
  bell.ring();
  expect(await bell.wait(heard, 60_000, new AbortController().signal)).toBe(true);
});

test('nobody listens without a session, nor before the account is approved', async () => {
  const ctx = await withBell();
  await expect(listen({ ...ctx, sessionId: null })).rejects.toThrow('Not signed in');
  const waiting = { ...as(ctx, { ...ctx.user!, pending: true }), sessionId: 'any' };
  await expect(listen(waiting)).rejects.toThrow('is waiting for an administrator');
});
