import { insertMany } from '@tamis/db/db';
import { alert, alertRead, auditEvent } from '@tamis/db/schema';
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { aUser, anAlert, anArticle, anEntity, halvani, matchesOf } from '../../test/builders.ts';
import { aList, aListedParty } from '../../test/list-builders.ts';
import { plansOf } from '../../test/query-plan.ts';
import { type TestCtx, aContext, as } from '../../test/test-context.ts';
import { createEntity } from '../entities/service.ts';
import { bandAlert } from '../risk/band-alert.ts';
import { createCaller } from '../router.ts';
import { confirmMatches, dismissMatches } from '../screening/decisions.ts';
import { scoreChangeIn } from './alert-text.ts';
import { matchesText } from './matches-text.ts';
import { getAlert, listAlerts, markAllRead, markRead, undoMarkAllRead, unreadCount } from './service.ts';

async function threeAlerts(): Promise<{ ctx: TestCtx; ids: number[] }> {
  const ctx = await aContext();
  const entityId = await anEntity(ctx);
  const ids = [];
  for (const severity of ['high', 'medium', 'high'] as const) ids.push(await anAlert(ctx, { entityId, severity }));
  return { ctx, ids };
}

test('marking all as read is one write, for this person only', async () => {
  const { ctx } = await threeAlerts();
  const other = as(ctx, await aUser(ctx, { username: 'other' }));
  expect(await markAllRead(ctx, 'all')).toMatchObject({ count: 3 });
  expect(await unreadCount(ctx)).toBe(0);
  expect(await unreadCount(other)).toBe(3);
  const events = await ctx.db.orm.select().from(auditEvent).where(eq(auditEvent.action, 'alert.read-all'));
  expect(events).toHaveLength(1);
});

test('only what fits the filter is marked', async () => {
  const { ctx } = await threeAlerts();
  expect(await markAllRead(ctx, 'high')).toMatchObject({ count: 2 });
  expect(await unreadCount(ctx)).toBe(1);
});

test('undone, what it had marked is unread again, and what was read before stays read', async () => {
  const { ctx, ids } = await threeAlerts();
  await markRead(ctx, ids[0]!);
  ctx.advance(1_000);
  const { count, readAt } = await markAllRead(ctx, 'all');
  expect(count).toBe(2);
  expect(await undoMarkAllRead(ctx, Date.parse(readAt))).toBe(2);
  expect(await unreadCount(ctx)).toBe(2);
  expect(await undoMarkAllRead(ctx, Date.parse(readAt))).toBe(0);
});

test.each(['2025-03-01T12:00:00+05', '2025-03-01T12:00:00 +05:30'])('%s names no marking to undo', async (readAt) => {
  const { ctx } = await threeAlerts();
  const undo = createCaller(ctx).alerts.undoMarkAllRead({ readAt });
  await expect(undo).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  await expect(undo).rejects.toThrow('Expected a time like 2026-03-31T12:00:00Z');
});

test('of very many, each write marks a few, in the order of their ids; so does the undo', async () => {
  const { ctx, ids } = await threeAlerts();
  const entityId = (await getAlert(ctx, ids[0]!)).entityId;
  const more = Array.from({ length: 1_200 }, (_, n) => ({
    entityId,
    alertType: 'sanction' as const,
    severity: 'high' as const,
    content: 'A possible match.',
    cause: `many:${n}`,
    createdAt: ctx.now(),
  }));
  await ctx.db.write([insertMany(alert, more)]);
  const write = vi.spyOn(ctx.db, 'write');
  const plans = await plansOf(ctx, async () => {
    const { count, readAt } = await markAllRead(ctx, 'all');
    expect([count, await unreadCount(ctx)]).toEqual([1_203, 0]);
    expect(await undoMarkAllRead(ctx, Date.parse(readAt))).toBe(1_203);
  });
  expect(write).toHaveBeenCalledTimes(6);
  expect(await unreadCount(ctx)).toBe(1_203);
  const actions = (await ctx.db.orm.select().from(auditEvent)).map(({ payload }) => payload);
  expect(actions.filter((payload) => payload.includes('"alerts":500'))).toHaveLength(4);
  expect(plans.filter((step) => step.includes('TEMP B-TREE'))).toEqual([]);
});

test('the unread are counted exactly, whatever was read: older than the account, by others, or several times', async () => {
  const { ctx, ids } = await threeAlerts();
  const old = ids[0]!;
  ctx.advance(1_000);
  const newcomer = as(ctx, await aUser(ctx, { username: 'newcomer' }));
  const { entityId } = await getAlert(ctx, old);
  const alerts = [await anAlert(ctx, { entityId }), await anAlert(ctx, { entityId }), await anAlert(ctx, { entityId })];
  // What is older than the account is read for it, marked or not.
  await ctx.db.write([insertMany(alertRead, [{ alertId: old, userId: newcomer.user!.id, readAt: ctx.now() }])]);
  for (const id of [alerts[0]!, alerts[0]!, old]) await markRead(newcomer, id);
  await markRead(ctx, alerts[1]!);
  for (const [reader, unread] of [
    [newcomer, 2],
    [ctx, 5],
  ] as const) {
    expect(await unreadCount(reader)).toBe(unread);
    expect(await createCaller(reader).alerts.list({ filter: 'unread' })).toMatchObject({ total: unread });
  }
});

