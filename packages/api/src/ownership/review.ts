import { ownershipLink } from '@tamis/db/schema';
import { and, asc, isNull, lte } from 'drizzle-orm';
import { inIds } from '@tamis/db/db';
import type { Ctx } from '../context.ts';
import { queueModelWork } from '../jobs/queue-job.ts';
import { reassess } from '../risk/reassess.ts';
import { commit } from '../write.ts';
import { nextReview, today } from './parties.ts';

/** Links reviewed in one batch. */
const BATCH = 250;

/**
 * Reviews every link that is due: links that begin or end today, links whose owner's list has changed, and links that
 * an earlier write had no room for. Any number of servers may call it: a batch that another server has done is skipped.
 * Returns whether there was anything to review; the caller then starts the model's jobs.
 */
export async function reviewOwnership(ctx: Ctx): Promise<boolean> {
  for (let isAny = false; ; isAny = true) {
    if ((await due(ctx)).length === 0) return isAny;
    await commit(ctx, async (write) => {
      const links = await due(ctx);
      if (links.length === 0) return;
      // First in the batch, because the statements after it may mark some of them as due again.
      for (const [reviewOn, rows] of Map.groupBy(links, (link) => nextReview(ctx, link))) {
        write.add(
          ctx.db.orm
            .update(ownershipLink)
            .set({ reviewOn })
            .where(
              inIds(
                ownershipLink.id,
                rows.map((row) => row.id),
              ),
            ),
        );
      }
      const owned = [...new Set(links.map((link) => link.ownedEntityId))];
      write.audit('ownership.review', { type: 'system', id: null }, { on: today(ctx), entities: owned });
      await reassess(ctx, write, { rows: [], isNew: false, matchesOf: () => [], ownership: { owned } });
      await queueModelWork(ctx, write, { entityIds: owned });
    });
    await ctx.breathe();
  }
}

function due(ctx: Ctx) {
  return ctx.db.orm
    .select()
    .from(ownershipLink)
    .where(and(lte(ownershipLink.reviewOn, today(ctx)), isNull(ownershipLink.removedAt)))
    .orderBy(asc(ownershipLink.reviewOn), asc(ownershipLink.id))
    .limit(BATCH);
}
