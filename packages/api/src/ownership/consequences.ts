import { type Statement, inIds } from '@tamis/db/db';
import { ownershipLink } from '@tamis/db/schema';
import { fiftyPercentRule } from '@tamis/screening/ownership/fifty-percent';
import { and, gt, isNull, sql } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import {
  type LinkRow,
  type OwnBlock,
  type RuleLink,
  eachOwnerOnce,
  entityKey,
  ownerEntities,
  ownerParties,
  ruleLink,
  recordedLinks,
  today,
} from './parties.ts';

/** What a write changes that ownership depends on. */
export interface OwnershipCause {
  /** Entities that are or were sanctioned: their names, and whether they are blocked themselves after this write. */
  ownBlocks: ReadonlyMap<number, OwnBlock & { name: string }>;
  /** Links that this write stores, changes or removes, as they are after it. */
  links?: readonly LinkRow[];
  /** Entities to review for another reason, such as a date that has been reached. */
  owned?: readonly number[];
}

/** How ownership blocks an entity after the write; `share` is null when it does not. */
export interface OwnershipOutcome {
  share: number | null;
  before: number | null;
  /** The blocked owners, the largest share first. */
  owners: { name: string; share: number }[];
}

/**
 * The entities whose flag of the 50 % rule changes with a write, those nearest to the cause first. The companies
 * concerned and everything that they own, at any depth, are judged together from scratch, so that companies in a ring
 * do not keep each other blocked. Everything else keeps the state that is stored.
 */
export async function ownershipOutcomes(ctx: Ctx, cause: OwnershipCause): Promise<Map<number, OwnershipOutcome>> {
  const below = await concernedBy(ctx, cause);
  if (below.length === 0) return new Map();
  const links = await linksInto(ctx, below, cause.links ?? []);
  const owners = links.flatMap(({ row }) => row.ownerEntityId ?? []);
  const stored = await ownerEntities(ctx, [...below, ...owners]);
  /** Their state after the write. */
  const entities = new Map([...stored].map(([id, one]) => [id, { ...one, ...cause.ownBlocks.get(id) }]));
  const listed = await ownerParties(
    ctx,
    links.map(({ row }) => row),
  );
  const isBelow = new Set(below);
  const blocked = new Set(listed.blocked);
  for (const { id, isBlocked, blockedShare } of entities.values()) {
    const standsBlocked = blockedShare !== null && !isBelow.has(id);
    if (isBlocked || standsBlocked) blocked.add(entityKey(id));
  }
  const on = today(ctx);
  const once = eachOwnerOnce(links, entities.values(), on);
  const byOwners = fiftyPercentRule(once, { blocked, on });
  const linksOf = Map.groupBy(once, ({ owned }) => owned);
  const outcomes = new Map<number, OwnershipOutcome>();
  for (const id of below) {
    const byItsOwners = byOwners.get(entityKey(id));
    const share = byItsOwners?.isBlocked ? byItsOwners.share : null;
    const before = entities.get(id)?.blockedShare ?? null;
    if (share === before) continue;
    const counting = (linksOf.get(entityKey(id)) ?? []).filter(
      ({ owner }) => blocked.has(owner) || byOwners.get(owner)?.isBlocked,
    );
    outcomes.set(id, { share, before, owners: share === null ? [] : ownersOf(counting, entities) });
  }
  return outcomes;
}

/**
 * Marks the links of entities that a write has no room for as due now. The next call of `reviewOwnership` handles them.
 */
export function leaveForReview(ctx: Ctx, entityIds: readonly number[]): Statement {
  return ctx.db.orm
    .update(ownershipLink)
    .set({ reviewOn: today(ctx) })
    .where(and(inIds(ownershipLink.ownedEntityId, entityIds), isNull(ownershipLink.removedAt)));
}

/** Marks what the parties of a list own as due for review: a new version may have added or removed them. */
export function reviewOwnersOn(ctx: Ctx, watchlistId: number): Statement {
  const isOn = sql`exists (select 1 from listed_party party where party.id = ${ownershipLink.ownerPartyId} and party.watchlist_id = ${watchlistId})`;
  return (
    ctx.db.orm
      .update(ownershipLink)
      .set({ reviewOn: today(ctx) })
      // `> 0` instead of `is not null`, because SQLite uses the index only for a range.
      .where(and(gt(ownershipLink.ownerPartyId, 0), isNull(ownershipLink.removedAt), isOn))
  );
}

/** Ids of the companies that a cause affects: those that it names, and all that they own at any depth. */
async function concernedBy(ctx: Ctx, { ownBlocks, links = [], owned = [] }: OwnershipCause): Promise<number[]> {
  const seeds = [...links.map((row) => row.ownedEntityId), ...owned];
  const owners = [...ownBlocks.keys()];
  if (seeds.length + owners.length === 0) return [];
  const rows = await ctx.db.orm.all<{ id: number }>(sql`with recursive below(id) as (
      select value from json_each(${JSON.stringify(seeds)})
      union
      select owned_entity_id from ownership_link
        where removed_at is null and owner_entity_id in (select value from json_each(${JSON.stringify(owners)}))
      union
      select link.owned_entity_id from below
        join ownership_link link on link.owner_entity_id = below.id and link.removed_at is null
    ) select id from below`);
  return rows.map((row) => row.id);
}

/** Every recorded link to an owner of these companies, with the changes of this write. */
async function linksInto(ctx: Ctx, ids: readonly number[], changed: readonly LinkRow[]): Promise<RuleLink[]> {
  const stored = await recordedLinks(ctx, ids);
  const rows = new Map([...stored, ...changed].map((row) => [row.id, row]));
  return [...rows.values()].filter((row) => row.removedAt === null).map(ruleLink);
}

/** Entities have their name after the write; a link only keeps the name at the time when it was recorded. */
function ownersOf(
  links: readonly RuleLink[],
  entities: ReadonlyMap<number, { name: string }>,
): OwnershipOutcome['owners'] {
  const nameOf = ({ ownerEntityId, ownerName }: LinkRow) => entities.get(ownerEntityId ?? 0)?.name ?? ownerName;
  return links
    .flatMap(({ row, share }) => (share === null ? [] : [{ name: nameOf(row), share }]))
    .toSorted((one, other) => other.share - one.share);
}