test('the unread are counted by an index, and only what the reader has read is looked at', async () => {
  const { ctx } = await threeAlerts();
  const plans = await plansOf(ctx, () => unreadCount(ctx));
  expect(plans).toEqual([
    'SEARCH alert USING COVERING INDEX alert_created (created_at>?)',
    'SCALAR SUBQUERY 1',
    expect.stringMatching(/^SEARCH alert_read USING COVERING INDEX \w+ \(user_id=\?\)$/),
    'SEARCH alert USING INTEGER PRIMARY KEY (rowid=?)',
  ]);
});

test('an alert for an article names the article, and no other alert does', async () => {
  const ctx = await aContext();
  const entityId = await anEntity(ctx);
  const articleId = await anArticle(ctx, { entityIds: [entityId] });
  await anAlert(ctx, { entityId, alertType: 'adverse_media', articleId });
  await anAlert(ctx, { entityId });
  const { rows } = await listAlerts(ctx, { filter: 'all', limit: 10, offset: 0 });
  expect(rows.map(({ articleId }) => articleId)).toEqual([undefined, articleId]);
});

test('one alert is returned with whether this person has read it', async () => {
  const { ctx, ids } = await threeAlerts();
  const other = as(ctx, await aUser(ctx, { username: 'other' }));
  await markRead(ctx, ids[1]!);
  expect(await getAlert(ctx, ids[1]!)).toMatchObject({ id: ids[1], severity: 'medium', isRead: true });
  expect(await getAlert(other, ids[1]!)).toMatchObject({ isRead: false });
  await expect(getAlert(ctx, 99)).rejects.toMatchObject({ code: 'NOT_FOUND', message: 'Alert 99 not found' });
});

test('with nothing unread nothing is written', async () => {
  const { ctx } = await threeAlerts();
  await markAllRead(ctx, 'all');
  const events = async () => (await ctx.db.orm.select().from(auditEvent)).length;
  const before = await events();
  expect(await markAllRead(ctx, 'all')).toMatchObject({ count: 0 });
  expect(await events()).toBe(before);
});

test.each([
  [38, 58],
  [0, 100],
  [70, 69],
])('the scores %i and %i are read from the text of the alert', (before, after) => {
  const { content } = bandAlert(1, { before, after, now: 0, cause: 'a change', why: 'From 3 owners to 4 now.' });
  expect(scoreChangeIn(content)).toEqual({ before, after });
});

test('no scores are read from a text without a change', () => {
  const told = 'A sum moved from 10 banks to 12 others';
  expect(scoreChangeIn(told)).toBeNull();
  expect(scoreChangeIn(`Adverse media: ${told}`)).toBeNull();
});

describe('the states of the matches of an alert', () => {
  test('is told with it, by one question for the page and by index, and who has not read it still has not', async () => {
    const ctx = await aContext();
    await aList(ctx, [aListedParty(), aListedParty({ sourceRef: 'other', dates: [] })]);
    const { id } = await createEntity(ctx, halvani);
    const others = await anEntity(ctx);
    await anAlert(ctx, { entityId: others });
    const [one, other] = await matchesOf(ctx, id);
    const told = async () => {
      const { rows } = await listAlerts(ctx, { filter: 'all', limit: 10, offset: 0 });
      return rows.filter(({ alertType }) => alertType === 'sanction').map((row) => [row.entityId, matchesText(row)]);
    };
    expect(await told()).toEqual([
      [others, null],
      [id, null],
    ]);
    // Compared anew since: the alert is of the match all the same.
    ctx.advance(60_000);
    await createCaller(ctx).entities.rescreen({ entityIds: [id] });
    await dismissMatches(ctx, { matchIds: [other!.id], reason: 'Name only', keepQuiet: true });
    expect(await told()).toEqual([
      [others, null],
      [id, '1 dismissed, 1 waits'],
    ]);
    await confirmMatches(ctx, { matchIds: [one!.id] });
    expect((await told())[1]).toEqual([id, '1 confirmed, 1 dismissed']);
    expect(await unreadCount(ctx)).toBeGreaterThan(1);
    const plans = await plansOf(ctx, told);
    expect(plans.filter((step) => step.includes(' match '))).toEqual([
      expect.stringMatching(/^SEARCH match USING INDEX match_entity_\w+ \(entity_id=\?\)$/u),
    ]);
  });

  const none = { waiting: 0, confirmed: 0, dismissed: 0, withdrawn: 0, decidedBy: [] };
  test.each([
    [{ waiting: 2 }, null],
    [{ confirmed: 1, decidedBy: ['Ines Valcourt'] }, 'Confirmed by Ines Valcourt'],
    [{ confirmed: 2, decidedBy: ['Ines Valcourt'] }, 'Both confirmed by Ines Valcourt'],
    [{ dismissed: 3, decidedBy: ['Ines Valcourt', 'Ada Brandt'] }, 'All 3 dismissed by Ines Valcourt and Ada Brandt'],
    [{ withdrawn: 1 }, 'Withdrawn'],
    [{ dismissed: 1, waiting: 1, decidedBy: ['Ines Valcourt'] }, '1 dismissed, 1 waits'],
    [{ confirmed: 1, withdrawn: 1, waiting: 2 }, '1 confirmed, 1 withdrawn, 2 wait'],
  ])('%j is said in words', (matches, words) => {
    expect(matchesText({ matches: { ...none, ...matches } })).toBe(words);
  });
});
