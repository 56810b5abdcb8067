import type { Ctx } from '../context.ts';
import { type FeedResult, fetchFeed } from '../feeds/fetch-feed.ts';
import { finishJob } from './finish-job.ts';
import type { JobRow, Run } from './runner.ts';

/** Fetches a feed and takes what it brings. What went wrong is final: the next fetch tries again. */
export async function feedJob(ctx: Ctx, row: JobRow, { lease, tell }: Run): Promise<void> {
  const result = await fetchFeed(ctx, Number(row.payload['feedId']), { onProgress: tell, signal: lease.signal });
  await finishJob(ctx, row.id, lease.token, outcomeOf(result));
}

function outcomeOf(result: FeedResult): string {
  if (result === null) return 'The feed has not changed.';
  const { fresh, items, articles, unreadPages } = result;
  const unread = unreadPages === 0 ? '' : ` ${unreadPages} pages could not be read; the feed's own text was used.`;
  return `${fresh} of ${items} items were new, ${articles} of them name somebody.${unread}`;
}
