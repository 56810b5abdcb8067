import { findIds } from '@tamis/screening';
import type { Ctx } from '../context.ts';
import { namedAsWritten } from './named-as-written.ts';

/**
 * The numbers of all entities that have a name with every word of a text, however common the word: by the index that
 * searching asks, so in any script and with slips. Who is newer than the index is found as written.
 */
export async function entitiesNamed(ctx: Ctx, text: string): Promise<Set<number>> {
  const names = await ctx.entityIndex.soon();
  const found = findIds(names.indexes, text, { accept: names.holds });
  for (const { id } of await namedAsWritten(ctx, text, { after: names.upTo })) found.add(id);
  return found;
}
