import { insertMany } from '@tamis/db/db';
import { type JobRow, alert, auditEvent, job, match, screening } from '@tamis/db/schema';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { anEntity } from '../../test/builders.ts';
import { aList, aListedParty } from '../../test/list-builders.ts';
import { plansOf } from '../../test/query-plan.ts';
import { type TestCtx, aContext } from '../../test/test-context.ts';
import { verify } from '../audit/service.ts';
import { DAY_MS } from '../durations.ts';
import { Conflict } from '../errors.ts';
import { certificatesOf } from '../screening/certificates.ts';
import { replayScreening } from '../screening/replay.ts';
import { forgetExpired } from './forget-expired.ts';
import { rescreenAll, resume } from './requests.ts';
import { runDueJobs, runDueModelJobs, runDueFetches, runJob } from './runner.ts';
import { controlJob, getJob, listJobs, queueRescreenAll } from './service.ts';
import { unfinishedOfKind } from './unfinished.ts';

const NAME = 'Rustam Idrisovich Halvani';
/** What users see of an internal error. */
const BY_PROGRAM = expect.stringMatching(/^An internal error\. The log says why \(job \d+\)\.$/);

/** So many customers, none of whom was screened; the last one is listed. */
async function unscreened(customers: number): Promise<TestCtx> {
  const ctx = await aContext({ role: 'admin' });
  await aList(ctx, [aListedParty({ name: NAME })]);
  for (let n = 1; n < customers; n += 1) await anEntity(ctx, { name: `Customer ${n} Quellberg` });
  await anEntity(ctx, { name: NAME, country: 'Uzbekistan' });
  return ctx;
}

/** The context of a worker that does something before its n-th write of screenings. */
function workerThat(ctx: TestCtx, doesBefore: number, what: () => Promise<unknown>): TestCtx {
  let stored = 0;
  const write: TestCtx['db']['write'] = async (statements) => {
    const isChunk = statements.some((one) => 'toSQL' in one && one.toSQL().sql.startsWith('update "job"'));
    if (isChunk && statements.length > 2) {
      stored += 1;
      if (stored === doesBefore) await what();
    }
    return ctx.db.write(statements);
  };
  return { ...ctx, db: { ...ctx.db, write } };
}

const diskAway = (): Promise<never> => Promise.reject(new Error('The disk is away.'));

/** As another process does it: without waiting for its turn in this one. */
const elsewhere = (ctx: TestCtx): TestCtx => ({ ...ctx, db: { ...ctx.db, exclusive: (work) => work() } });

