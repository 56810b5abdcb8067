import { idsOf } from '@tamis/db/db';
import { entity, match } from '@tamis/db/schema';
import { type SQL, and, asc, desc, inArray, notInArray, sql } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { WAITING_STATES } from '../screening/view-schema.ts';

interface PageOfMatches {
  /** Where the entities are that the list shows, and which they are. */
  shown: { from: SQL; where?: SQL };
  /** How many there are. */
  total: number;
  isDescending: boolean;
  limit: number;
  offset: number;
}

/**
 * The numbers of a page by the matches that wait. Entities with any are counted on an index of matches; all others, which
 * are nearly all, have none and are walked over as they were added: no list of everybody is sorted, and no more numbers are
 * read than the page has.
 */
export async function idsByMatches(ctx: Ctx, page: PageOfMatches): Promise<number[]> {
  const { shown, total, isDescending, limit, offset } = page;
  const order = isDescending ? desc : asc;
  const isWaiting = inArray(match.state, WAITING_STATES);
  const counted = sql`(select entity_id, count(*) as waiting from ${match} where ${isWaiting} group by entity_id)`;
  const withAny = sql`${counted} as counted cross join ${shown.from}
    where ${and(sql`${entity.id} = counted.entity_id`, shown.where)}`;
  const waiting = (from: number, most: number) =>
    idsOf(
      ctx.db,
      sql`select ${entity.id} as id from ${withAny} order by ${order(sql`waiting`)}, ${order(entity.id)} limit ${most} offset ${from}`,
    );
  const others = (from: number, most: number) =>
    idsOf(
      ctx.db,
      ctx.db.orm
        .select({ id: sql<number>`${entity.id}`.as('id') })
        .from(shown.from)
        .where(and(shown.where, notInArray(entity.id, sql`(select entity_id from ${match} where ${isWaiting})`)))
        .orderBy(order(entity.id))
        .limit(most)
        .offset(from),
    );
  const [before, after] = isDescending ? [waiting, others] : [others, waiting];
  const first = await before(offset, limit);
  if (first.length === limit) return first;
  const [all] = await ctx.db.orm.all<{ count: number }>(sql`select count(*) as count from ${withAny}`);
  const ofFirst = isDescending ? (all?.count ?? 0) : total - (all?.count ?? 0);
  return [...first, ...(await after(Math.max(0, offset - ofFirst), limit - first.length))];
}
