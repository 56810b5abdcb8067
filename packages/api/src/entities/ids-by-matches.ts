import { idsOf } from '@tamis/db/db';
import { entity, match } from '@tamis/db/schema';
import { type SQL, and, asc, desc, inArray, notInArray, sql } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { WAITING_STATES } from '../screening/view-schema.ts';

interface PageOfMatches {
  /** Where the entities are that the list shows, and which they are. */
  shown: { from: SQL; where?: SQL };
  /** How many they are. */
  total: number;
  isDescending: boolean;
  limit: number;
  offset: number;
}

/**
 * The numbers of a page by the matches that wait. Entities with any are counted on the index of matches; all others, which
 * are nearly all, have none and are walked over as they were added: no list of everybody is sorted.
 */
export async function idsByMatches(ctx: Ctx, page: PageOfMatches): Promise<number[]> {
  const { shown, total, isDescending, limit, offset } = page;
  const order = isDescending ? desc : asc;
  const isWaiting = inArray(match.state, WAITING_STATES);
  const counted = sql`(select entity_id, count(*) as waiting from ${match} where ${isWaiting} group by entity_id)`;
  const waiting = await idsOf(
    ctx.db,
    sql`select ${entity.id} as id from ${counted} as counted cross join ${shown.from}
      where ${and(sql`${entity.id} = counted.entity_id`, shown.where)} order by ${order(sql`waiting`)}, ${order(entity.id)}`,
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
  if (isDescending) {
    const first = waiting.slice(offset, offset + limit);
    return [...first, ...(await others(Math.max(0, offset - waiting.length), limit - first.length))];
  }
  const first = await others(offset, limit);
  const from = Math.max(0, offset - (total - waiting.length));
  return [...first, ...waiting.slice(from, from + limit - first.length)];
}
