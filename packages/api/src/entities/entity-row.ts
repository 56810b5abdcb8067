/** An entity as it is stored: a new row, and the columns that follow from others. */
import type { EntityRow } from '@tamis/db/schema';
import { RISK_HIGH } from '@tamis/screening/risk/bands';
import type { Ctx } from '../context.ts';
import { declaredListNames } from '../watchlists/registry.ts';
import { countryShown } from './country-shown.ts';
import { nameKey } from './name-key.ts';
import { nameOrder } from './name-order.ts';
import type { NewEntity } from './schema.ts';
import { type ScreenedFields, matchHashOf } from './subject.ts';

/** The derived columns of an entity that was never screened. */
const UNSCREENED = {
  assessedScore: 0,
  derivedPep: false,
  derivedSanctioned: false,
  derivedLists: [],
  derivedReasons: [],
  blockedShare: null,
  lastScreenedAt: null,
} satisfies Partial<EntityRow>;

type NewRow = Omit<EntityRow, keyof typeof UNSCREENED | 'riskScore' | 'isPep' | 'isSanctioned'>;

/** The columns that follow from the name of an entity and from the other facts that are compared. */
export const followingColumns = (ctx: Ctx, fields: ScreenedFields) => ({
  nameKey: nameKey(fields.name),
  nameOrder: nameOrder(fields.name),
  countryName: countryShown(fields.country),
  matchHash: matchHashOf(ctx.createHash, fields),
});

/** A new entity; what is declared and what will be derived are separate columns. */
export function newEntityRow(ctx: Ctx, id: number, input: NewEntity): NewRow {
  const now = ctx.now();
  const info = input.additionalInfo;
  const declaredLists = declaredListNames(input.flags?.sanctionLists ?? []);
  const fields = {
    name: input.name,
    type: input.type,
    country: input.country,
    birthDate: info?.birthDate || null,
    position: info?.position || null,
    founded: info?.founded || null,
    industry: info?.industry || null,
  };
  return {
    id,
    ...fields,
    declaredScore: input.riskScore,
    highSince: input.riskScore >= RISK_HIGH ? now : null,
    declaredPep: input.isPep,
    // An entity on a sanctions list is sanctioned.
    declaredSanctioned: input.isSanctioned || declaredLists.length > 0,
    declaredLists,
    declaredReasons: input.flags?.reasons ?? [],
    ...followingColumns(ctx, fields),
    uploadJobId: null,
    uploadRow: null,
    createdBy: ctx.user?.id ?? null,
    createdAt: now,
    updatedAt: now,
  };
}

/** A new row as the database will return it, including generated columns. */
export function asRow(row: NewRow): EntityRow {
  return {
    ...UNSCREENED,
    ...row,
    riskScore: row.declaredScore,
    isPep: row.declaredPep,
    isSanctioned: row.declaredSanctioned,
  };
}
