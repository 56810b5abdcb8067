import { writeInTurn } from '@tamis/db/db';
import { type JobRow, job } from '@tamis/db/schema';
import { beginningOf } from '@tamis/screening/beginning-of';
import { TRPCError } from '@trpc/server';
import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm';
import { type Ctx, type Services, systemCtx } from '../context.ts';
import { errorDetails } from '../error-details.ts';
import { Conflict } from '../errors.ts';
import { LEASE_MS, isFree, isHeld, keepLease, requireLease } from '../lease.ts';
import { reviewOwnership } from '../ownership/review.ts';
import { commit } from '../write.ts';
import type { Progress } from './schema.ts';
import { type JobKind, type JobOf, type Lane, kindsWhere, ofKinds, parseJob } from './kinds.ts';
import type { Run } from './run.ts';
import { feedJob } from './feed-job.ts';
import { modelJob } from './model-job.ts';
import { reweighJob } from './reweigh-job.ts';
import { screenJob } from './screen-job.ts';
import { syncJob } from './sync-job.ts';
import { selfTestJob } from './self-test-job.ts';

/** How each kind of job is done. The work ends with the job's row as done, or throws. */
const WORK: { [K in JobKind]: (ctx: Ctx, of: JobOf<K>, run: Run) => Promise<void> } = {
  upload: screenJob,
  rescreen: screenJob,
  'rescreen-all': screenJob,
  reweigh: reweighJob,
  sync: syncJob,
  feed: feedJob,
  model: modelJob,
  'self-test': selfTestJob,
};
const perform = <K extends JobKind>(ctx: Ctx, of: JobOf<K>, run: Run): Promise<void> => WORK[of.kind](ctx, of, run);

/** Publishers that are asked at the same time, so that a slow one does not hold up the others. */
const FETCHES_AT_ONCE = 8;

/** A job that was started this many times without storing a step fails. */
const MAX_ATTEMPTS = 5;

/**
 * Runs, one after the other, the jobs that take the processor (screening, reweighing, self-tests) and are queued or were left
 * by a server that died. Then reviews ownership links that are due. Any number of servers may call it.
 */
export async function runDueJobs(services: Services): Promise<void> {
  for (const id of await dueJobs(services, 'processor')) await runJob(systemCtx(services), id);
  if (await reviewOwnership(systemCtx(services))) startModelJobs(services);
}

/** Fetches lists and feeds that are queued or whose server has died, and waits for them. Then screens what the lists brought. */
export async function runDueFetches(services: Services): Promise<void> {
  const due = await dueJobs(services, 'network');
  const lane = async () => {
    for (let id = due.shift(); id !== undefined; id = due.shift()) await runJob(systemCtx(services), id);
  };
  const isAny = due.length > 0;
  await Promise.all(Array.from({ length: FETCHES_AT_ONCE }, lane));
  if (isAny) await runDueJobs(services);
}

/** Runs the jobs of the model that are queued or were left by a server that died. */
export async function runDueModelJobs(services: Services): Promise<void> {
  for (const id of await dueJobs(services, 'model')) await runJob(systemCtx(services), id);
}

/** Starts the model's queued jobs after the response, one after the other. */
export function startModelJobs(services: Services): void {
  if (services.model) services.background(runDueModelJobs(services));
}

/** Runs a job after the response. Null is no job. */
export function startJob(ctx: Ctx, id: number | null): void {
  if (id !== null) ctx.background(runJob(ctx, id));
}

async function dueJobs(services: Services, lane: Lane): Promise<number[]> {
  const kinds = kindsWhere((kind) => kind.lane === lane);
  const due = await services.db.orm
    .select({ id: job.id })
    .from(job)
    .where(and(inArray(job.state, ['queued', 'running']), lt(job.leaseUntil, services.now()), ofKinds(...kinds)))
    .orderBy(asc(job.id));
  return due.map(({ id }) => id);
}

/**
 * Runs one job to its end if no other server does. What it stores requires that the lease is still ours: a step is stored
 * once, whichever server repeats it, and a job that a person has paused or cancelled stores nothing more.
 */
export async function runJob(from: Ctx, id: number, onProgress?: (progress: Progress) => void): Promise<void> {
  const ctx: Ctx = { ...from, admission: undefined, setSessionToken: () => undefined };
  const token = crypto.randomUUID();
  const claimed = await claim(ctx, id, token);
  if (!claimed) return;
  const lease = keepLease(ctx, job, id, token);
  const report = (progress: Progress) => {
    const { phase, done, total } = progress;
    lease.storeLater(sql`phase = ${phase}, done = ${done}, total = ${total ?? 0}`);
    onProgress?.(progress);
  };
  try {
    // It has probably ended the process each time, and would do so again.
    if (claimed.attempts > MAX_ATTEMPTS) throw new Conflict(`It was started ${MAX_ATTEMPTS} times and never finished.`);
    await perform(ctx, parseJob(claimed), { lease, report });
  } catch (error) {
    const wasOurs = await giveBack(ctx, claimed, token, error);
    if (wasOurs && !isForPeople(error)) ctx.log('job failed', { job: id, ...errorDetails(error) });
  } finally {
    await lease.release();
    ctx.bell?.ring();
  }
}

async function claim(ctx: Ctx, id: number, token: string): Promise<JobRow | undefined> {
  return ctx.db.exclusive(async () => {
    await ctx.db.write([
      ctx.db.orm
        .update(job)
        .set({
          state: 'running',
          leaseToken: token,
          leaseUntil: ctx.now() + LEASE_MS,
          attempts: sql`${job.attempts} + 1`,
        })
        .where(and(eq(job.id, id), inArray(job.state, ['queued', 'running']), isFree(job, ctx.now()))),
    ]);
    const [row] = await ctx.db.orm
      .select()
      .from(job)
      .where(isHeld(job, id, token));
    return row;
  });
}

/**
 * After an error the job waits for another try, or fails with the reason. It fails at once if the error is meant for people,
 * because another try would not change it. Returns false if the job was no longer ours.
 */
async function giveBack(ctx: Ctx, { id, kind }: JobRow, token: string, error: unknown): Promise<boolean> {
  const reason = isForPeople(error)
    ? beginningOf(error.message, 500)
    : `An internal error. The log says why (job ${id}).`;
  const isOurs = isHeld(job, id, token);
  const given = { error: reason, leaseToken: null, leaseUntil: ctx.now() + LEASE_MS };
  if (!isForPeople(error)) {
    const again = ctx.db.orm
      .update(job)
      .set({ ...given, state: 'queued' })
      .where(and(isOurs, lt(job.attempts, MAX_ATTEMPTS)));
    const [result] = await writeInTurn(ctx.db, [again]);
    if (result?.rowsAffected === 1) return true;
  }
  return commit(ctx, async (write) => {
    const [held] = await ctx.db.orm.select({ id: job.id }).from(job).where(isOurs);
    if (!held) return false;
    requireLease(write, job, id, token);
    write.add(
      ctx.db.orm
        .update(job)
        .set({ ...given, state: 'failed', finishedAt: ctx.now() })
        .where(isOurs),
    );
    write.audit('job.failed', { type: 'job', id }, { kind, reason });
    return true;
  });
}

/** Whether a service has thrown the error for people, so that nothing is wrong with the program. */
function isForPeople(error: unknown): error is TRPCError {
  return error instanceof TRPCError && error.code !== 'INTERNAL_SERVER_ERROR';
}
