import { inIds } from '@tamis/db/db';
import { entity, type ownershipLink } from '@tamis/db/schema';
import type { OwnershipLink } from '@tamis/screening/ownership/fifty-percent';
import type { Ctx } from '../context.ts';
import { type PartyInfo, partiesOf } from '../screening/listed-parties.ts';

export type LinkRow = typeof ownershipLink.$inferSelect;

/** A link as the rule reads it, with its row. */
export type RuleLink = OwnershipLink & { row: LinkRow };

export const entityKey = (id: number): string => `entity:${id}`;
const partyKey = (id: number): string => `party:${id}`;

/** The owner's key; a name is nobody but itself. */
export function ownerKey(row: LinkRow): string {
  if (row.ownerEntityId !== null) return entityKey(row.ownerEntityId);
  return row.ownerPartyId === null ? `name:${row.ownerName}` : partyKey(row.ownerPartyId);
}

export function ruleLink(row: LinkRow): RuleLink {
  return {
    row,
    owner: ownerKey(row),
    owned: entityKey(row.ownedEntityId),
    share: row.share,
    from: row.fromDate,
    to: row.toDate,
  };
}

/** The calendar day of now, in UTC: the day that ownership is looked at unless another one is asked for. */
export function today(ctx: Ctx): string {
  return new Date(ctx.now()).toISOString().slice(0, 10);
}

/** Read together: some milliseconds. */
const SLICE = 1_000;

/** What belongs to any number of ids, read a slice at a time, with a turn for others between. */
export async function inSlices<T>(
  ctx: Ctx,
  ids: readonly number[],
  read: (some: readonly number[]) => Promise<T[]>,
): Promise<T[]> {
  const found: T[] = [];
  for (let at = 0; at < ids.length; at += SLICE) {
    if (at > 0) await ctx.breathe();
    for (const row of await read(ids.slice(at, at + SLICE))) found.push(row);
  }
  return found;
}

/** An entity as far as ownership looks at it. */
export interface OwnerEntity {
  id: number;
  name: string;
  isSanctioned: boolean;
  blockedShare: number | null;
}

export async function ownerEntities(ctx: Ctx, ids: readonly number[]): Promise<Map<number, OwnerEntity>> {
  const { id, name, isSanctioned, blockedShare } = entity;
  const rows = await inSlices(ctx, [...new Set(ids)], (some) =>
    ctx.db.orm.select({ id, name, isSanctioned, blockedShare }).from(entity).where(inIds(id, some)),
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** The listed parties that own something, and the keys of those that block: they stand on a sanctions list in force. */
export async function ownerParties(
  ctx: Ctx,
  rows: readonly LinkRow[],
): Promise<{ parties: Map<number, PartyInfo>; blocked: string[] }> {
  const parties = await partiesOf(
    ctx,
    rows.flatMap((row) => row.ownerPartyId ?? []),
  );
  const blocked = [...parties].filter(([, info]) => info.kind === 'sanctions' && info.isListed);
  return { parties, blocked: blocked.map(([id]) => partyKey(id)) };
}

/** The next day on which a link begins to count or has ceased to; null when no such day will come. */
export function nextReview(ctx: Ctx, { fromDate, toDate }: Pick<LinkRow, 'fromDate' | 'toDate'>): string | null {
  const days = [fromDate, toDate === null ? null : dayAfter(toDate)];
  return days.find((day) => day !== null && day > today(ctx)) ?? null;
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
}
const DAY_MS = 86_400_000;
