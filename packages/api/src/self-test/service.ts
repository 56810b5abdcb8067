import { job, listSet, selfTest } from '@tamis/db/schema';
import { desc, eq } from 'drizzle-orm';
import { type Ctx, nameOfActor } from '../context.ts';
import { NotFound } from '../errors.ts';
import { queueJob } from '../jobs/queue-job.ts';
import { startJob } from '../jobs/runner.ts';
import type { Job } from '../jobs/schema.ts';
import { getJob, presentJob } from '../jobs/service.ts';
import { unfinishedOf } from '../jobs/unfinished.ts';
import { requireLists } from '../screening/require-lists.ts';
import { toIso } from '../wire.ts';
import { commit } from '../write.ts';
import type { SelfTest, SelfTestSummary, SelfTests } from './schema.ts';

/** Only one runs at a time. */
const SUBJECT = 'self-test';
/** Tests shown in the history. */
const SHOWN = 50;

/** Starts a test, or returns the job of the one that is running. Throws `Conflict` if there is no list to test with. */
export async function runSelfTest(ctx: Ctx): Promise<Job> {
  requireLists(await ctx.index.current());
  const id = await commit(ctx, async (write) => {
    const unfinished = await unfinishedOf(ctx, { subject: SUBJECT });
    if (unfinished) return unfinished.id;
    const seed = crypto.getRandomValues(new Uint32Array(1))[0]!;
    const payload = { seed, actor: nameOfActor(ctx) };
    const jobId = await queueJob(ctx, write, { kind: 'self-test', subject: SUBJECT, payload, phase: 'test' });
    write.audit('self-test.run', { type: 'job', id: jobId }, { seed });
    return jobId;
  });
  startJob(ctx, id);
  return getJob(ctx, id);
}

/** The newest tests, and the one that is under way or has failed. */
export async function listSelfTests(ctx: Ctx): Promise<SelfTests> {
  const tests = await rowsOf(ctx).orderBy(desc(selfTest.id)).limit(SHOWN);
  const [last] = await ctx.db.orm.select().from(job).where(eq(job.kind, 'self-test')).orderBy(desc(job.id)).limit(1);
  return {
    job: last && last.state !== 'done' && last.state !== 'cancelled' ? presentJob(ctx, last) : null,
    tests: tests.map(summaryOf),
  };
}

export async function getSelfTest(ctx: Ctx, id: number): Promise<SelfTest> {
  const [row] = await rowsOf(ctx).where(eq(selfTest.id, id));
  if (!row) throw new NotFound(`Self-test ${id} not found`);
  const { seed, result } = row.test;
  const { thresholds, names, customers, missed } = result;
  return { ...summaryOf(row), seed, thresholds, names, alertingAt: customers.alerting, missed };
}

function rowsOf(ctx: Ctx) {
  return ctx.db.orm
    .select({ test: selfTest, set: listSet })
    .from(selfTest)
    .innerJoin(listSet, eq(listSet.id, selfTest.listSetId));
}

const sum = (numbers: number[]) => numbers.reduce((one, other) => one + other, 0);

function summaryOf({
  test,
  set,
}: {
  test: typeof selfTest.$inferSelect;
  set: typeof listSet.$inferSelect;
}): SelfTestSummary {
  const { id, at, actor, threshold, result } = test;
  const step = result.thresholds.indexOf(threshold);
  return {
    id,
    at: toIso(at),
    by: actor,
    engineVersion: set.engineVersion,
    threshold,
    lists: set.versions.map(({ list, versionId, parties, importedAt }) => ({
      list,
      versionId,
      parties,
      importedAt: toIso(importedAt),
    })),
    asked: sum(result.names.map(({ asked }) => asked)),
    found: sum(result.names.map(({ found }) => found[step] ?? 0)),
    customers: result.customers.asked,
    alerting: result.customers.alerting[step] ?? 0,
  };
}
