import { job } from '@tamis/db/schema';
import { and, eq } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { syncList } from '../watchlists/sync.ts';
import { outcomeSentence } from '../watchlists/outcome.ts';
import type { JobRow, Run } from './runner.ts';

/** Fetches a list and imports it if it is new. What went wrong is final: the next sync tries again. */
export async function syncJob(ctx: Ctx, row: JobRow, { lease, tell }: Run): Promise<void> {
  const list = String(row.payload['list']);
  const acceptShrink = row.payload['acceptShrink'] === true;
  const result = await syncList(ctx, list, { acceptShrink, onProgress: tell, signal: lease.signal });
  await finish(ctx, row.id, lease.token, outcomeSentence(list, result));
}

async function finish(ctx: Ctx, id: number, token: string, outcome: string): Promise<void> {
  await ctx.db.exclusive(() =>
    ctx.db.write([
      ctx.db.orm
        .update(job)
        .set({ state: 'done', outcome, error: null, finishedAt: ctx.now(), leaseUntil: 0, leaseToken: null })
        .where(and(eq(job.id, id), eq(job.leaseToken, token))),
    ]),
  );
}