describe('screening everybody again', () => {
  test('finds what was missed, and keeps a certificate of each search', async () => {
    const ctx = await unscreened(3);
    const { id } = await rescreenAll(ctx);
    expect((await rescreenAll(ctx)).id).toBe(id);
    await ctx.settled();
    expect(await getJob(ctx, id)).toMatchObject({ kind: 'rescreen-all', state: 'done', done: 3, total: 3, hits: 1 });
    expect((await ctx.db.orm.select().from(screening)).map(({ cause }) => cause)).toEqual(Array(3).fill('rescreen'));
    expect((await rescreenAll(ctx)).id).not.toBe(id);
  });

  test('an index of another threshold than the one in force ends the attempt instead of going round for ever', async () => {
    const ctx = await unscreened(2);
    const id = await queueRescreenAll(ctx);
    const current = async () => ({ ...(await ctx.index.current()), threshold: 55 });
    await runJob({ ...ctx, index: { ...ctx.index, current } }, id);
    expect(await getJob(ctx, id)).toMatchObject({ state: 'queued', done: 0, error: BY_PROGRAM });
    const error = 'Error: The index is of the threshold 55, which is not the one in force.';
    expect(ctx.logged).toMatchObject([{ event: 'job failed', details: { job: id, error } }]);
    expect(await ctx.db.orm.select().from(screening)).toEqual([]);
  });

  test('does not show the error of an earlier attempt once it has ended', async () => {
    const ctx = await unscreened(2);
    const id = await queueRescreenAll(ctx);
    const reason = new Error("Failed query: select 'Anna Zhuravleva'", { cause: new Error('The disk is away.') });
    const failing = { ...ctx, index: { ...ctx.index, current: () => Promise.reject(reason) } };
    await runJob(failing, id);
    expect(await getJob(ctx, id)).toMatchObject({ state: 'queued', error: BY_PROGRAM });
    expect(ctx.logged).toMatchObject([
      { event: 'job failed', details: { job: id, error: 'Error: The disk is away.' } },
    ]);
    expect(JSON.stringify(ctx.logged)).not.toContain('Anna');
    ctx.advance(60_000);
    await runDueJobs(ctx);
    expect(await getJob(ctx, id)).toMatchObject({ state: 'done', error: null });
  });

  test('stores nothing more once it is paused; resumed, it continues where it was and screens nobody twice', async () => {
    const ctx = await unscreened(600);
    const id = await queueRescreenAll(ctx);
    const pause = () => controlJob(elsewhere(ctx), id, 'pause');
    await runJob(workerThat(ctx, 2, pause), id);
    const paused = await getJob(ctx, id);
    expect(paused).toMatchObject({ state: 'paused', done: 250 });
    await runDueJobs(ctx);
    expect(await getJob(ctx, id)).toEqual(paused);
    await resume(ctx, id);
    await ctx.settled();
    expect(await getJob(ctx, id)).toMatchObject({ state: 'done', done: 600, hits: 1 });
    const screened = (await ctx.db.orm.select().from(screening)).map(({ entityId }) => entityId);
    expect(new Set(screened).size).toBe(600);
    expect(screened).toHaveLength(600);
    expect(await ctx.db.orm.select().from(alert)).toHaveLength(1);
    expect((await verify(ctx)).ok).toBe(true);
  });

  test('keeps what an update of a list raises in the meantime: nothing is stored with the former lists', async () => {
    const ctx = await unscreened(2);
    const id = await queueRescreenAll(ctx);
    const update = async () => {
      const added = aListedParty({ name: 'Customer 1 Quellberg' });
      await aList(elsewhere(ctx), [aListedParty({ name: NAME }), added]);
      await runDueJobs(elsewhere(ctx));
    };
    await runJob(workerThat(ctx, 1, update), id);
    expect(await getJob(ctx, id)).toMatchObject({ state: 'done', done: 2 });
    const matches = await ctx.db.orm.select().from(match).orderBy(match.entityId);
    expect(matches).toMatchObject([
      { entityId: 1, state: 'pending' },
      { entityId: 2, state: 'pending' },
    ]);
    const certificates = await certificatesOf(ctx, { entityId: 1, limit: 1, offset: 0 });
    expect(certificates.rows).toMatchObject([{ cause: 'rescreen', lists: [{ parties: 2 }], hits: [{}] }]);
    expect((await verify(ctx)).ok).toBe(true);
  });

  test('has ended once it is cancelled', async () => {
    const ctx = await unscreened(2);
    const id = await queueRescreenAll(ctx);
    expect(await controlJob(ctx, id, 'cancel')).toMatchObject({ state: 'cancelled' });
    await runDueJobs(ctx);
    expect(await ctx.db.orm.select().from(screening)).toEqual([]);
    await expect(controlJob(ctx, id, 'resume')).rejects.toThrow(`Job ${id} is cancelled, so it cannot be resumed.`);
    expect((await listJobs(ctx, { limit: 5 })).map((one) => one.id)).toEqual([id]);
  });

  test('cannot be cancelled if it ends elsewhere at the same moment, and the audit log says nothing of it', async () => {
    const ctx = await unscreened(2);
    const id = await queueRescreenAll(ctx);
    const write: TestCtx['db']['write'] = async (statements) => {
      await ctx.db.write([ctx.db.orm.update(job).set({ state: 'done' })]);
      return ctx.db.write(statements);
    };
    await expect(controlJob({ ...ctx, db: { ...ctx.db, write } }, id, 'cancel')).rejects.toThrow(
      new Conflict(`Job ${id} has ended in the meantime, so it cannot be cancelled.`),
    );
    expect(await getJob(ctx, id)).toMatchObject({ state: 'done' });
    const cancelled = ctx.db.orm.select().from(auditEvent).where(eq(auditEvent.action, 'job.cancel'));
    expect(await cancelled).toEqual([]);
  });

  test('that ends the process each time it is started fails, and says so', async () => {
    const ctx = await unscreened(2);
    const id = await queueRescreenAll(ctx);
    await ctx.db.orm.update(job).set({ state: 'running', attempts: 5 }).where(eq(job.id, id));
    await runDueJobs(ctx);
    const error = 'It was started 5 times and never finished.';
    expect(await getJob(ctx, id)).toMatchObject({ state: 'failed', done: 0, error });
    expect(await ctx.db.orm.select().from(screening)).toEqual([]);
    await resume(ctx, id);
    await ctx.settled();
    expect(await getJob(ctx, id)).toMatchObject({ state: 'done', done: 2 });
  });

  test('waits for another server once the one that worked on it has died', async () => {
    const ctx = await unscreened(2);
    const id = await queueRescreenAll(ctx);
    const states = async () => [(await getJob(ctx, id)).state, (await listJobs(ctx, { limit: 5 }))[0]?.state];
    await ctx.db.orm.update(job).set({ state: 'running', leaseToken: 'dead', leaseUntil: ctx.now() + 30_000 });
    expect(await states()).toEqual(['running', 'running']);
    ctx.advance(30_001);
    expect(await states()).toEqual(['queued', 'queued']);
  });

  test('that makes progress each time is tried again, however often it was started', async () => {
    const ctx = await unscreened(600);
    const id = await queueRescreenAll(ctx);
    await ctx.db.orm.update(job).set({ attempts: 4 }).where(eq(job.id, id));
    await runJob(workerThat(ctx, 2, diskAway), id);
    expect(await getJob(ctx, id)).toMatchObject({ state: 'queued', done: 250 });
    for (let start = 1; start < 5; start += 1) {
      ctx.advance(60_000);
      await runJob(workerThat(ctx, 1, diskAway), id);
      expect(await getJob(ctx, id)).toMatchObject({ state: 'queued', done: 250 });
    }
    ctx.advance(60_000);
    await runJob(workerThat(ctx, 1, diskAway), id);
    expect(await getJob(ctx, id)).toMatchObject({ state: 'failed', done: 250, error: BY_PROGRAM });
  });

  test('cannot be resumed after a failure while another job does the same', async () => {
    const ctx = await unscreened(2);
    const id = await queueRescreenAll(ctx);
    await ctx.db.write([ctx.db.orm.update(job).set({ state: 'failed' })]);
    const next = await queueRescreenAll(ctx);
    await expect(resume(ctx, id)).rejects.toThrow(
      new Conflict(`Job ${next} already does the same work, so job ${id} cannot be resumed.`),
    );
    await controlJob(ctx, next, 'cancel');
    expect(await resume(ctx, id)).toMatchObject({ state: 'queued' });
  });

  test.each(['sync', 'feed', 'model', 'self-test'] as const)(
    'cannot be paused when it is of the kind %s',
    async (kind) => {
      const ctx = await aContext({ role: 'admin' });
      await ctx.db.orm.insert(job).values({ id: 1, kind, state: 'queued', payload: {}, createdAt: 0 });
      await expect(controlJob(ctx, 1, 'pause')).rejects.toThrow('cannot be paused. Cancel it instead.');
    },
  );

  test('by two workers at once is done once', async () => {
    const ctx = await unscreened(300);
    const id = await queueRescreenAll(ctx);
    await Promise.all([runJob(ctx, id), runJob(ctx, id), runDueJobs(ctx)]);
    expect(await ctx.db.orm.select().from(screening)).toHaveLength(300);
  });

  test('of nobody is refused', async () => {
    await expect(queueRescreenAll(await aContext())).rejects.toThrow('There are no entities to screen.');
  });
});

