import { entity, match, user } from '@tamis/db/schema';
import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { isoOrNull } from '../wire.ts';
import type { EarlierDecision } from './schema.ts';

/** As many as anybody reads next to a comparison. */
const LATEST = 5;

/** What people decided on the listed party of a match for other entities, the latest first. */
export async function earlierDecisions(ctx: Ctx, matchId: number): Promise<EarlierDecision[]> {
  const party = ctx.db.orm.select({ id: match.partyId }).from(match).where(eq(match.id, matchId));
  const rows = await ctx.db.orm
    .select({
      id: match.id,
      entityId: match.entityId,
      entityName: entity.name,
      state: match.state,
      reason: match.reason,
      decidedBy: user.fullName,
      decidedAt: match.decidedAt,
    })
    .from(match)
    .innerJoin(entity, eq(entity.id, match.entityId))
    .innerJoin(user, eq(user.id, match.decidedBy))
    .where(and(inArray(match.partyId, party), ne(match.id, matchId), inArray(match.state, ['confirmed', 'dismissed'])))
    .orderBy(desc(match.decidedAt), desc(match.id))
    .limit(LATEST);
  return rows.map(({ id, entityId, entityName, state, reason, decidedBy, decidedAt }) => {
    const at = isoOrNull(decidedAt);
    return { id, entityId, entityName, state, reason, decidedBy, decidedAt: at };
  });
}
