import { idsOf, inIds } from '@tamis/db/db';
import { match } from '@tamis/db/schema';
import { findIds } from '@tamis/screening';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { entitiesNamed } from '../entities/entities-named.ts';

/**
 * Ids of the matches of an entity, or with a listed party, that has a name with every word of a text: by the indexes that
 * searching asks, so in any script and with slips, and all of them, however common the word.
 */
export async function matchesNamed(ctx: Ctx, text: string): Promise<number[]> {
  const entities = await entitiesNamed(ctx, text);
  const { indexes } = await ctx.index.current();
  const parties = findIds(indexes, text);
  // Asked once for the page and the count. One condition with 'or' would read every match.
  const ofEntities = sql`select id from ${match} where ${inIds(match.entityId, [...entities])}`;
  const withParties = sql`select id from ${match} where ${inIds(match.partyId, [...parties])}`;
  return idsOf(ctx.db, sql`${ofEntities} union ${withParties}`);
}
