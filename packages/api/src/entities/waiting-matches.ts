import { inIds } from '@tamis/db/db';
import { match } from '@tamis/db/schema';
import { and, count, inArray } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { WAITING_STATES } from '../screening/view-schema.ts';

/** How many matches of each of these entities nobody has decided yet; those that have none are left out. */
export async function waitingMatches(ctx: Ctx, entityIds: readonly number[]): Promise<Map<number, number>> {
  if (entityIds.length === 0) return new Map();
  const rows = await ctx.db.orm
    .select({ entityId: match.entityId, count: count() })
    .from(match)
    .where(and(inArray(match.state, WAITING_STATES), inIds(match.entityId, entityIds)))
    .groupBy(match.entityId);
  return new Map(rows.map((row) => [row.entityId, row.count]));
}
