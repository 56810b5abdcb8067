import type { Ctx } from '../context.ts';
import { BadRequest } from '../errors.ts';
import { isRejected } from '../watchlists/list-refused.ts';
import { syncList } from '../watchlists/sync.ts';
import { outcomeSentence } from '../watchlists/outcome-sentence.ts';
import type { JobOf } from './kinds.ts';
import { type Run, finishJob } from './run.ts';

const REJECTED = 'The publisher still has the file that was rejected. The versions of the list say by whom.';

/** Fetches a list and imports it if it is new. An error is final: the next sync tries again. */
export async function syncJob(ctx: Ctx, job: JobOf<'sync'>, { lease, report }: Run): Promise<void> {
  const { list, acceptShrink } = job.payload;
  const options = { acceptShrink, onProgress: report, signal: lease.signal };
  const result = await syncList(ctx, list, options).catch((error: unknown) => {
    // Webhooks send why a job failed, and must not name a person. The list itself says who it was.
    throw error instanceof Error && isRejected(error) ? new BadRequest(REJECTED) : error;
  });
  await finishJob(ctx, job.id, lease.token, outcomeSentence(list, result));
}
