import type { Ctx } from '../context.ts';
import { syncList } from '../watchlists/sync.ts';
import { outcomeSentence } from '../watchlists/outcome.ts';
import { finishJob } from './finish-job.ts';
import type { Run } from './run.ts';
import type { JobRow } from '@tamis/db/schema';

/** Fetches a list and imports it if it is new. What went wrong is final: the next sync tries again. */
export async function syncJob(ctx: Ctx, row: JobRow, { lease, tell }: Run): Promise<void> {
  const list = String(row.payload['list']);
  const acceptShrink = row.payload['acceptShrink'] === true;
  const result = await syncList(ctx, list, { acceptShrink, onProgress: tell, signal: lease.signal });
  await finishJob(ctx, row.id, lease.token, outcomeSentence(list, result));
}