describe('screening what an update of a list brought', () => {
  const left = aListedParty({ name: 'Customer 1 Quellberg' });
  const renamed = aListedParty({ name: 'Boris Ostrovskij', sourceRef: left.sourceRef });
  const others = [aListedParty({ name: NAME }), aListedParty({ name: 'Ada Lindqvist' })];

  test.each([
    [
      'paused while',
      async (ctx: TestCtx, id: number, replace: () => Promise<unknown>) => {
        await controlJob(ctx, id, 'pause');
        await replace();
        await controlJob(ctx, id, 'resume');
        await runJob(ctx, id);
      },
    ],
    [
      'about to store when',
      async (ctx: TestCtx, id: number, replace: () => Promise<unknown>) => runJob(workerThat(ctx, 1, replace), id),
    ],
  ])('raises nothing by a record that a later version has replaced, %s it came', async (_, run) => {
    const ctx = await unscreened(2);
    const { jobId } = await aList(ctx, [...others, left]);
    await run(ctx, jobId ?? 0, () => aList(elsewhere(ctx), [...others, renamed]));
    await runDueJobs(ctx);
    expect(await getJob(ctx, jobId ?? 0)).toMatchObject({ state: 'done', done: 2 });
    expect(await ctx.db.orm.select().from(match).where(eq(match.entityId, 1))).toEqual([]);
    const { rows } = await certificatesOf(ctx, { entityId: 1, limit: 5, offset: 0 });
    expect(rows).toHaveLength(2);
    for (const { id } of rows) expect(await replayScreening(ctx, id)).toMatchObject({ again: [] });
  });
});

