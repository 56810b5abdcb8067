/** The effect of another threshold on the known matches. Nothing is screened and nothing is written. */
import { entity, match } from '@tamis/db/schema';
import { figuresAt } from '@tamis/screening/matching/threshold';
import { and, count, desc, eq, gte, lt } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { countBySteps } from '../score-steps.ts';
import { partiesOf } from '../screening/listed-parties.ts';
import { thresholdInForce } from './in-force.ts';
import type { ThresholdPreview } from './schema.ts';

/** Steps of the chart, from the lowest possible threshold. */
const STEPS = [50, 55, 60, 65, 70, 75, 80, 85, 90, 95];
/** How many of the matches that would be withdrawn are named. */
const NAMED = 20;

type State = (typeof match.$inferSelect)['state'];

/** The queries of the preview, not run yet; each reads a range of one index. */
export function thresholdQueries(ctx: Ctx, { inForce, proposed }: { inForce: number; proposed: number }) {
  const { orm } = ctx.db;
  const below = (state: State) => and(eq(match.state, state), lt(match.score, proposed));
  // Matches that wait below the threshold in force are kept for two people to decide, whatever the threshold.
  const withdrawn = and(below('pending'), gte(match.score, inForce));
  const counted = (where: ReturnType<typeof and>) => orm.select({ count: count() }).from(match).where(where);
  return {
    waiting: counted(eq(match.state, 'pending')),
    withdrawn: counted(withdrawn),
    confirmedBelow: counted(below('confirmed')),
    proposedBelow: counted(below('proposed')),
    returning: counted(
      and(
        eq(match.state, 'dismissed'),
        gte(match.score, proposed),
        lt(match.score, inForce),
        eq(match.withdrawal, 'below-threshold'),
      ),
    ),
    scores: countBySteps(STEPS, match.score, eq(match.state, 'pending')),
    closest: orm
      .select({
        id: match.id,
        entityId: match.entityId,
        entity: entity.name,
        score: match.score,
        partyId: match.partyId,
      })
      .from(match)
      .innerJoin(entity, eq(entity.id, match.entityId))
      .where(withdrawn)
      .orderBy(desc(match.score))
      .limit(NAMED),
  };
}

/** Counts the known matches above and below another threshold, with the figures measured there. */
export async function previewThreshold(ctx: Ctx, proposed: number): Promise<ThresholdPreview> {
  const inForce = await thresholdInForce(ctx);
  const queries = thresholdQueries(ctx, { inForce, proposed });
  const [waiting, withdrawn, confirmedBelow, proposedBelow, returning, scores, closest] = await Promise.all([
    queries.waiting,
    queries.withdrawn,
    queries.confirmedBelow,
    queries.proposedBelow,
    queries.returning,
    ctx.db.orm.all<{ from: number; count: number }>(queries.scores),
    queries.closest,
  ]);
  const parties = await partiesOf(
    ctx,
    closest.map(({ partyId }) => partyId),
  );
  return {
    inForce: figuresAt(inForce),
    proposed: figuresAt(proposed),
    waiting: waiting[0]?.count ?? 0,
    withdrawn: withdrawn[0]?.count ?? 0,
    returning: returning[0]?.count ?? 0,
    confirmedBelow: confirmedBelow[0]?.count ?? 0,
    proposedBelow: proposedBelow[0]?.count ?? 0,
    scores,
    closest: closest.map(({ partyId, ...row }) => {
      const { primaryName = '', code = '' } = parties.get(partyId) ?? {};
      return { ...row, party: primaryName, list: code };
    }),
  };
}
