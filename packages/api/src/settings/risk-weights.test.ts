import { alert, auditEvent, entity, riskAssessment } from '@tamis/db/schema';
import { desc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { aCustomer } from '../../test/builders.ts';
import { aList, aListedParty } from '../../test/list-builders.ts';
import { type TestCtx, aContext } from '../../test/test-context.ts';
import { rescreenAll, resume } from '../jobs/requests.ts';
import { runDueJobs, runJob } from '../jobs/runner.ts';
import { controlJob, getJob } from '../jobs/service.ts';
import { currentAssessment } from '../risk/service.ts';
import { createCaller } from '../router.ts';
import { DEFAULT_PERCENT } from './in-force.ts';
import { previewRiskWeights } from './risk-preview.ts';
import { changeRiskWeights, getRiskWeights, storeRiskWeights } from './risk-weights.ts';
import { RiskPreview, RiskWeightsSetting } from './schema.ts';

const reason = 'Board decision 14';
const lessCountry = { ...DEFAULT_PERCENT, countryRisk: 30 };

/** Changes the weights as an administrator, without waiting for the job. */
const change = (ctx: TestCtx, weights = lessCountry, version = 0) =>
  changeRiskWeights(ctx, { version, weights, reason });

/** Customers from Iran (a FATF call for action: 50 by the country alone), from Denmark, and a sanctioned one. */
async function customers(ctx: TestCtx) {
  return {
    iran: await aCustomer(ctx, { name: 'Signe Almqvist', country: 'Iran' }),
    denmark: await aCustomer(ctx, { name: 'Thandeka Mbekwa', country: 'Denmark' }),
    sanctioned: await aCustomer(ctx, { name: 'Ostbank', country: 'Iran', isSanctioned: true }),
  };
}

async function scoresOf(ctx: TestCtx): Promise<Record<number, number>> {
  const rows = await ctx.db.orm.select({ id: entity.id, score: entity.riskScore }).from(entity);
  return Object.fromEntries(rows.map(({ id, score }) => [id, score]));
}

const admin = () => aContext({ role: 'admin' });

/** The steps that are not empty. */
const full = (counts: readonly { from: number; count: number }[]) =>
  Object.fromEntries(counts.filter(({ count }) => count > 0).map(({ from, count }) => [from, count]));

/** Stores another weight of the country risk without starting the job. */
const store = async (ctx: TestCtx, countryRisk: number, version = 0) =>
  (await storeRiskWeights(ctx, { version, weights: { ...DEFAULT_PERCENT, countryRisk }, reason })) ?? 0;

describe('the weights of risk', () => {
  test("are the engine's defaults at first", async () => {
    const setting = await getRiskWeights(await admin());
    expect(v.parse(RiskWeightsSetting, setting)).toEqual(setting);
    expect(setting).toEqual({
      version: 0,
      weights: { sanctionsRisk: 100, politicalExposure: 65, adverseMedia: 85, countryRisk: 50 },
      defaults: DEFAULT_PERCENT,
      history: [],
      job: null,
    });
  });

  test('have versions, each with its author and reason, and an audit event', async () => {
    const ctx = await admin();
    await change(ctx);
    const { version, history } = await change(ctx, DEFAULT_PERCENT, 1);
    expect(version).toBe(2);
    expect(history).toMatchObject([
      { version: 2, weights: DEFAULT_PERCENT, by: 'Test Admin', reason },
      { version: 1, weights: lessCountry },
    ]);
    const [event] = await ctx.db.orm.select().from(auditEvent).orderBy(desc(auditEvent.seq)).limit(1);
    expect(event).toMatchObject({ action: 'setting.change', actor: 'admin' });
    expect(JSON.parse(event?.payload ?? '')).toEqual({
      setting: 'risk-weights',
      version: 2,
      from: lessCountry,
      to: DEFAULT_PERCENT,
      reason,
    });
  });

  test('are rejected if somebody else has changed them since they were read', async () => {
    const ctx = await admin();
    await change(ctx);
    await expect(change(ctx, { ...DEFAULT_PERCENT, adverseMedia: 50 }, 0)).rejects.toMatchObject({
      code: 'CONFLICT',
      message:
        'Test Admin changed this setting to version 1 since you loaded it (version 0). Load it again, then decide.',
    });
    await expect(change(ctx, DEFAULT_PERCENT, 7)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  test('that are in force already create no version', async () => {
    const ctx = await admin();
    expect(await change(ctx, DEFAULT_PERCENT)).toMatchObject({ version: 0, history: [] });
    expect(await ctx.db.orm.select().from(auditEvent)).toEqual([]);
  });

  test.each([
    ['sanctionsRisk', 90, 'The weight of sanctions is always 100: a sanctioned party reaches 100'],
    ['politicalExposure', 9, 'The weight of political exposure must be at least 10: no factor can be switched off'],
    ['adverseMedia', 101, 'The weight of adverse media must be at most 100'],
    ['countryRisk', 33.3, 'The weight of country risk must be a whole number'],
  ])('of %s cannot be %d', async (factor, weight, message) => {
    const caller = createCaller(await admin());
    const weights = { ...DEFAULT_PERCENT, [factor]: weight };
    await expect(caller.settings.changeRiskWeights({ version: 0, weights, reason })).rejects.toThrow(message);
  });

  test('are read by everyone; only an administrator previews and changes them', async () => {
    const caller = createCaller(await aContext());
    expect(await caller.settings.riskWeights()).toMatchObject({ version: 0 });
    const refused =
      'Your role (analyst) may not do this; an administrator may. Ask an administrator if it is part of your work.';
    await expect(caller.settings.previewRiskWeights({ weights: lessCountry })).rejects.toThrow(refused);
    await expect(caller.settings.changeRiskWeights({ version: 0, weights: lessCountry, reason })).rejects.toThrow(
      refused,
    );
  });
});

describe('the preview', () => {
  test('shows changes of band, the distribution and the largest changes, and writes nothing', async () => {
    const ctx = await admin();
    const { iran, denmark } = await customers(ctx);
    const counted = async () => [await ctx.db.orm.$count(riskAssessment), await ctx.db.orm.$count(auditEvent)];
    const before = await counted();
    const preview = await previewRiskWeights(ctx, lessCountry);
    expect(v.parse(RiskPreview, preview)).toEqual(preview);
    expect(preview).toMatchObject({
      entities: 3,
      scoresChanged: 2,
      bandsChanged: 1,
      moves: [{ from: 'medium', to: 'low', count: 1 }],
      raisesAlerts: true,
      most: [
        { id: iran, name: 'Signe Almqvist', before: 50, after: 30 },
        { id: denmark, name: 'Thandeka Mbekwa', before: 4, after: 2 },
      ],
    });
    expect(full(preview.before)).toEqual({ 0: 1, 50: 1, 90: 1 });
    expect(full(preview.after)).toEqual({ 0: 1, 30: 1, 90: 1 });
    expect(await counted()).toEqual(before);
  });

  test('keeps a declared score if it is the higher one', async () => {
    const ctx = await admin();
    await aCustomer(ctx, { name: 'Signe Almqvist', country: 'Iran', riskScore: 60 });
    expect(await previewRiskWeights(ctx, lessCountry)).toMatchObject({ entities: 1, scoresChanged: 0, most: [] });
  });

  test('names the twenty entities that change most, largest change first', async () => {
    const ctx = await admin();
    for (let at = 0; at < 22; at += 1) await aCustomer(ctx, { name: `Signe Almqvist ${at}`, country: 'Denmark' });
    const far = await aCustomer(ctx, { name: 'Thandeka Mbekwa', country: 'Iran' });
    const { most } = await previewRiskWeights(ctx, lessCountry);
    expect(most.map(({ id }) => id)).toEqual([far, ...Array.from({ length: 19 }, (_, at) => at + 1)]);
  });
});

describe('other weights', () => {
  test('bring every score to that of the preview, and explain why it changed', async () => {
    const ctx = await admin();
    const { iran, denmark, sanctioned } = await customers(ctx);
    const before = await currentAssessment(ctx, iran);
    const preview = await previewRiskWeights(ctx, lessCountry);
    ctx.advance(60_000);
    await change(ctx);
    await ctx.settled();
    const { job } = await getRiskWeights(ctx);
    expect(job).toMatchObject({
      kind: 'reweigh',
      state: 'done',
      done: 3,
      hits: 1,
      outcome: 'Weights version 1: of 3 entities, 2 scores changed, 1 band among them.',
    });
    expect(await scoresOf(ctx)).toEqual({ [iran]: 30, [denmark]: 2, [sanctioned]: 100 });
    expect(preview.most.map(({ id, after }) => [id, after])).toEqual([
      [iran, 30],
      [denmark, 2],
    ]);
    const after = await currentAssessment(ctx, iran);
    expect(after).toMatchObject({ overall: 30, weightsVersion: 1, scores: before.scores });
    expect(after.summary).toContain('low risk with a score of 30');
    expect(after.history.map(({ overall, byOtherWeights }) => [overall, byOtherWeights])).toEqual([
      [50, false],
      [30, true],
    ]);
  });

  test('let a sanctioned party reach 100, whatever they are', async () => {
    const ctx = await admin();
    const { sanctioned } = await customers(ctx);
    await change(ctx, { sanctionsRisk: 100, politicalExposure: 10, adverseMedia: 10, countryRisk: 10 });
    await ctx.settled();
    expect((await scoresOf(ctx))[sanctioned]).toBe(100);
  });

  test('raise an alert for each change of band, once', async () => {
    const ctx = await admin();
    await aList(ctx, [aListedParty()]);
    const { iran } = await customers(ctx);
    await change(ctx);
    await ctx.settled();
    const alerts = await ctx.db.orm.select().from(alert).where(eq(alert.alertType, 'risk_score_change'));
    expect(alerts).toMatchObject([
      {
        entityId: iran,
        severity: 'low',
        content:
          'Risk score changed from 50 (Medium Risk) to 30 (Low Risk). Nothing else has changed than the weights of risk.',
      },
    ]);
  });

  test('that move more than a hundred entities to another band raise no alerts: they would hide what matters', async () => {
    const ctx = await admin();
    for (let at = 0; at < 101; at += 1) await aCustomer(ctx, { name: `Signe Almqvist ${at}`, country: 'Iran' });
    expect(await previewRiskWeights(ctx, lessCountry)).toMatchObject({ bandsChanged: 101, raisesAlerts: false });
    await change(ctx);
    await ctx.settled();
    expect((await getRiskWeights(ctx)).job).toMatchObject({ hits: 101 });
    expect(await ctx.db.orm.select().from(alert)).toEqual([]);
  });

  test('store no new assessment if they make no difference', async () => {
    const ctx = await admin();
    await customers(ctx);
    const before = await ctx.db.orm.$count(riskAssessment);
    await change(ctx, { ...DEFAULT_PERCENT, adverseMedia: 50 });
    await ctx.settled();
    expect((await getRiskWeights(ctx)).job).toMatchObject({ state: 'done', hits: 0 });
    expect(await ctx.db.orm.$count(riskAssessment)).toBe(before);
  });

  test('apply to new entities, and the assessment names their version', async () => {
    const ctx = await admin();
    await change(ctx);
    const id = await aCustomer(ctx, { name: 'Signe Almqvist', country: 'Iran' });
    expect(await currentAssessment(ctx, id)).toMatchObject({ overall: 30, weightsVersion: 1 });
  });

  test('changed back to the defaults, give everybody the former score', async () => {
    const ctx = await admin();
    await customers(ctx);
    const before = await scoresOf(ctx);
    await change(ctx);
    await ctx.settled();
    await change(ctx, DEFAULT_PERCENT, 1);
    await ctx.settled();
    expect(await scoresOf(ctx)).toEqual(before);
  });
});

describe('the job', () => {
  test('for former weights is cancelled by newer ones, whose job updates everybody', async () => {
    const ctx = await admin();
    const { iran } = await customers(ctx);
    const first = await store(ctx, 30);
    const second = await store(ctx, 20, 1);
    expect(await getJob(ctx, first)).toMatchObject({ state: 'cancelled' });
    await runJob(ctx, second);
    expect((await scoresOf(ctx))[iran]).toBe(20);
  });

  test('stores nothing more once it is paused, and continues where it was once it is resumed', async () => {
    const ctx = await admin();
    for (let at = 0; at < 120; at += 1) await aCustomer(ctx, { name: `Almqvist ${at}`, country: 'Denmark' });
    const id = await store(ctx, 30);
    let writes = 0;
    const write: TestCtx['db']['write'] = async (statements) => {
      writes += 1;
      // The claim, the first batch, then the second one, which no longer has its lease.
      if (writes === 3) await controlJob({ ...ctx, db: { ...ctx.db, exclusive: (work) => work() } }, id, 'pause');
      return ctx.db.write(statements);
    };
    await runJob({ ...ctx, db: { ...ctx.db, write } }, id);
    expect(await getJob(ctx, id)).toMatchObject({ state: 'paused', done: 100 });
    await resume(ctx, id);
    await ctx.settled();
    expect(await getJob(ctx, id)).toMatchObject({ state: 'done', done: 120 });
    expect(new Set(Object.values(await scoresOf(ctx)))).toEqual(new Set([2]));
    expect(await ctx.db.orm.$count(riskAssessment)).toBe(240);
  });

  test('is done once, even if two servers run it', async () => {
    const ctx = await admin();
    const { iran } = await customers(ctx);
    const id = await store(ctx, 30);
    await Promise.all([runJob(ctx, id), runJob(ctx, id)]);
    await runDueJobs(ctx);
    const rows = await ctx.db.orm.select().from(riskAssessment).where(eq(riskAssessment.entityId, iran));
    expect(rows).toHaveLength(2);
  });

  test('that was cancelled is made up for when everybody is screened again', async () => {
    const ctx = await admin();
    await aList(ctx, [aListedParty()]);
    const { iran } = await customers(ctx);
    await controlJob(ctx, await store(ctx, 30), 'cancel');
    expect((await scoresOf(ctx))[iran]).toBe(50);
    await rescreenAll(ctx);
    await ctx.settled();
    expect((await scoresOf(ctx))[iran]).toBe(30);
    expect(await currentAssessment(ctx, iran)).toMatchObject({ weightsVersion: 1 });
  });
});
