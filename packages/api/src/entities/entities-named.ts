import { findIds } from '@tamis/screening';
import type { Ctx } from '../context.ts';
import { namedAsWritten } from './named-as-written.ts';

/**
 * The ids of all entities that have a name with every word of a text, however common the word. It uses the index of the
 * search, so it finds names in any script and with slips. Entities newer than the index are found as written.
 */
export async function entitiesNamed(ctx: Ctx, text: string): Promise<Set<number>> {
  const names = await ctx.entityIndex.soon();
  const found = findIds(names.indexes, text, { accept: names.holds });
  for (const { id } of await namedAsWritten(ctx, text, { after: names.upTo })) found.add(id);
  return found;
}
