import { idsOf } from '@tamis/db/db';
import { entity } from '@tamis/db/schema';
import { findIds } from '@tamis/screening';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { containsText } from '../like-pattern.ts';

/**
 * The ids of all entities that have a name with every word of a text, however common the word. It uses the index of the
 * search, so it finds names in any script and with slips; and, as that index leaves out titles such as 'Begum' and does
 * not hold the newest entities, all names that contain the text as it is written (a scan of the index of names: 20 ms for
 * 100,000 entities).
 */
export async function entitiesNamed(ctx: Ctx, text: string): Promise<Set<number>> {
  const names = await ctx.entityIndex.soon();
  const found = findIds(names.indexes, text, { accept: names.holds });
  const asWritten = ctx.db.orm.select({ id: entity.id }).from(entity).where(containsText(entity.name, text.trim()));
  for (const id of await idsOf(ctx.db, sql`${asWritten}`)) found.add(id);
  return found;
}
