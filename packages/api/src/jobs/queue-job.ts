import { job } from '@tamis/db/schema';
import type { Ctx } from '../context.ts';
import type { Write } from '../write.ts';

type NewJob = typeof job.$inferInsert;

/** Within a write: puts a job in the queue and answers its id, which may have been taken before. */
export async function queueJob(
  ctx: Ctx,
  write: Write,
  { id, ...given }: Omit<NewJob, 'state' | 'createdBy' | 'createdAt'> & { state?: NewJob['state'] },
): Promise<number> {
  const jobId = id ?? (await write.id(job));
  const by = { createdBy: ctx.user?.id ?? null, createdAt: ctx.now() };
  write.insert(job, [{ id: jobId, state: 'queued', ...by, ...given }]);
  return jobId;
}
