import type { Ctx } from '../context.ts';
import { fetchFeed } from '../feeds/fetch-feed.ts';
import { finishJob } from './finish-job.ts';
import type { Run } from './run.ts';
import type { JobRow } from '@tamis/db/schema';

/** Fetches a feed and takes what it brings. What went wrong is final: the next fetch tries again. */
export async function feedJob(ctx: Ctx, row: JobRow, { lease, tell }: Run): Promise<void> {
  const { outcome } = await fetchFeed(ctx, Number(row.payload['feedId']), { onProgress: tell, signal: lease.signal });
  await finishJob(ctx, row.id, lease.token, outcome);
}
