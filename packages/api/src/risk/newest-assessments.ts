/** The newest assessment of an entity, which is the one in force; those before it are its history. */
import { idsOf, inIds, rowsById } from '@tamis/db/db';
import { riskAssessment } from '@tamis/db/schema';
import { desc, eq, max, sql } from 'drizzle-orm';
import type { Ctx } from '../context.ts';

export type AssessmentRow = typeof riskAssessment.$inferSelect;

/** The four scores of an assessment, 0 to 100 each. */
export const scoresOf = ({
  sanctionsRisk,
  politicalExposure,
  adverseMedia,
  countryRisk,
}: Pick<AssessmentRow, 'sanctionsRisk' | 'politicalExposure' | 'adverseMedia' | 'countryRisk'>) => ({
  sanctionsRisk,
  politicalExposure,
  adverseMedia,
  countryRisk,
});

/** The number of the newest one, within a query over entities; null of one that was never assessed. */
export const NEWEST_OF_ENTITY = sql`(select max(newest.id) from ${riskAssessment} as newest where newest.entity_id = entity.id)`;

/** The newest assessment of an entity; undefined before the first. */
export async function newestAssessment(ctx: Ctx, entityId: number): Promise<AssessmentRow | undefined> {
  const [newest] = await ctx.db.orm
    .select()
    .from(riskAssessment)
    .where(eq(riskAssessment.entityId, entityId))
    .orderBy(desc(riskAssessment.id))
    .limit(1);
  return newest;
}

/** Those of many, by their entities; who was never assessed has none. */
export async function newestAssessments<K extends keyof AssessmentRow>(
  ctx: Pick<Ctx, 'db'>,
  entityIds: readonly number[],
  only?: readonly K[],
): Promise<Map<number, Pick<AssessmentRow, K | 'entityId'>>> {
  const newest = ctx.db.orm
    .select({ id: max(riskAssessment.id).as('id') })
    .from(riskAssessment)
    .where(inIds(riskAssessment.entityId, entityIds))
    .groupBy(riskAssessment.entityId);
  const columns = only && ([...only, 'entityId'] as const);
  const rows = await rowsById(ctx.db, riskAssessment, await idsOf(ctx.db, newest), columns);
  return new Map(rows.map((row) => [row.entityId, row]));
}
