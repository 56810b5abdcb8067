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

/** Matches of an entity keep the highest score that it has fallen from, out of a band: how many people decide is judged by it. */
export function keepFormerScores(write: Write, changes: readonly ScoreChange[]): void {
  const fallen = changes
    .filter(({ before, after }) => after < before && riskBand(after) !== riskBand(before))
    .map(({ entityId, before }) => [entityId, before]);
  if (fallen.length === 0) return;
  write.add(
    sql`update ${match} set former_risk_score = max(former_risk_score, former.value ->> 1) from json_each(${JSON.stringify(fallen)}) as former where ${eq(match.entityId, sql`former.value ->> 0`)}`,
  );
}
