import { mediaFeed } from '@tamis/db/schema';
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { HOUR_MS } from '../durations.ts';
import { queueJob } from '../jobs/queue-job.ts';
import { unfinishedOf, unfinishedOfKind } from '../jobs/unfinished.ts';
import { type Write, commit } from '../write.ts';

/** Queues a fetch of a feed. Returns its job, or the one that is queued or runs already. */
export async function queueFetch(ctx: Ctx, id: number): Promise<number> {
  return commit(ctx, async (write) => {
    const unfinished = await unfinishedOf(ctx, { subject: fetchOf(id) });
    return unfinished?.id ?? addFetch(ctx, write, id);
  });
}

/**
 * Queues a fetch of every feed that is due. The interval counts from the last attempt, whatever its result, so that a
 * failing publisher is not asked more often than others.
 */
export async function queueDueFetches(ctx: Ctx): Promise<void> {
  if ((await dueFeeds(ctx)).length === 0) return;
  await commit(ctx, async (write) => {
    const running = await unfinishedOfKind(ctx, 'feed');
    for (const { id } of await dueFeeds(ctx)) if (!running.has(fetchOf(id))) await addFetch(ctx, write, id);
  });
}

/** The subject of a feed's fetch. Only one unfinished job may have it: a feed is fetched once at a time. */
export const fetchOf = (feedId: number): string => `feed:${feedId}`;

/** Within a write: queues the job that fetches a feed, and records the attempt. */
export async function addFetch(ctx: Ctx, write: Write, feedId: number): Promise<number> {
  const id = await queueJob(ctx, write, {
    kind: 'feed',
    subject: fetchOf(feedId),
    payload: { feedId },
    phase: 'download',
  });
  write.add(sql`update ${mediaFeed} set attempted_at = ${ctx.now()} where id = ${feedId}`);
  write.audit('feed.fetch', { type: 'feed', id: feedId }, { job: id });
  return id;
}

function dueFeeds(ctx: Ctx): Promise<{ id: number }[]> {
  const { id, isPaused, attemptedAt, everyHours } = mediaFeed;
  // An attempt that lies far ahead was at a clock that was put back.
  const isDue = sql`abs(${ctx.now()} - ${attemptedAt}) >= ${everyHours} * ${HOUR_MS}`;
  return ctx.db.orm
    .select({ id })
    .from(mediaFeed)
    .where(and(eq(isPaused, false), or(isNull(attemptedAt), isDue)))
    .orderBy(asc(id));
}
