import { type EntityRow, match } from '@tamis/db/schema';
import { inIds } from '@tamis/db/db';
import { and, count, inArray } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { lastScreenedAt } from '../screening/certificate-rows.ts';
import { WAITING_STATES } from '../screening/view-schema.ts';
import { isoOrNull, toIso } from '../wire.ts';
import { countryShown } from './country-shown.ts';
import { entityWarning } from './subject.ts';
import type { Entity } from './schema.ts';

/** Entities as they go over the wire: what was declared and what evidence derived, united. */
export async function presentEntities(ctx: Ctx, rows: readonly EntityRow[]): Promise<Entity[]> {
  if (rows.length === 0) return [];
  const pending = await ctx.db.orm
    .select({ entityId: match.entityId, count: count() })
    .from(match)
    .where(
      and(
        inArray(match.state, WAITING_STATES),
        inIds(
          match.entityId,
          rows.map((row) => row.id),
        ),
      ),
    )
    .groupBy(match.entityId);
  const screened = await lastScreenedAt(ctx, rows);
  const waiting = new Map(pending.map((row) => [row.entityId, row.count]));
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    type: row.type,
    country: row.country,
    countryName: countryShown(row.country),
    isPep: row.isPep,
    isSanctioned: row.isSanctioned,
    blockedShare: row.blockedShare,
    riskScore: row.riskScore,
    derived: { isPep: row.derivedPep, isSanctioned: row.derivedSanctioned, riskScore: row.assessedScore },
    flags: {
      sanctionLists: union(row.declaredLists, row.derivedLists),
      reasons: union(row.declaredReasons, row.derivedReasons),
    },
    additionalInfo: {
      birthDate: row.birthDate,
      position: row.position,
      founded: row.founded,
      industry: row.industry,
    },
    createdAt: toIso(row.createdAt),
    updatedAt: toIso(row.updatedAt),
    lastScreenedAt: isoOrNull(screened.get(row.id) ?? null),
    pendingMatches: waiting.get(row.id) ?? 0,
    ...entityWarning(row),
  }));
}

function union(declared: readonly string[], derived: readonly string[]): string[] {
  return [...new Set([...declared, ...derived])];
}
