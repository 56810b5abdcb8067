import { job, mediaFeed } from '@tamis/db/schema';
import { and, count, eq, gt } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { DAY_MS } from '../durations.ts';
import type { Diagnostics } from './schema.ts';

/** Older failures are not counted. */
const RECENT_MS = 7 * DAY_MS;

/** The current state of everything but the lists and the audit log, which show their own. */
export async function getDiagnostics(ctx: Ctx): Promise<Diagnostics> {
  const [jobs] = await ctx.db.orm
    .select({ failed: count() })
    .from(job)
    .where(and(eq(job.state, 'failed'), gt(job.createdAt, ctx.now() - RECENT_MS)));
  const [feeds] = await ctx.db.orm.select({ all: count(), failed: count(mediaFeed.lastError) }).from(mediaFeed);
  return {
    model: ctx.model?.name ?? null,
    feeds: feeds?.all ?? 0,
    failedFeeds: feeds?.failed ?? 0,
    failedJobs: jobs?.failed ?? 0,
  };
}
