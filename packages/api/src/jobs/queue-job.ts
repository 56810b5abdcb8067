import { job } from '@tamis/db/schema';
import type { Ctx } from '../context.ts';
import type { Write } from '../write.ts';
import type { JobKind, PayloadOf } from './kinds.ts';

type Columns = typeof job.$inferInsert;
type NewJob<K extends JobKind> = Omit<Columns, 'kind' | 'payload' | 'state' | 'createdBy' | 'createdAt'> & {
  kind: K;
  payload: PayloadOf<K>;
  state?: Columns['state'];
};

/** Within a write: queues a job and returns its id, which the caller may have reserved before. */
export async function queueJob<K extends JobKind>(
  ctx: Ctx,
  write: Write,
  { id, ...given }: NewJob<K>,
): Promise<number> {
  const jobId = id ?? (await write.id(job));
  const by = { createdBy: ctx.user?.id ?? null, createdAt: ctx.now() };
  write.insert(job, [{ id: jobId, state: 'queued', ...by, ...given }]);
  return jobId;
}
