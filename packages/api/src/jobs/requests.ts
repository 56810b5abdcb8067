/** What a person asks for; the work goes on after the answer. */
import type { Ctx } from '../context.ts';
import { startJob } from './runner.ts';
import type { Job } from './schema.ts';
import { controlJob, getJob, queueScreeningEverybody } from './service.ts';

/** Begins to screen everybody anew, or answers the job that does. */
export async function screenEverybody(ctx: Ctx): Promise<Job> {
  const id = await queueScreeningEverybody(ctx);
  startJob(ctx, id);
  return getJob(ctx, id);
}

export async function resume(ctx: Ctx, id: number): Promise<Job> {
  const resumed = await controlJob(ctx, id, 'resume');
  startJob(ctx, id);
  return resumed;
}
