import { match } from '@tamis/db/schema';
import { riskBand } from '@tamis/screening/risk/bands';
import { eq, sql } from 'drizzle-orm';
import type { Write } from '../write.ts';

/** A score before and after a write. */
export interface ScoreChange {
  entityId: number;
  before: number;
  after: number;
}

/**
 * Where a score fell into a lower band, keeps on the entity's matches the highest score (0 to 100) it has fallen from: whether
 * a decision takes two people is judged by it (`screening/four-eyes.ts`).
 */
export function keepFormerScores(write: Write, changes: readonly ScoreChange[]): void {
  const fallen = changes
    .filter(({ before, after }) => after < before && riskBand(after) !== riskBand(before))
    .map(({ entityId, before }) => [entityId, before]);
  if (fallen.length === 0) return;
  write.add(
    sql`update ${match} set former_risk_score = max(former_risk_score, former.value ->> 1) from json_each(${JSON.stringify(fallen)}) as former where ${eq(match.entityId, sql`former.value ->> 0`)}`,
  );
}
