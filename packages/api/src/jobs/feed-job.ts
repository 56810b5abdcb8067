import type { Ctx } from '../context.ts';
import { fetchFeed } from '../feeds/fetch-feed.ts';
import type { JobOf } from './kinds.ts';
import { type Run, finishJob } from './run.ts';

/** Fetches a feed and takes what it brings. What went wrong is final: the next fetch tries again. */
export async function feedJob(ctx: Ctx, job: JobOf<'feed'>, { lease, report }: Run): Promise<void> {
  const { feedId } = job.payload;
  const { outcome } = await fetchFeed(ctx, feedId, { onProgress: report, signal: lease.signal });
  await finishJob(ctx, job.id, lease.token, outcome);
}
