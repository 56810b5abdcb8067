import * as v from 'valibot';
import type { Ctx } from '../context.ts';
import { fetchFeed } from '../feeds/fetch-feed.ts';
import { id } from '../wire.ts';
import { finishJob } from './finish-job.ts';
import type { Run } from './run.ts';
import type { JobRow } from '@tamis/db/schema';

const Payload = v.object({ feedId: id });

/** Fetches a feed and takes what it brings. What went wrong is final: the next fetch tries again. */
export async function feedJob(ctx: Ctx, row: JobRow, { lease, tell }: Run): Promise<void> {
  const { feedId } = v.parse(Payload, row.payload);
  const { outcome } = await fetchFeed(ctx, feedId, { onProgress: tell, signal: lease.signal });
  await finishJob(ctx, row.id, lease.token, outcome);
}
