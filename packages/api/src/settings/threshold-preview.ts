/** The effect of another threshold on the known matches. Nothing is screened and nothing is written. */
import { entity, match } from '@tamis/db/schema';
import { figuresAt } from '@tamis/screening/matching/threshold';
import { and, desc, eq, gte, lt } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { countBySteps } from '../score-steps.ts';
import { partiesOf } from '../screening/listed-parties.ts';
import { thresholdInForce } from './in-force.ts';
import type { ThresholdPreview } from './schema.ts';

/** Steps of the chart, from the lowest possible threshold. */
const STEPS = [50, 55, 60, 65, 70, 75, 80, 85, 90, 95];
/** How many of the matches that would be withdrawn are named. */
const NAMED = 20;

/** Counts the known matches above and below another threshold, with the figures measured there. */
export async function previewThreshold(ctx: Ctx, proposed: number): Promise<ThresholdPreview> {
  const { orm } = ctx.db;
  const inForce = await thresholdInForce(ctx);
  const isPending = eq(match.state, 'pending');
  const isBelow = lt(match.score, proposed);
  // Matches that wait below the threshold in force are kept for two people to decide, whatever the threshold.
  const isWithdrawn = and(isPending, isBelow, gte(match.score, inForce));
  const isReturning = and(
    eq(match.state, 'dismissed'),
    gte(match.score, proposed),
    lt(match.score, inForce),
    eq(match.withdrawal, 'below-threshold'),
  );
  const [waiting, withdrawn, returning, confirmedBelow, proposedBelow, scores, closest] = await Promise.all([
    orm.$count(match, isPending),
    orm.$count(match, isWithdrawn),
    orm.$count(match, isReturning),
    orm.$count(match, and(eq(match.state, 'confirmed'), isBelow)),
    orm.$count(match, and(eq(match.state, 'proposed'), isBelow)),
    countBySteps(ctx, STEPS, match.score, isPending),
    orm
      .select({
        id: match.id,
        entityId: match.entityId,
        entity: entity.name,
        score: match.score,
        partyId: match.partyId,
      })
      .from(match)
      .innerJoin(entity, eq(entity.id, match.entityId))
      .where(isWithdrawn)
      .orderBy(desc(match.score))
      .limit(NAMED),
  ]);
  const parties = await partiesOf(
    ctx,
    closest.map(({ partyId }) => partyId),
  );
  return {
    inForce: figuresAt(inForce),
    proposed: figuresAt(proposed),
    waiting,
    withdrawn,
    returning,
    confirmedBelow,
    proposedBelow,
    scores,
    closest: closest.map(({ partyId, ...row }) => {
      const { primaryName = '', code = '' } = parties.get(partyId) ?? {};
      return { ...row, party: primaryName, list: code };
    }),
  };
}
