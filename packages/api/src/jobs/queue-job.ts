import { entity, job } from '@tamis/db/schema';
import { count, max } from 'drizzle-orm';
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

/** What a job of all entities stores and counts: the last one that there is now, and how many. Null if there is none. */
export async function allEntities({ db }: Ctx): Promise<{ lastEntityId: number; total: number } | null> {
  const [all] = await db.orm.select({ last: max(entity.id), total: count() }).from(entity);
  return all?.last ? { lastEntityId: all.last, total: all.total } : null;
}

/** What a model is to put into words: articles first, then the assessments of entities. */
interface ModelWork {
  articleIds?: readonly number[];
  entityIds: readonly number[];
}

/**
 * Within the write that causes it: queues what the configured model is to read and write. Returns the job, or null where
 * there is no model. The rules' texts stand until then, and stay when the model fails.
 */
export async function queueModelWork(ctx: Ctx, write: Write, work: ModelWork): Promise<number | null> {
  const { articleIds = [], entityIds } = work;
  if (!ctx.model || articleIds.length + entityIds.length === 0) return null;
  return queueJob(ctx, write, {
    kind: 'model',
    payload: { articleIds: [...articleIds], entityIds: [...entityIds] },
    phase: 'write',
    total: articleIds.length + entityIds.length,
  });
}