/** So many finished jobs of a kind, the newest of all. */
async function finished(ctx: TestCtx, kind: JobRow['kind'], number: number): Promise<void> {
  const row = { kind, state: 'done' as const, payload: {}, createdAt: ctx.now(), finishedAt: ctx.now() };
  const rows = Array.from({ length: number }, () => row);
  await ctx.db.write([insertMany(job, rows)]);
}

test('the list has the newest jobs that are seen nowhere else, and what is under way before them', async () => {
  const ctx = await unscreened(2);
  const waiting = await queueRescreenAll(ctx);
  await finished(ctx, 'sync', 2);
  await finished(ctx, 'feed', 30);
  await finished(ctx, 'upload', 2);
  await finished(ctx, 'model', 30);
  const shown = async (limit: number) => (await listJobs(ctx, { limit })).map(({ id, kind }) => [id, kind]);
  const uploads = [
    [waiting + 34, 'upload'],
    [waiting + 33, 'upload'],
  ];
  const first = [[waiting, 'rescreen-all'], ...uploads];
  expect(await shown(20)).toEqual([...first, [waiting + 2, 'sync'], [waiting + 1, 'sync']]);
  expect(await shown(3)).toEqual(first);
});

test('jobs of feeds and of a model are forgotten a month after they ended, and no others', async () => {
  const ctx = await aContext();
  const month = 30 * DAY_MS;
  const at = ctx.now();
  const ended = (kind: JobRow['kind'], state: JobRow['state'], finishedAt: number | null = at) => ({
    kind,
    state,
    payload: {},
    createdAt: at,
    finishedAt,
  });
  await ctx.db.write([
    insertMany(job, [
      ...Array.from({ length: 1_010 }, () => ended('feed', 'done')),
      ended('feed', 'failed'),
      ended('feed', 'queued', null),
      ended('feed', 'done', at + 1),
      ended('model', 'cancelled'),
      ended('model', 'running', null),
      ended('upload', 'done'),
      ended('sync', 'done'),
    ]),
  ]);
  const left = async () => (await ctx.db.orm.select().from(job)).map(({ kind, state }) => `${kind} ${state}`);
  ctx.advance(month);
  await forgetExpired(ctx);
  expect(await left()).toHaveLength(1_017);
  ctx.advance(1);
  await forgetExpired(ctx);
  expect(await left()).toEqual(['feed queued', 'feed done', 'model running', 'upload done', 'sync done']);
});

test('jobs are looked up by what is under way, however many of their kind are done', async () => {
  const ctx = await aContext();
  const fetches = () => unfinishedOfKind(ctx, 'feed');
  const askers = [runDueJobs, runDueFetches, runDueModelJobs, fetches, () => listJobs(ctx, { limit: 20 })];
  for (const ask of askers) {
    const plans = await plansOf(ctx, () => ask(ctx));
    expect(plans).toContainEqual(expect.stringContaining('SEARCH job USING INDEX job_state'));
    expect(plans.filter((step) => /^(?:SCAN job|SEARCH job USING INDEX job_kind)/u.test(step))).toEqual([]);
  }
});
