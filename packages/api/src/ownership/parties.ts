import { inIds } from '@tamis/db/db';
import { entity, ownershipLink } from '@tamis/db/schema';
import { type OwnershipLink, inForce } from '@tamis/screening/ownership/fifty-percent';
import { and, isNull } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { DAY_MS } from '../durations.ts';
import { type PartyInfo, type StandingMatch, partiesOf, standingMatches } from '../screening/listed-parties.ts';
import { readInTurns } from '../turns.ts';

export type LinkRow = typeof ownershipLink.$inferSelect;

/** A link in the form that the rule takes, with its row. */
export type RuleLink = OwnershipLink & { row: LinkRow };

export const entityKey = (id: number): string => `entity:${id}`;
const partyKey = (id: number): string => `party:${id}`;

/** The key of the owner. An owner that is only a name is the same as no other party. */
export function ownerKey(row: LinkRow): string {
  if (row.ownerEntityId !== null) return entityKey(row.ownerEntityId);
  return row.ownerPartyId === null ? `name:${row.ownerName}` : partyKey(row.ownerPartyId);
}

/** The links to the owners of these companies, except removed ones. */
export function recordedLinks(ctx: Ctx, ownedEntityIds: Iterable<number>): Promise<LinkRow[]> {
  return readInTurns([...new Set(ownedEntityIds)], ctx.breathe, (some) =>
    ctx.db.orm
      .select()
      .from(ownershipLink)
      .where(and(inIds(ownershipLink.ownedEntityId, some), isNull(ownershipLink.removedAt))),
  );
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

/** Today in UTC: the day of an ownership picture unless another one is asked for. */
export function today(ctx: Ctx): string {
  return new Date(ctx.now()).toISOString().slice(0, 10);
}

/** Whether an entity is blocked itself, regardless of its owners. */
export interface OwnBlock {
  /** It is declared as sanctioned, or confirmed to be a listed party whose property is blocked. */
  isBlocked: boolean;
  /** The listed parties that it is confirmed to be. */
  parties: readonly number[];
}

/** The same, derived from an entity's matches. */
export function ownBlock(
  { declaredSanctioned }: { declaredSanctioned: boolean },
  matches: readonly StandingMatch[],
): OwnBlock {
  const confirmed = matches.filter(({ state }) => state === 'confirmed');
  return {
    isBlocked: declaredSanctioned || confirmed.some(({ blocks, isListed }) => blocks && isListed),
    parties: confirmed.map(({ partyId }) => partyId),
  };
}

/** The part of an entity that ownership uses. */
interface OwnerEntity extends OwnBlock {
  id: number;
  name: string;
  isSanctioned: boolean;
  blockedShare: number | null;
  riskScore: number;
}

export async function ownerEntities(ctx: Ctx, ids: readonly number[]): Promise<Map<number, OwnerEntity>> {
  const { id, name, isSanctioned, declaredSanctioned, blockedShare, riskScore } = entity;
  const rows = await readInTurns([...new Set(ids)], ctx.breathe, async (some) => {
    const found = await ctx.db.orm
      .select({ id, name, isSanctioned, declaredSanctioned, blockedShare, riskScore })
      .from(entity)
      .where(inIds(id, some));
    const listed = found.filter((one) => one.isSanctioned).map((one) => one.id);
    const matches = await standingMatches(ctx, listed);
    return found.map((one) => ({ ...one, ...ownBlock(one, matches.get(one.id) ?? []) }));
  });
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * The listed parties that own something, the keys of those on a sanctions list in force, and the keys of those whose
 * property such a list blocks.
 */
export async function ownerParties(
  ctx: Ctx,
  rows: readonly LinkRow[],
): Promise<{ parties: Map<number, PartyInfo>; sanctioned: string[]; blocked: string[] }> {
  const parties = await partiesOf(
    ctx,
    rows.flatMap((row) => row.ownerPartyId ?? []),
  );
  const sanctioned = [...parties].filter(([, info]) => info.kind === 'sanctions' && info.isListed);
  const blocked = sanctioned.filter(([, { blocks }]) => blocks);
  const keys = (of: typeof sanctioned) => of.map(([id]) => partyKey(id));
  return { parties, sanctioned: keys(sanctioned), blocked: keys(blocked) };
}

/**
 * The links in force on a day, each owner once per company. An owner may be recorded as an entity and as the listed
 * party that it is confirmed to be, or as several such entities: that is one holding, and the largest share counts. See
 * decision 32.
 */
export function eachOwnerOnce(
  links: readonly RuleLink[],
  entities: Iterable<{ id: number } & OwnBlock>,
  on: string,
): RuleLink[] {
  const ownerOf = oneKeyEach([...entities]);
  const largest = new Map<string, RuleLink>();
  for (const link of links) {
    if (!inForce(link, on)) continue;
    const owner = ownerOf(link.owner);
    const key = `${owner} ${link.owned}`;
    if ((largest.get(key)?.share ?? -1) < (link.share ?? 0)) largest.set(key, { ...link, owner });
  }
  return [...largest.values()];
}

/**
 * Maps keys to one key per owner, as far as confirmed matches tell: a listed party gets the key of its entity. Entities
 * are the same owner only if each is blocked itself; otherwise one of them may be blocked by its owners and another
 * not.
 */
function oneKeyEach(entities: readonly ({ id: number } & OwnBlock)[]): (key: string) => string {
  const sameAs = new Map<string, string>();
  const keyOf = (key: string): string => {
    const other = sameAs.get(key);
    return other === undefined ? key : keyOf(other);
  };
  for (const { id, parties, isBlocked } of entities.toSorted((a, b) => Number(b.isBlocked) - Number(a.isBlocked))) {
    for (const party of parties.map(partyKey)) {
      const [own, known] = [keyOf(entityKey(id)), keyOf(party)];
      if (known === party) sameAs.set(party, own);
      else if (isBlocked && known !== own) sameAs.set(own, known);
    }
  }
  return keyOf;
}

/** The next day on which a link comes into force or no longer is; null if there is none. */
export function nextReview(ctx: Ctx, { fromDate, toDate }: Pick<LinkRow, 'fromDate' | 'toDate'>): string | null {
  const days = [fromDate, toDate === null ? null : dayAfter(toDate)];
  return days.find((day) => day !== null && day > today(ctx)) ?? null;
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
}
