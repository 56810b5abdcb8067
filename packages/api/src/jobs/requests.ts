/** What a person requests; the work continues after the response. */
import type { Ctx } from '../context.ts';
import { startJob } from './runner.ts';
import type { Job } from './schema.ts';
import { controlJob, getJob, queueRescreenAll } from './service.ts';

/** Begins to screen every entity again. Returns the job, which may be under way already. */
export async function rescreenAll(ctx: Ctx): Promise<Job> {
  const id = await queueRescreenAll(ctx);
  startJob(ctx, id);
  return getJob(ctx, id);
}

/** Resumes a paused or failed job and runs it. Throws `Conflict` in any other state. */
export async function resume(ctx: Ctx, id: number): Promise<Job> {
  const resumed = await controlJob(ctx, id, 'resume');
  startJob(ctx, id);
  return resumed;
}
