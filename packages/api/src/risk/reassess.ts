import { alert, entity, riskAssessment } from '@tamis/db/schema';
import { inIds } from '@tamis/db/db';
import { countryCode } from '@tamis/screening/lists/countries';
import { type RiskEvidence, assessRisk } from '@tamis/screening/risk/assess';
import { RISK_LABELS, riskBand } from '@tamis/screening/risk/bands';
import { eq, sql } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import type { EntityRow } from '../entities/present.ts';
import { articleEvidence } from '../media/service.ts';
import type { ListKind } from '../screening/index-store.ts';
import type { Write } from '../write.ts';

/** A match as far as flags and risk look at it. */
export interface StandingMatch {
  state: 'pending' | 'confirmed' | 'dismissed';
  score: number;
  list: string;
  kind: ListKind;
  primaryName: string;
}

/** What confirmed matches say of an entity. A function of the matches alone, so that an undo restores the former state. */
export function flagsFrom(matches: readonly StandingMatch[]) {
  const confirmed = matches.filter((item) => item.state === 'confirmed');
  const sanctions = confirmed.filter((item) => item.kind === 'sanctions');
  return {
    derivedSanctioned: sanctions.length > 0,
    derivedPep: confirmed.some((item) => item.kind === 'pep'),
    derivedLists: [...new Set(sanctions.map((item) => item.list))],
    derivedReasons: [...new Set(confirmed.map((item) => `Confirmed match: ${item.primaryName} (${item.list})`))],
  };
}

/**
 * Derives flags and assesses risk for entities as their matches will stand after this write. A changed assessment is a
 * new row of the history; a changed band of an entity that had one raises an alert.
 */
export async function reassess(
  ctx: Ctx,
  write: Write,
  input: { rows: readonly EntityRow[]; isNew: boolean; matchesOf: (entityId: number) => readonly StandingMatch[] },
): Promise<void> {
  const now = ctx.now();
  const ids = input.rows.map((row) => row.id);
  const articles = input.isNew ? new Map() : await articleEvidence(ctx, ids);
  const latest = input.isNew ? new Map<number, string>() : await latestInputs(ctx, ids);
  const assessments: (typeof riskAssessment.$inferInsert)[] = [];
  const alerts: (typeof alert.$inferInsert)[] = [];
  const updates: { id: number; score: number; flags: ReturnType<typeof flagsFrom> }[] = [];
  for (const row of input.rows) {
    const matches = input.matchesOf(row.id);
    const flags = flagsFrom(matches);
    const evidence: RiskEvidence = {
      name: row.name,
      type: row.type,
      countryCode: countryCode(row.country),
      countryText: row.country,
      isSanctioned: row.declaredSanctioned || flags.derivedSanctioned,
      sanctionLists: [...new Set([...row.declaredLists, ...flags.derivedLists])],
      pendingMatches: matches
        .filter((item) => item.state === 'pending')
        .map(({ score, kind, list }) => ({ score, kind, list })),
      isPep: row.declaredPep || flags.derivedPep,
      position: row.position ?? undefined,
      articles: articles.get(row.id) ?? [],
    };
    const risk = assessRisk(evidence, { now });
    updates.push({ id: row.id, score: risk.overall, flags });
    if (latest.get(row.id) !== JSON.stringify({ evidence, model: risk.modelVersion })) {
      assessments.push({
        id: await write.id(riskAssessment),
        entityId: row.id,
        ...risk.scores,
        overall: risk.overall,
        contributions: risk.contributions,
        summary: risk.summary,
        generatedBy: 'rules',
        modelVersion: risk.modelVersion,
        inputs: { evidence, model: risk.modelVersion },
        createdAt: now,
      });
    }
    const before = row.riskScore;
    const after = Math.max(row.declaredScore, risk.overall);
    if (!input.isNew && row.lastScreenedAt !== null && riskBand(before) !== riskBand(after)) {
      alerts.push({
        entityId: row.id,
        alertType: 'risk_score_change',
        severity: riskBand(after),
        content: `Risk score changed from ${before} (${RISK_LABELS[riskBand(before)]}) to ${after} (${RISK_LABELS[riskBand(after)]}).`,
        cause: `band:${row.id}:${now}:${before}-${after}`,
        createdAt: now,
      });
    }
  }
  write.insert(riskAssessment, assessments);
  write.insert(alert, alerts);
  write.add(updateDerived(updates));
}

/** One statement for any number of entities. */
function updateDerived(updates: readonly { id: number; score: number; flags: ReturnType<typeof flagsFrom> }[]) {
  const rows = updates.map(({ id, score, flags }) => [
    id,
    score,
    flags.derivedSanctioned ? 1 : 0,
    flags.derivedPep ? 1 : 0,
    JSON.stringify(flags.derivedLists),
    JSON.stringify(flags.derivedReasons),
  ]);
  return sql`update ${entity} set assessed_score = new.value ->> 1, derived_sanctioned = new.value ->> 2, derived_pep = new.value ->> 3, derived_lists = new.value ->> 4, derived_reasons = new.value ->> 5 from json_each(${JSON.stringify(rows)}) as new where ${eq(entity.id, sql`new.value ->> 0`)}`;
}

/** The inputs of each entity's newest assessment, as stored. */
async function latestInputs(ctx: Ctx, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await ctx.db.orm
    .select({ entityId: riskAssessment.entityId, inputs: riskAssessment.inputs })
    .from(riskAssessment)
    .where(inIds(riskAssessment.id, await newestIds(ctx, ids)));
  return new Map(rows.map((row) => [row.entityId, JSON.stringify(row.inputs)]));
}

async function newestIds(ctx: Ctx, ids: readonly number[]): Promise<number[]> {
  const rows = await ctx.db.orm
    .select({ id: sql<number>`max(${riskAssessment.id})` })
    .from(riskAssessment)
    .where(inIds(riskAssessment.entityId, ids))
    .groupBy(riskAssessment.entityId);
  return rows.map((row) => row.id);
}
