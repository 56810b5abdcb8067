/** What every job is run with, and how it stores its steps and its end. */
import { writeInTurn } from '@tamis/db/db';
import { type JobRow, job } from '@tamis/db/schema';
import { eq } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { LEASE_MS, type Lease, isHeld, requireLease } from '../lease.ts';
import type { Write } from '../write.ts';
import type { JobKind, JobOf } from './kinds.ts';
import type { Progress } from './schema.ts';

export interface Run {
  lease: Lease;
  report: (progress: Progress) => void;
}

/** What a step changes in its job: `count` more entities are done, all up to `to`. */
export function movedOn(
  ctx: Ctx,
  { total, done }: Pick<JobRow, 'total' | 'done'>,
  { to, count, isLast }: { to: number; count: number; isLast: boolean },
): Pick<JobRow, 'state' | 'cursor' | 'done' | 'finishedAt'> {
  return isLast
    ? { state: 'done', cursor: to, done: total, finishedAt: ctx.now() }
    : { state: 'running', cursor: to, done: Math.min(total, done + count), finishedAt: null };
}

/** Within the write of a step: stores the job as it is after the step. The write fails unless the lease is still ours. */
export function keepState(ctx: Ctx, write: Write, { next, lease }: { next: JobOf<JobKind>; lease: Lease }): void {
  const { state, cursor, done, hits, payload, outcome, finishedAt } = next;
  requireLease(write, job, next.id, lease.token);
  const leaseUntil = state === 'done' ? 0 : ctx.now() + LEASE_MS;
  // The error of an earlier attempt is over once a step is stored.
  const columns = { state, cursor, done, hits, payload, outcome, finishedAt, leaseUntil, error: null, attempts: 0 };
  write.add(ctx.db.orm.update(job).set(columns).where(eq(job.id, next.id)));
}

/** Ends a job as done with its outcome in one sentence, if the lease is still ours. */
export async function finishJob(ctx: Ctx, id: number, token: string, outcome: string): Promise<void> {
  await writeInTurn(ctx.db, [endingOfJob(ctx, id, token, outcome)]);
}

/** The same as a statement, for a write that stores more with it. */
export function endingOfJob(ctx: Ctx, id: number, token: string, outcome: string) {
  return ctx.db.orm
    .update(job)
    .set({ state: 'done', outcome, error: null, finishedAt: ctx.now(), leaseUntil: 0, leaseToken: null })
    .where(isHeld(job, id, token));
}
