import { alert, auditEvent, match, screening } from '@tamis/db/schema';
import { asc, desc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { aCustomer, aMatch } from '../../test/builders.ts';
import { aList, aListedParty } from '../../test/list-builders.ts';
import { plansOf } from '../../test/query-plan.ts';
import { type TestCtx, aContext } from '../../test/test-context.ts';
import { rescreenEntities } from '../entities/screen-again.ts';
import { updateEntity } from '../entities/service.ts';
import { uploadEntities } from '../entities/upload.ts';
import { resume } from '../jobs/requests.ts';
import { runDueJobs, runJob } from '../jobs/runner.ts';
import { controlJob, getJob, queueRescreenAll } from '../jobs/service.ts';
import { createCaller } from '../router.ts';
import { certificatesOf } from '../screening/certificates.ts';
import { dismissMatches } from '../screening/decisions.ts';
import { replayScreening } from '../screening/replay.ts';
import { screenNames } from '../screening/screen-names.ts';
import { ThresholdPreview, ThresholdSetting } from './schema.ts';
import { previewThreshold } from './threshold-preview.ts';
import { changeThreshold, getThreshold, storeThreshold } from './threshold.ts';

const reason = 'Calibration of March';
/** Similar to the listed Rustam Idrisovich Halvani, born in 1968: the scores are between 60 and 70, and above 80. */
const FAR = { name: 'Rustam Talvani', country: 'Malta' };
const NEAR = { name: 'Rustam Idrisovich Halvani', country: 'Uzbekistan' };

/** Changes the threshold as an administrator, and waits for the screening that follows. */
async function set(ctx: TestCtx, threshold: number, version: number) {
  const setting = await changeThreshold(ctx, { version, threshold, reason });
  await ctx.settled();
  return setting;
}

const matchesOf = (ctx: TestCtx) =>
  ctx.db.orm
    .select({ entityId: match.entityId, state: match.state, reason: match.reason, score: match.score })
    .from(match)
    .orderBy(asc(match.id));

let ctx: TestCtx;
beforeEach(async () => {
  ctx = await aContext({ role: 'admin' });
  await aList(ctx, [aListedParty()]);
});

describe('the threshold', () => {
  test("is the engine's default at first, with the measured figures", async () => {
    const setting = await getThreshold(ctx);
    expect(v.parse(ThresholdSetting, setting)).toEqual(setting);
    expect(setting).toMatchObject({
      version: 0,
      threshold: 70,
      default: 70,
      least: 50,
      most: 90,
      history: [],
      job: null,
    });
    expect(setting.meaning).toEqual(setting.figures.find(({ threshold }) => threshold === 70));
    expect(setting.figures.map(({ threshold }) => threshold)).toEqual([50, 55, 60, 65, 70, 75, 80, 85, 90]);
  });

  test('has versions, each with its author and reason, and an audit event', async () => {
    expect(await set(ctx, 80, 0)).toMatchObject({
      version: 1,
      threshold: 80,
      history: [{ version: 1, threshold: 80, by: 'Test Admin', reason }],
    });
    const events = await ctx.db.orm.select().from(auditEvent).where(eq(auditEvent.action, 'setting.change'));
    expect(events.map(({ payload }) => JSON.parse(payload) as unknown)).toMatchObject([
      { setting: 'screening-threshold', version: 1, from: 70, to: 80, reason },
    ]);
    await expect(changeThreshold(ctx, { version: 0, threshold: 75, reason })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
  });

  test.each([49, 91, 70.5])('cannot be %d', async (threshold) => {
    const { settings } = createCaller(ctx);
    await expect(settings.changeThreshold({ version: 0, threshold, reason })).rejects.toThrow(/Threshold must be/u);
  });

  test('is read by everyone; only an administrator previews and changes it', async () => {
    const { settings } = createCaller(await aContext());
    expect(await settings.threshold()).toMatchObject({ threshold: 70 });
    const refused =
      'Your role (analyst) may not do this; an administrator may. Ask an administrator if it is part of your work.';
    await expect(settings.previewThreshold({ threshold: 80 })).rejects.toThrow(refused);
    await expect(settings.changeThreshold({ version: 0, threshold: 80, reason })).rejects.toThrow(refused);
  });
});

const found = () => ctx.db.orm.$count(match);

describe('it applies to', () => {
  test('the form', async () => {
    await aCustomer(ctx, FAR);
    expect(await found()).toBe(0);
    await set(ctx, 60, 0);
    expect(await found()).toBe(1);
    const id = await aCustomer(ctx, FAR);
    expect(await found()).toBe(2);
    await updateEntity(ctx, id, { name: 'Rustam Halvani' });
    await rescreenEntities(ctx, [id]);
    const certificates = await certificatesOf(ctx, { entityId: id, limit: 5, offset: 0 });
    expect(certificates.rows.map(({ threshold }) => threshold)).toEqual([60, 60, 60]);
  });

  test('an upload', async () => {
    await set(ctx, 60, 0);
    const file = `name,type,country\n${FAR.name},person,${FAR.country}`;
    expect(await uploadEntities(ctx, new File([file], 'customers.csv', { type: 'text/csv' }))).toMatchObject({
      hits: 1,
    });
  });

  test('the screening after an update of a list', async () => {
    await set(ctx, 60, 0);
    const id = await aCustomer(ctx, { name: 'Boris Ostrovskiy', country: 'Malta' });
    for (let at = 0; at < 12; at += 1) await aCustomer(ctx, { name: `Signe Almqvist ${at}` });
    await ctx.entityIndex.current();
    await aList(ctx, [aListedParty(), aListedParty({ name: 'Boris Karlovich Ostrovskij' })]);
    await runDueJobs(ctx);
    const [newest] = (await certificatesOf(ctx, { entityId: id, limit: 1, offset: 0 })).rows;
    expect(newest).toMatchObject({ cause: 'list-update', threshold: 60 });
  });

  test('a search for names, unless it has its own', async () => {
    const queries = [{ name: FAR.name, country: FAR.country }];
    const hits = async (threshold?: number) =>
      (await screenNames(ctx, { queries, threshold, limit: 5 }))[0]?.matches.length;
    expect([await hits(), await hits(60)]).toEqual([0, 1]);
    await set(ctx, 60, 0);
    expect([await hits(), await hits(80)]).toEqual([1, 0]);
  });

  test('a replay, which uses the threshold of its certificate', async () => {
    const id = await aCustomer(ctx, FAR);
    const [certificate] = (await certificatesOf(ctx, { entityId: id, limit: 1, offset: 0 })).rows;
    await set(ctx, 60, 0);
    expect(await replayScreening(ctx, certificate?.id ?? 0)).toMatchObject({ again: [], today: [] });
  });
});

describe('a higher threshold', () => {
  test('withdraws waiting matches below it, with the reason and an audit event; a lower one brings them back', async () => {
    await set(ctx, 60, 0);
    const far = await aCustomer(ctx, FAR);
    const near = await aCustomer(ctx, NEAR);
    await set(ctx, 80, 1);
    expect(await matchesOf(ctx)).toMatchObject([
      { entityId: far, state: 'dismissed', reason: 'Below the threshold of 80' },
      { entityId: near, state: 'pending' },
    ]);
    const [event] = await ctx.db.orm.select().from(auditEvent).where(eq(auditEvent.action, 'match.withdraw'));
    expect(event).toMatchObject({ subjectType: 'entity', subjectId: far });
    await set(ctx, 60, 2);
    expect((await matchesOf(ctx)).map(({ state }) => state)).toEqual(['pending', 'pending']);
    const [told] = await ctx.db.orm.select().from(alert).where(eq(alert.alertType, 'sanction')).orderBy(desc(alert.id));
    expect(told).toMatchObject({
      entityId: far,
      content: expect.stringContaining('(reopened: no longer below the threshold)'),
    });
  });

  test('leaves decided matches', async () => {
    await set(ctx, 60, 0);
    await aCustomer(ctx, FAR);
    const [{ id } = { id: 0 }] = await ctx.db.orm.select({ id: match.id }).from(match);
    await dismissMatches(ctx, { matchIds: [id], reason: 'Different person', keepQuiet: true });
    await set(ctx, 80, 1);
    expect(await matchesOf(ctx)).toMatchObject([{ state: 'dismissed', reason: 'Different person' }]);
    await set(ctx, 60, 2);
    expect(await matchesOf(ctx)).toMatchObject([{ state: 'dismissed', reason: 'Different person' }]);
  });
});

describe('the preview', () => {
  test('counts the waiting matches below a higher one, and writes nothing', async () => {
    await set(ctx, 60, 0);
    const far = await aCustomer(ctx, FAR);
    await aCustomer(ctx, NEAR);
    const before = await ctx.db.orm.$count(auditEvent);
    const preview = await previewThreshold(ctx, 80);
    expect(v.parse(ThresholdPreview, preview)).toEqual(preview);
    expect(preview).toMatchObject({
      inForce: { threshold: 60 },
      proposed: { threshold: 80 },
      waiting: 2,
      withdrawn: 1,
      returning: 0,
      confirmedBelow: 0,
      proposedBelow: 0,
      closest: [{ entityId: far, entity: FAR.name, party: NEAR.name, list: 'OFAC' }],
    });
    expect(preview.scores.reduce((sum, { count }) => sum + count, 0)).toBe(2);
    expect(await ctx.db.orm.$count(auditEvent)).toBe(before);
  });

  test('shows decisions below it, and what a lower one brings back', async () => {
    const entityId = await aCustomer(ctx, FAR);
    const other = await aCustomer(ctx, { name: 'Signe Almqvist' });
    await aMatch(ctx, { entityId, partyId: 1, state: 'confirmed', score: 72 });
    await aMatch(ctx, {
      entityId: other,
      partyId: 1,
      state: 'dismissed',
      score: 66,
      withdrawal: 'below-threshold',
      reason: 'Below the threshold of 70',
      keepQuiet: false,
    });
    expect(await previewThreshold(ctx, 75)).toMatchObject({ confirmedBelow: 1, returning: 0 });
    expect(await previewThreshold(ctx, 65)).toMatchObject({ confirmedBelow: 0, returning: 1 });
  });

  test('reads only ranges of an index', async () => {
    const plans = await plansOf(ctx, () => previewThreshold(ctx, 80));
    const ofMatches = plans.filter((step) => / match\b/u.test(step));
    expect(ofMatches).toHaveLength(7);
    for (const step of ofMatches) expect(step).toContain('INDEX match_state');
    expect(plans.join(', ')).not.toContain('TEMP B-TREE');
  });
});

describe('the screening that follows', () => {
  test('replaces one that was running with the former threshold', async () => {
    await aCustomer(ctx, FAR);
    const former = await queueRescreenAll(ctx);
    const id = await storeThreshold(ctx, { version: 0, threshold: 60, reason });
    expect(await getJob(ctx, former)).toMatchObject({ state: 'cancelled' });
    await runJob(ctx, id ?? 0);
    expect(await matchesOf(ctx)).toHaveLength(1);
    expect(await ctx.db.orm.select().from(alert).where(eq(alert.alertType, 'sanction'))).toHaveLength(1);
  });

  test('lets any running job continue with the new threshold, with certificates that say so', async () => {
    for (let at = 0; at < 300; at += 1) await aCustomer(ctx, { name: `Signe Almqvist ${at}` });
    await aList(ctx, [aListedParty(), aListedParty({ name: 'Signe Almqvist' })]);
    const [job] = await createCaller(ctx).jobs.list({ limit: 1 });
    let writes = 0;
    const write: TestCtx['db']['write'] = async (statements) => {
      writes += 1;
      // The claim, then the first batch: before it, another server changes the threshold.
      if (writes === 2) {
        const elsewhere: TestCtx = { ...ctx, db: { ...ctx.db, exclusive: (work) => work() } };
        await storeThreshold(elsewhere, { version: 0, threshold: 90, reason });
      }
      return ctx.db.write(statements);
    };
    await runJob({ ...ctx, db: { ...ctx.db, write } }, job?.id ?? 0);
    expect(await getJob(ctx, job?.id ?? 0)).toMatchObject({ state: 'done' });
    const thresholds = await ctx.db.orm
      .selectDistinct({ threshold: screening.threshold })
      .from(screening)
      .where(eq(screening.cause, 'list-update'))
      .orderBy(desc(screening.threshold));
    expect(thresholds).toEqual([{ threshold: 90 }]);
  });

  test('continues with the threshold in force after a pause', async () => {
    await aCustomer(ctx, FAR);
    const id = (await storeThreshold(ctx, { version: 0, threshold: 80, reason })) ?? 0;
    await controlJob(ctx, id, 'pause');
    await resume(ctx, id);
    await ctx.settled();
    expect(await getJob(ctx, id)).toMatchObject({ state: 'done' });
  });
});
