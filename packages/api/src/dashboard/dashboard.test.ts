import { alertRead, entity, report } from '@tamis/db/schema';
import { insertMany } from '@tamis/db/db';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { aCase, aCaseActivity, aCustomer, aUser, anAlert, anArticle, anEntity } from '../../test/builders.ts';
import { plansOf, questionsOf } from '../../test/query-plan.ts';
import { aContext, as } from '../../test/test-context.ts';
import { updateEntity } from '../entities/service.ts';
import { Dashboard } from './schema.ts';
import { dashboard } from './service.ts';

const DAY = 86_400_000;

test('an empty system has nothing to show', async () => {
  const ctx = await aContext();
  expect(await dashboard(ctx)).toEqual({
    stats: { totalEntities: 0, highRiskAlerts: 0, activeCases: 0, completedReports: 0 },
    highRiskEntities: [],
    adverseMedia: [],
    caseActivities: [],
  });
});

describe('the four numbers', () => {
  test('Entities Monitored counts all entities', async () => {
    const ctx = await aContext();
    await anEntity(ctx, { declaredScore: 90 });
    await anEntity(ctx);
    expect((await dashboard(ctx)).stats.totalEntities).toBe(2);
  });

  test('High Risk Alerts are those of high severity that this user has not read', async () => {
    const ctx = await aContext();
    const entityId = await anEntity(ctx);
    await anAlert(ctx, { entityId, severity: 'medium' });
    await anAlert(ctx, { entityId });
    const read = await anAlert(ctx, { entityId });
    await ctx.db.write([insertMany(alertRead, [{ alertId: read, userId: ctx.user!.id, readAt: ctx.now() }])]);
    expect((await dashboard(ctx)).stats.highRiskAlerts).toBe(1);
    const colleague = as(ctx, await aUser(ctx, { role: 'viewer' }));
    expect((await dashboard(colleague)).stats.highRiskAlerts).toBe(2);
  });

  test('alerts older than an account count as read for it', async () => {
    const ctx = await aContext();
    const entityId = await anEntity(ctx);
    await anAlert(ctx, { entityId });
    ctx.advance(DAY);
    const newcomer = as(ctx, await aUser(ctx, { role: 'viewer' }));
    expect((await dashboard(newcomer)).stats.highRiskAlerts).toBe(0);
    await anAlert(ctx, { entityId });
    expect((await dashboard(newcomer)).stats.highRiskAlerts).toBe(1);
    expect((await dashboard(ctx)).stats.highRiskAlerts).toBe(2);
  });

  test('Active Cases are those not resolved', async () => {
    const ctx = await aContext();
    const entityId = await anEntity(ctx);
    for (const status of ['open', 'in_progress', 'escalated', 'resolved'] as const) {
      await aCase(ctx, { entityId, status });
    }
    expect((await dashboard(ctx)).stats.activeCases).toBe(3);
  });

  test('Completed Reports counts the stored reports', async () => {
    const ctx = await aContext();
    const entityId = await anEntity(ctx);
    const given = { entityId, format: 'html' as const, sha256: '', bytes: Buffer.from('x'), createdAt: ctx.now() };
    await ctx.db.write([ctx.db.orm.insert(report).values(given)]);
    expect((await dashboard(ctx)).stats.completedReports).toBe(1);
  });
});

test('Recent High Risk Entities: at most ten of 70 and above, those first that became so last', async () => {
  const ctx = await aContext();
  await anEntity(ctx, { declaredScore: 69 });
  const [older, newer] = [await anEntity(ctx, { declaredScore: 80 }), await anEntity(ctx, { declaredScore: 80 })];
  const top = await anEntity(ctx, { declaredScore: 70, assessedScore: 95 });
  expect((await dashboard(ctx)).highRiskEntities.map((one) => one.id)).toEqual([top, newer, older]);
  for (let at = 0; at < 10; at += 1) await anEntity(ctx, { declaredScore: 70 });
  expect((await dashboard(ctx)).highRiskEntities).toHaveLength(10);
});

test('Recent High Risk Entities: old ones of 100 do not hide a new one, nor one that became so just now', async () => {
  const ctx = await aContext();
  const became = await aCustomer(ctx, { name: 'Old Customer' });
  for (let at = 0; at < 11; at += 1) await aCustomer(ctx, { name: `Sanctioned ${at}`, riskScore: 100 });
  const newest = async () => (await dashboard(ctx)).highRiskEntities[0]?.id;
  ctx.advance(DAY);
  const added = await aCustomer(ctx, { name: 'New Customer', riskScore: 95 });
  expect(await newest()).toBe(added);
  ctx.advance(DAY);
  await updateEntity(ctx, became, { riskScore: 70 });
  expect(await newest()).toBe(became);
  ctx.advance(DAY);
  await updateEntity(ctx, added, { riskScore: 100 });
  expect(await newest(), 'it is a high one still').toBe(became);
  await updateEntity(ctx, became, { riskScore: 0 });
  expect(await newest()).toBe(added);
});

test('Recent Adverse Media: the five published last', async () => {
  const ctx = await aContext();
  const entityIds = [await anEntity(ctx)];
  const ids: number[] = [];
  for (let age = 0; age < 6; age += 1) {
    ids.push(await anArticle(ctx, { entityIds, publishedAt: ctx.now() - age * DAY }));
  }
  expect((await dashboard(ctx)).adverseMedia.map((item) => item.id)).toEqual(ids.slice(0, 5));
});

test('Recent Case Activity: the ten newest, with entity and user', async () => {
  const ctx = await aContext();
  const caseId = await aCase(ctx, { entityId: await anEntity(ctx, { name: 'Ostbank' }) });
  for (let at = 0; at < 11; at += 1) {
    await aCaseActivity(ctx, { caseId, content: `Comment ${at}`, userId: at === 10 ? null : ctx.user?.id });
    ctx.advance(1_000);
  }
  const shown = await dashboard(ctx);
  expect(v.parse(Dashboard, shown)).toEqual(shown);
  expect(shown.caseActivities).toHaveLength(10);
  expect(shown.caseActivities[0]).toMatchObject({ content: 'Comment 10', user: { fullName: 'System' } });
  expect(shown.caseActivities[1]).toMatchObject({
    content: 'Comment 9',
    entity: { name: 'Ostbank' },
    user: { fullName: 'Test Analyst' },
  });
});

test('no query of it reads or sorts a whole table', async () => {
  const ctx = await aContext();
  // Counting all rows walks the smallest index; a newest-first list stops at its limit.
  for (const step of await plansOf(ctx, () => dashboard(ctx))) expect(step).not.toMatch(/SCAN \w+$|TEMP B-TREE/u);
});

test('thousands of entities take as many queries as a dozen', async () => {
  const ctx = await aContext();
  const now = ctx.now();
  const rows = Array.from({ length: 3_000 }, (_, at) => ({
    name: `Person ${at}`,
    type: 'person' as const,
    country: 'Germany',
    declaredScore: at % 101,
    nameKey: `person ${at}`,
    matchHash: '',
    createdAt: now,
    updatedAt: now,
  }));
  const [dozen, others] = [rows.splice(-12), rows];
  await ctx.db.write([insertMany(entity, dozen)]);
  const before = await questionsOf(ctx, () => dashboard(ctx));
  await ctx.db.write([insertMany(entity, others)]);
  const after = await questionsOf(ctx, () => dashboard(ctx));
  expect(after.questions).toBe(before.questions);
  expect(after.answer.stats.totalEntities).toBe(3_000);
});
