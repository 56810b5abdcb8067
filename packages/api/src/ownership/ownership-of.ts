import { inIds } from '@tamis/db/db';
import { listedParty, ownershipLink, user } from '@tamis/db/schema';
import { fiftyPercentRule, inForce } from '@tamis/screening/ownership/fifty-percent';
import { and, desc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { knownDay } from '../calendar.ts';
import { assertEntityExists } from '../entities/known-entity.ts';
import { waitingMatches } from '../entities/waiting-matches.ts';
import { toIso } from '../wire.ts';
import {
  type LinkRow,
  type RuleLink,
  eachOwnerOnce,
  entityKey,
  ownerEntities,
  ownerParties,
  ruleLink,
  today,
} from './parties.ts';
import type { OwnerStatus, Ownership, OwnershipLink, OwnershipOf, OwnershipParty } from './schema.ts';
import { statedLinks } from './stated-links.ts';

/** Nobody can read a picture with more lines than this. */
const MAX_CHAIN = 60;

/**
 * Who owns an entity, what it owns, and the result of the 50 % rule on a day, with the chain that explains it. The day
 * only decides which links are in force; who is sanctioned is as known now.
 */
export async function ownershipOf(ctx: Ctx, { entityId, on = today(ctx) }: OwnershipOf): Promise<Ownership> {
  knownDay('on', on);
  await assertEntityExists(ctx, entityId);
  const above = await entitiesAbove(ctx, entityId);
  const links = (await linksAround(ctx, entityId, above)).map(ruleLink);
  const world = await worldOf(ctx, links, { on, above });
  const self = entityKey(entityId);
  const byItsOwners = world.byOwners.get(self) ?? { share: 0, isBlocked: false };
  const present = (link: RuleLink) => presentLink(link, world);
  const chain = chainAbove(self, links, on);
  return {
    entityId,
    on,
    blockedShare: byItsOwners.share,
    isBlocked: byItsOwners.isBlocked,
    recordedShare: world.once
      .filter((link) => link.owned === self)
      .reduce((sum, { share }) => Math.round((sum + (share ?? 0)) * 10_000) / 10_000, 0),
    owners: links.filter((link) => link.owned === self).map(present),
    holdings: links.filter((link) => link.owner === self).map(present),
    chain: chain.slice(0, MAX_CHAIN).map(present),
    omitted: Math.max(0, chain.length - MAX_CHAIN),
    stated: await statedLinks(ctx, entityId),
  };
}

/** The entity itself and every entity above it, at any height. */
async function entitiesAbove(ctx: Ctx, entityId: number): Promise<number[]> {
  const rows = await ctx.db.orm.all<{ id: number }>(sql`with recursive above(id) as (
      values (${entityId})
      union
      select link.owner_entity_id from above
        join ownership_link link on link.owned_entity_id = above.id and link.removed_at is null
        where link.owner_entity_id is not null
    ) select id from above`);
  return rows.map((row) => row.id);
}

/** Every recorded link to an owner of these entities, and from the entity to what it owns; newest first. */
function linksAround(ctx: Ctx, entityId: number, above: readonly number[]): Promise<LinkRow[]> {
  return ctx.db.orm
    .select()
    .from(ownershipLink)
    .where(
      and(
        isNull(ownershipLink.removedAt),
        or(inIds(ownershipLink.ownedEntityId, above), eq(ownershipLink.ownerEntityId, entityId)),
      ),
    )
    .orderBy(desc(ownershipLink.id));
}

/** The links in force above a party, level by level, each once even in a ring. */
function chainAbove(self: string, links: readonly RuleLink[], on: string): RuleLink[] {
  const into = Map.groupBy(
    links.filter((link) => inForce(link, on) && link.owner !== link.owned),
    ({ owned }) => owned,
  );
  const seen = new Set([self]);
  const chain: RuleLink[] = [];
  for (const party of seen) {
    const level = (into.get(party) ?? []).toSorted((one, other) => (other.share ?? 0) - (one.share ?? 0));
    chain.push(...level);
    for (const { owner } of level) seen.add(owner);
  }
  return chain;
}

interface World {
  on: string;
  /** The links in force, each owner once in each company. */
  once: readonly RuleLink[];
  byOwners: ReturnType<typeof fiftyPercentRule>;
  /** Keys of the parties that are sanctioned themselves. */
  sanctioned: ReadonlySet<string>;
  /**
   * Keys of parties that are stored as blocked: companies that the entity owns may have other owners, which are not
   * loaded here.
   */
  storedBlocked: ReadonlySet<string>;
  /** Ids of the links whose share counts. */
  counting: ReadonlySet<number>;
  partyOf: (key: string, row: LinkRow) => Omit<OwnershipParty, 'key' | 'status'>;
  usernames: ReadonlyMap<number, string>;
}

/** Everything that links refer to, and who is blocked on the day. */
async function worldOf(
  ctx: Ctx,
  links: readonly RuleLink[],
  { on, above }: { on: string; above: readonly number[] },
): Promise<World> {
  const rows = links.map((link) => link.row);
  const entities = await ownerEntities(
    ctx,
    rows.flatMap((row) => [row.ownedEntityId, ...(row.ownerEntityId === null ? [] : [row.ownerEntityId])]),
  );
  const waiting = await waitingMatches(ctx, [...entities.keys()]);
  const { parties, ...listed } = await ownerParties(ctx, rows);
  const refs = await sourceRefs(ctx, [...parties.keys()]);
  const usernames = await usernamesOf(ctx, rows);
  const keysOf = (is: 'isSanctioned' | 'isBlocked') =>
    [...entities.values()].filter((one) => one[is]).map((one) => entityKey(one.id));
  const blocked = new Set([...listed.blocked, ...keysOf('isBlocked')]);
  const once = eachOwnerOnce(links, entities.values(), on);
  const byOwners = fiftyPercentRule(once, { blocked, on });
  const looked = new Set(above);
  const below = [...entities.values()].filter((one) => one.blockedShare !== null && !looked.has(one.id));
  return {
    on,
    once,
    sanctioned: new Set([...listed.sanctioned, ...keysOf('isSanctioned')]),
    byOwners,
    counting: new Set(
      once.filter(({ owner }) => blocked.has(owner) || byOwners.get(owner)?.isBlocked).map(({ row }) => row.id),
    ),
    storedBlocked: new Set(below.map((one) => entityKey(one.id))),
    usernames,
    partyOf: (key, row) => {
      const entityId = key === entityKey(row.ownedEntityId) ? row.ownedEntityId : row.ownerEntityId;
      const known = entityId === null ? undefined : entities.get(entityId);
      const info = entityId === null && row.ownerPartyId !== null ? parties.get(row.ownerPartyId) : undefined;
      const sourceRef = row.ownerPartyId === null ? undefined : refs.get(row.ownerPartyId);
      return {
        name: known?.name ?? row.ownerName,
        entityId,
        party: info && sourceRef !== undefined ? { list: info.code, sourceRef } : null,
        riskScore: known?.riskScore ?? null,
        pendingMatches: known ? (waiting.get(known.id) ?? 0) : null,
      };
    },
  };
}

function presentLink({ row, owner, owned, share, from, to }: RuleLink, world: World): OwnershipLink {
  const present = (key: string): OwnershipParty => ({
    key,
    ...world.partyOf(key, row),
    status: statusOf(key, world),
  });
  return {
    id: row.id,
    owner: present(owner),
    owned: present(owned),
    share,
    from: from ?? null,
    to: to ?? null,
    source: row.source,
    inForce: inForce({ from, to }, world.on),
    counts: world.counting.has(row.id) && share !== null,
    createdBy: row.createdBy === null ? null : (world.usernames.get(row.createdBy) ?? null),
    createdAt: toIso(row.createdAt),
    updatedAt: toIso(row.updatedAt),
  };
}

function statusOf(key: string, { sanctioned, byOwners, storedBlocked }: World): OwnerStatus {
  if (sanctioned.has(key)) return 'sanctioned';
  if (byOwners.get(key)?.isBlocked || storedBlocked.has(key)) return 'owned';
  return key.startsWith('name:') ? 'unscreened' : 'clear';
}

async function sourceRefs(ctx: Ctx, partyIds: readonly number[]): Promise<Map<number, string>> {
  if (partyIds.length === 0) return new Map();
  const rows = await ctx.db.orm
    .select({ id: listedParty.id, sourceRef: listedParty.sourceRef })
    .from(listedParty)
    .where(inIds(listedParty.id, partyIds));
  return new Map(rows.map((row) => [row.id, row.sourceRef]));
}

async function usernamesOf(ctx: Ctx, rows: readonly LinkRow[]): Promise<Map<number, string>> {
  const ids = [...new Set(rows.flatMap((row) => row.createdBy ?? []))];
  if (ids.length === 0) return new Map();
  const found = await ctx.db.orm.select({ id: user.id, name: user.fullName }).from(user).where(inIds(user.id, ids));
  return new Map(found.map((row) => [row.id, row.name]));
}
