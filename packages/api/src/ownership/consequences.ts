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

/** What a write changes that ownership rests on. */
export interface OwnershipCause {
  /** Whether entities that are or were sanctioned are blocked by themselves after this write, and what they are called. */
  ownBlocks: ReadonlyMap<number, OwnBlock & { name: string }>;
  /** Links that this write stores, changes or removes, as they will stand. */
  links?: readonly LinkRow[];
  /** Entities that must be looked at again for another reason, such as a day that has come. */
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
 * The entities whose flag of the 50 % rule changes by a write, those next to the cause first: the companies concerned and
 * all that is owned below them, which is judged anew as a whole, so that a ring does not hold itself up. What is not
 * below a cause stands as it is stored.
 */
export async function ownershipOutcomes(ctx: Ctx, cause: OwnershipCause): Promise<Map<number, OwnershipOutcome>> {
  const below = await concernedBy(ctx, cause);
  if (below.length === 0) return new Map();
  const links = await linksInto(ctx, below, cause.links ?? []);
  const owners = links.flatMap(({ row }) => row.ownerEntityId ?? []);
  const stored = await ownerEntities(ctx, [...below, ...owners]);
  /** As the write leaves them. */
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
 * What a write has no room for waits as links that must be looked at again at once: `reviewOwnership` goes on with them,
 * whoever calls it.
 */
export function leaveForReview(ctx: Ctx, entityIds: readonly number[]): Statement {
  return ctx.db.orm
    .update(ownershipLink)
    .set({ reviewOn: today(ctx) })
    .where(and(inIds(ownershipLink.ownedEntityId, entityIds), isNull(ownershipLink.removedAt)));
}

/** Owners that a list names may stand on its new version or not: what they own is looked at again. */
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

/** Ids of the companies that a cause reaches, level by level downwards. */
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

/** Every recorded link into these companies, with this write's own changes. */
async function linksInto(ctx: Ctx, ids: readonly number[], changed: readonly LinkRow[]): Promise<RuleLink[]> {
  const stored = await recordedLinks(ctx, ids);
  const rows = new Map([...stored, ...changed].map((row) => [row.id, row]));
  return [...rows.values()].filter((row) => row.removedAt === null).map(ruleLink);
}

/** An entity goes by the name that it has after the write: a link keeps the one of when it was recorded. */
function ownersOf(
  links: readonly RuleLink[],
  entities: ReadonlyMap<number, { name: string }>,
): OwnershipOutcome['owners'] {
  const nameOf = ({ ownerEntityId, ownerName }: LinkRow) => entities.get(ownerEntityId ?? 0)?.name ?? ownerName;
  return links
    .flatMap(({ row, share }) => (share === null ? [] : [{ name: nameOf(row), share }]))
    .toSorted((one, other) => other.share - one.share);
}
