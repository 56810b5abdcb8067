import { idsOf } from '@tamis/db/db';
import { match } from '@tamis/db/schema';
import { samePartyInSteps } from '@tamis/screening/matching/same-party';
import { desc, eq } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { NotFound } from '../errors.ts';
import { stepsInTurns } from '../turns.ts';
import type { Match, SamePartyMatch } from './schema.ts';
import { matchesById } from './present.ts';

/** Only the best matches of an entity are compared; hardly any entity has as many. */
const MAX_COMPARED = 200;

/**
 * The entity's other matches whose listed party is that of this match on another list, in any state, best first.
 * Computed on request, in turns with other requests. Throws `NotFound` if there is no such match.
 */
export async function samePartyMatches(ctx: Ctx, matchId: number): Promise<SamePartyMatch[]> {
  const [one] = await matchesById(ctx, [matchId]);
  if (!one) throw new NotFound(`Match ${matchId} not found`);
  const ofEntity = ctx.db.orm
    .select({ id: match.id })
    .from(match)
    .where(eq(match.entityId, one.entityId))
    .orderBy(desc(match.score), desc(match.id))
    .limit(MAX_COMPARED);
  const ids = await idsOf(ctx.db, ofEntity);
  const others = await matchesById(
    ctx,
    ids.filter((id) => id !== matchId),
  );
  const found = await stepsInTurns(samePartyInSteps(asRecord(one), others.map(asRecord)), ctx.breathe);
  return found.map(({ record, score, fields }) => ({ match: record.match, score, fields }));
}

const asRecord = (one: Match) => ({ list: one.list.code, party: one.party, match: one });
