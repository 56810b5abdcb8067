import type { EntityRow } from '@tamis/db/schema';
import type { Ctx } from '../context.ts';
import { lastScreenedAt } from '../screening/certificate-rows.ts';
import { isoOrNull, toIso } from '../wire.ts';
import { countryShown } from './country-shown.ts';
import { entityWarning } from './subject.ts';
import type { Entity } from './schema.ts';
import { waitingMatches } from './waiting-matches.ts';

/** Entities as they go over the wire: what was declared and what evidence derived, united. */
export async function presentEntities(ctx: Ctx, rows: readonly EntityRow[]): Promise<Entity[]> {
  if (rows.length === 0) return [];
  const waiting = await waitingMatches(
    ctx,
    rows.map((row) => row.id),
  );
  const screened = await lastScreenedAt(ctx, rows);
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
    ...entityWarning(row, ctx.now()),
  }));
}

function union(declared: readonly string[], derived: readonly string[]): string[] {
  return [...new Set([...declared, ...derived])];
}
