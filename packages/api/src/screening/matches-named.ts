import { inIds } from '@tamis/db/db';
import { match } from '@tamis/db/schema';
import { findNames } from '@tamis/screening';
import { type SQL, or, sql } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { spellingQuery } from '../search/entity-search.ts';

/**
 * Matches of a customer, or with a listed party, that has a name with every word of a text: by the indexes that searching
 * asks, so in any script and with slips. Only who has matches is looked for, so that a common word leaves nobody out.
 */
export async function matchesNamed(ctx: Ctx, text: string): Promise<SQL | undefined> {
  const entityIds = await idsIn(ctx, match.entityId);
  const names = await ctx.entityIndex.atOnce();
  const customers = findNames(names.indexes, text, {
    limit: entityIds.size,
    accept: (id, segment) => entityIds.has(id) && names.holds(id, segment),
  });
  const newer = await spellingQuery(ctx, text, names.upTo);
  const partyIds = await idsIn(ctx, match.partyId);
  const { indexes } = await ctx.index.current();
  const parties = findNames(indexes, text, { limit: partyIds.size, accept: (id) => partyIds.has(id) });
  return or(inIds(match.entityId, idsOf([...customers, ...newer])), inIds(match.partyId, idsOf(parties)));
}

const idsOf = (found: readonly { id: number }[]) => found.map(({ id }) => id);

/** One side of all matches, as one text from an index: a cell for each would take far longer. */
async function idsIn(ctx: Ctx, side: typeof match.entityId | typeof match.partyId): Promise<Set<number>> {
  const [row] = await ctx.db.orm.select({ ids: sql<string>`json_group_array(distinct ${side})` }).from(match);
  return new Set(JSON.parse(row?.ids ?? '[]') as number[]);
}
