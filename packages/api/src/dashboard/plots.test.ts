import { insertMany } from '@tamis/db/db';
import { alert, entity, report } from '@tamis/db/schema';
import { expect, test } from 'vitest';
import { aCase, anAlert, anEntity } from '../../test/builders.ts';
import { aList, aListedParty } from '../../test/list-builders.ts';
import { plansOf, questionsOf } from '../../test/query-plan.ts';
import { aContext } from '../../test/test-context.ts';
import { DAY_MS } from '../durations.ts';
import { createEntity } from '../entities/service.ts';
import { dashboardPlots } from './plots.ts';

test('entities are counted by score in steps of ten; 100 belongs to the last', async () => {
  const ctx = await aContext();
  for (const declaredScore of [0, 9, 10, 39, 40, 69, 70, 90, 100]) await anEntity(ctx, { declaredScore });
  const { risk } = await dashboardPlots(ctx);
  expect(risk.map(({ from, count }) => [from, count])).toEqual([
    [0, 2],
    [10, 1],
    [20, 0],
    [30, 1],
    [40, 1],
    [50, 0],
    [60, 1],
    [70, 1],
    [80, 0],
    [90, 2],
  ]);
});

test('pending matches are counted by score, with the age of the oldest one', async () => {
  const ctx = await aContext();
  expect((await dashboardPlots(ctx)).waiting.oldestAt).toBeNull();
  await aList(ctx, [aListedParty()]);
  const person = { type: 'person' as const, country: 'Uzbekistan', isPep: false, isSanctioned: false, riskScore: 0 };
  const additionalInfo = { birthDate: '1968-03-14', position: null, founded: null, industry: null };
  const at = new Date(ctx.now()).toISOString();
  await createEntity(ctx, { ...person, name: 'Rustam Idrisovich Halvani', additionalInfo });
  ctx.advance(DAY_MS);
  await createEntity(ctx, { ...person, name: 'Rustam Halvani', additionalInfo });
  const { waiting } = await dashboardPlots(ctx);
  expect(waiting.oldestAt).toBe(at);
  expect(waiting.bands.map(({ from }) => from)).toEqual([90, 80, 0]);
  expect(waiting.bands.reduce((sum, { count }) => sum + count, 0)).toBe(2);
});

test('escalated cases are counted, and what is new since Monday', async () => {
  // A Saturday.
  const ctx = await aContext();
  expect(await dashboardPlots(ctx)).toMatchObject({ escalatedCases: 0, thisWeek: { entities: 0, reports: 0 } });
  const entityId = await anEntity(ctx);
  for (const status of ['open', 'escalated', 'escalated'] as const) await aCase(ctx, { entityId, status });
  const made = { entityId, format: 'html' as const, sha256: '', bytes: Buffer.from('x') };
  await ctx.db.write([
    insertMany(report, [
      { ...made, createdAt: ctx.now() - 7 * DAY_MS },
      { ...made, createdAt: ctx.now() },
    ]),
  ]);
  expect(await dashboardPlots(ctx)).toMatchObject({
    escalatedCases: 2,
    thisWeek: { entities: 1, reports: 1 },
  });
  ctx.advance(2 * DAY_MS);
  expect((await dashboardPlots(ctx)).thisWeek).toEqual({ entities: 0, reports: 0 });
});

test('alerts are counted by severity in weeks that begin on Monday', async () => {
  // A Saturday.
  const ctx = await aContext();
  const entityId = await anEntity(ctx);
  await anAlert(ctx, { entityId });
  ctx.advance(2 * DAY_MS);
  await anAlert(ctx, { entityId, severity: 'low' });
  await anAlert(ctx, { entityId });
  const { alerts } = await dashboardPlots(ctx);
  expect(alerts).toHaveLength(12);
  expect(alerts.slice(-2)).toEqual([
    { week: '2025-02-24T00:00:00.000Z', high: 1, medium: 0, low: 0 },
    { week: '2025-03-03T00:00:00.000Z', high: 1, medium: 0, low: 1 },
  ]);
});

test('no plot reads or sorts a whole table', async () => {
  const ctx = await aContext();
  for (const step of await plansOf(ctx, () => dashboardPlots(ctx)))
    expect(step).not.toMatch(/SCAN (?:entity|match|alert|case_file|report)$|TEMP B-TREE/u);
});

test('thousands of entities and alerts take as many queries as none', async () => {
  const ctx = await aContext();
  const before = await questionsOf(ctx, () => dashboardPlots(ctx));
  const now = ctx.now();
  const many = Array.from({ length: 3_000 }, (_, index) => index);
  await ctx.db.write([
    insertMany(
      entity,
      many.map((index) => ({
        name: `Person ${index}`,
        type: 'person' as const,
        country: 'Germany',
        declaredScore: index % 101,
        nameKey: `person ${index}`,
        matchHash: '',
        createdAt: now,
        updatedAt: now,
      })),
    ),
    insertMany(
      alert,
      many.map((index) => ({
        entityId: index + 1,
        alertType: 'sanction' as const,
        severity: 'high' as const,
        content: '',
        cause: String(index),
        createdAt: now,
      })),
    ),
  ]);
  const after = await questionsOf(ctx, () => dashboardPlots(ctx));
  expect(after.questions).toBe(before.questions);
  expect(after.answer.alerts.at(-1)?.high).toBe(3_000);
});
