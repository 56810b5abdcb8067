import type { Ctx } from '../context.ts';
import type { Write } from '../write.ts';
import { queueJob } from './queue-job.ts';

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
