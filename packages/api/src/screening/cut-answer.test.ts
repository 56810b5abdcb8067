import { alert, entity, match, screening } from '@tamis/db/schema';
import { asc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { aCustomer } from '../../test/builders.ts';
import { aList, aListedParty } from '../../test/list-builders.ts';
import { type TestCtx, aContext } from '../../test/test-context.ts';
import { rescreenEntities } from '../entities/screen-again.ts';
import { updateEntity } from '../entities/service.ts';
import { rescreenAll } from '../jobs/requests.ts';
import { runDueJobs } from '../jobs/runner.ts';
import { dismissMatches } from './decisions.ts';
import { replayScreening } from './replay.ts';

const NAME = 'Rustam Idrisovich Halvani';
/** So many parties with the name; the year determines how similar to the customer of 1968 they are. */
const namesakes = (count: number, year: number) =>
  Array.from({ length: count }, (_, at) => {
    const date = `${year}-03-14`;
    return aListedParty({ name: NAME, sourceRef: `${year} ${at}`, dates: [{ from: date, to: date }] });
  });
/** Alike by name alone, and less so than those of the customer's own year. */
const unlike = namesakes(5, 1969);
const alike = namesakes(25, 1968);

async function aCustomerOf(ctx: TestCtx): Promise<number> {
  return aCustomer(ctx, { name: NAME, country: 'Uzbekistan', additionalInfo: { birthDate: '1968-03-14' } });
}

/** How many matches are in each state. */
async function states(ctx: TestCtx): Promise<Record<string, number>> {
  const rows = await ctx.db.orm.select({ state: match.state }).from(match);
  return Object.fromEntries([...Map.groupBy(rows, ({ state }) => state)].map(([state, all]) => [state, all.length]));
}

const waiting = (ctx: TestCtx) =>
  ctx.db.orm
    .select({ id: match.id, score: match.score })
    .from(match)
    .where(eq(match.state, 'pending'))
    .orderBy(asc(match.score), asc(match.id));

/** A while later. */
async function dismissAll(ctx: TestCtx, { keepQuiet } = { keepQuiet: true }): Promise<void> {
  ctx.advance(60_000);
  const matchIds = (await waiting(ctx)).map(({ id }) => id);
  await dismissMatches(ctx, { matchIds, reason: 'Another person', keepQuiet });
}

describe('a match that waits', () => {
  test.each([
    ['when everybody is screened anew', rescreenAll],
    ['when the customer is', (ctx: TestCtx, id: number) => rescreenEntities(ctx, [id])],
    ['when the customer changes', (ctx: TestCtx, id: number) => updateEntity(ctx, id, { name: `${NAME} ` })],
  ])('still waits behind twenty that score higher, %s', async (_, again) => {
    const ctx = await aContext({ role: 'admin' });
    await aList(ctx, unlike);
    const entityId = await aCustomerOf(ctx);
    const before = await waiting(ctx);
    expect(before).toHaveLength(5);
    await aList(ctx, [...unlike, ...alike]);
    await runDueJobs(ctx);
    expect(await states(ctx)).toEqual({ pending: 25 });
    await again(ctx, entityId);
    await ctx.settled();
    expect(await states(ctx)).toEqual({ pending: 25 });
    expect((await waiting(ctx)).slice(0, 5)).toEqual(before);
  });

  test('waits again behind them if a decision on it was proposed before the customer changed', async () => {
    const ctx = await aContext({ role: 'admin' });
    await aList(ctx, unlike);
    const entityId = await aCustomerOf(ctx);
    const proposal = { to: 'confirmed', from: 'pending', reason: null, note: null, keepQuiet: true } as const;
    const proposed = { state: 'proposed', proposal, proposedBy: ctx.user?.id, proposedAt: ctx.now() } as const;
    await ctx.db.write([ctx.db.orm.update(match).set(proposed).where(eq(match.id, 1))]);
    await aList(ctx, [...unlike, ...alike]);
    await runDueJobs(ctx);
    expect(await states(ctx)).toEqual({ pending: 25, proposed: 1 });
    await updateEntity(ctx, entityId, { name: 'Rustam Halvani' });
    expect(await states(ctx)).toEqual({ pending: 26 });
  });

  test('is settled behind them too if it no longer resembles the customer, or is no longer listed', async () => {
    const ctx = await aContext({ role: 'admin' });
    await aList(ctx, unlike);
    const entityId = await aCustomerOf(ctx);
    const alias = { text: 'Signe Almqvist', kind: 'aka', strength: 'strong' } as const;
    const alsoCalled = alike.map((party) => ({ ...party, names: [...party.names, alias] }));
    await aList(ctx, [...unlike.slice(1), ...alsoCalled]);
    await runDueJobs(ctx);
    await updateEntity(ctx, entityId, { name: alias.text });
    const rows = await ctx.db.orm.select().from(match).orderBy(asc(match.id)).limit(unlike.length);
    expect(rows.map(({ state, reason }) => [state, reason])).toEqual([
      ['dismissed', 'Taken off the list'],
      ...unlike.slice(1).map(() => ['dismissed', 'No longer alike after a change']),
    ]);
    expect(await states(ctx)).toEqual({ dismissed: 5, pending: 20 });
  });
});

describe('of more than twenty parties that resemble a customer', () => {
  test('the best wait, the alert and the certificate say that there are more, and they follow once those are decided', async () => {
    const ctx = await aContext({ role: 'admin' });
    await aList(ctx, [...unlike, ...alike, ...namesakes(20, 1967)]);
    await aCustomerOf(ctx);
    expect(await states(ctx)).toEqual({ pending: 20 });
    const [told] = await ctx.db.orm.select().from(alert);
    expect(told?.content).toContain('There are more: they follow once these are decided.');
    const [first] = await waiting(ctx);
    await dismissMatches(ctx, { matchIds: [first?.id ?? 0], reason: 'Another person', keepQuiet: true });
    expect(await states(ctx)).toEqual({ pending: 19, dismissed: 1 });
    await dismissAll(ctx);
    expect(await states(ctx)).toEqual({ pending: 20, dismissed: 20 });
    await dismissAll(ctx);
    expect(await states(ctx)).toEqual({ pending: 10, dismissed: 40 });
    const alerts = await ctx.db.orm.select().from(alert);
    const news = alerts.filter(({ alertType }) => alertType === 'sanction').map(({ content }) => content);
    expect(news.map((content) => [/(\d+) possible/u.exec(content)?.[1], content.includes('There are more')])).toEqual([
      ['20', true],
      ['20', true],
      ['10', false],
    ]);
    await dismissAll(ctx);
    expect(await states(ctx)).toEqual({ dismissed: 50 });
  });

  test('deciding the last waiting match raises the alert of a changed risk once, and only if the risk changes', async () => {
    const ctx = await aContext({ role: 'admin' });
    await aList(ctx, alike);
    const entityId = await aCustomerOf(ctx);
    const riskAlerts = async () =>
      (await ctx.db.orm.select().from(alert).orderBy(asc(alert.id)))
        .filter(({ alertType }) => alertType === 'risk_score_change')
        .map(({ content }) => content.replace(/ from .* to /, ' to '));
    const scoreOf = async () => (await ctx.db.orm.select().from(entity).where(eq(entity.id, entityId)))[0]?.riskScore;
    const waitingScore = await scoreOf();
    await dismissAll(ctx);
    expect(await scoreOf()).toBe(waitingScore);
    expect(await riskAlerts()).toEqual([]);
    await dismissAll(ctx);
    expect(await riskAlerts()).toEqual([expect.stringContaining('(Low Risk)')]);
  });

  test('a match that is dismissed but not kept quiet does not come back with the next ones', async () => {
    const ctx = await aContext({ role: 'admin' });
    await aList(ctx, alike);
    await aCustomerOf(ctx);
    await dismissAll(ctx, { keepQuiet: false });
    expect(await states(ctx)).toEqual({ pending: 5, dismissed: 20 });
  });

  test('a certificate that counts the decided ones has the same result in a replay', async () => {
    const ctx = await aContext({ role: 'admin' });
    await aList(ctx, alike);
    await aCustomerOf(ctx);
    await dismissAll(ctx);
    const certificates = await ctx.db.orm.select().from(screening).orderBy(asc(screening.id));
    expect(certificates.map(({ maxHits, truncated, answer }) => [maxHits, truncated, answer.length])).toEqual([
      [20, true, 20],
      [40, false, 25],
    ]);
    const replay = await replayScreening(ctx, certificates.at(-1)?.id ?? 0);
    expect([replay.again, replay.today]).toEqual([[], []]);
  });
});
