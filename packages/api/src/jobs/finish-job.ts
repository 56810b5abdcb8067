import { writeInTurn } from '@tamis/db/db';
import { job } from '@tamis/db/schema';
import type { Ctx } from '../context.ts';
import { isHeld } from '../lease.ts';

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
