import { listVersion, watchlist } from '@tamis/db/schema';
import { ENGINE_VERSION, type FinderOptions, type NameIndex, findsCustomersFrom, openIndex } from '@tamis/screening';
import { eq, sql } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { INDEXED_FIELDS } from '../entities/indexed-entities.ts';
import { type IndexSet, SEARCHED_LIST } from '../screening/index-store.ts';
import { stepsInTurns } from '../turns.ts';
import { type MatchingPairs, findMatchingPairs } from './matching-pairs.ts';
import { buildSegment, partyTexts } from './segments.ts';
import type { PartyText } from './party-text.ts';
import { isInForce, isNewest } from './revision-in-force.ts';

/** What one list version added or changed, as far as it is in force in a version of that list (`stillIn`). */
interface Changed {
  versionId: number;
  stillIn: number;
}

/** The version in force of the list that a version is of. */
export async function versionInForce(ctx: Ctx, versionId: number): Promise<number> {
  const [found] = await ctx.db.orm
    .select({ id: watchlist.currentVersionId })
    .from(listVersion)
    .innerJoin(watchlist, eq(watchlist.id, listVersion.watchlistId))
    .where(eq(listVersion.id, versionId));
  return found?.id ?? versionId;
}

/**
 * An index of what one list version added or changed, or of those of them that may match somebody: entities are screened
 * against it alone when a list is updated.
 */
export async function changedPartiesSet(
  ctx: Ctx,
  { versionId, stillIn, threshold, only }: Changed & { threshold: number; only?: ReadonlySet<number> | undefined },
): Promise<IndexSet> {
  const [found] = await ctx.db.orm
    .select({
      ...SEARCHED_LIST,
      changes: sql<number>`${listVersion.added} + ${listVersion.changed}`,
    })
    .from(listVersion)
    .innerJoin(watchlist, eq(watchlist.id, listVersion.watchlistId))
    .where(eq(listVersion.id, versionId));
  if (!found) throw new Error(`List version ${versionId} is unknown`);
  const { changes, ...list } = found;
  // Where everything is new, the index of the version is there already.
  const whole = changes === list.parties && !only ? await segmentInForce(ctx, versionId) : null;
  const pages = partyTexts(ctx, { watchlistId: list.watchlistId, versionId, changesOnly: true, stillIn });
  const bytes = whole ?? (await buildSegment(ctx, only ? narrowed(pages, only) : pages));
  const which = only
    ? ` ${ctx
        .createHash()
        .update([...only].join(' '))
        .hex()
        .slice(0, 16)}`
    : '';
  const indexes = [openIndex(bytes)];
  const isReplaced = stillIn !== versionId;
  return {
    indexes,
    perList: indexes,
    segments: [bytes],
    lists: [{ ...list, changesOnly: true, ...(isReplaced && { stillIn }) }],
    threshold,
    key: `${list.code}:${versionId}(changes${isReplaced ? ` still in ${stillIn}` : ''}${which})|${ENGINE_VERSION}`,
  };
}

/**
 * The entities with a match with a party that a version added or changed, and these parties, as far as the changes are in
 * force: the match may not hold any more, or the party may have another name or kind. Also the entities matched with
 * parties that it removed, unless they are back: pending matches no longer hold, and confirmed ones have no effect.
 */
export async function matchedWithChanged(
  ctx: Ctx,
  versionId: number,
): Promise<{ entities: ReadonlySet<number>; parties: ReadonlySet<number> }> {
  const ofList = sql`party_revision.watchlist_id = (select watchlist_id from list_version where id = ${versionId})`;
  const rows = await ctx.db.orm.all<{ entity: number; party: number }>(sql`
    select match.entity_id as entity, match.party_id as party
    from party_revision
    join watchlist on watchlist.id = party_revision.watchlist_id
    join match on match.party_id = party_revision.party_id
    where ${ofList} and party_revision.from_version = ${versionId} and ${isInForce()}
    union
    select match.entity_id, match.party_id
    from party_revision
    join watchlist on watchlist.id = party_revision.watchlist_id
    join match on match.party_id = party_revision.party_id
    where ${ofList} and party_revision.to_version = ${versionId} and ${isNewest()}
      and match.state <> 'dismissed'`);
  return { entities: new Set(rows.map(({ entity }) => entity)), parties: new Set(rows.map(({ party }) => party)) };
}

async function segmentInForce(ctx: Ctx, versionId: number): Promise<Uint8Array | null> {
  const { lists, segments } = await ctx.index.current();
  return segments[lists.findIndex((list) => list.versionId === versionId)] ?? null;
}

async function* narrowed(
  pages: AsyncIterable<readonly PartyText[]>,
  only: ReadonlySet<number>,
): AsyncGenerator<PartyText[]> {
  for await (const page of pages) yield page.filter(({ id }) => only.has(id));
}

/** From so many entities per changed party on, looking up the parties is less work than screening the entities. */
const ENTITIES_A_PARTY = 10;

/**
 * The parties that a version added or changed and the entities that they match: all that screening would find, by what the
 * entities are now or were when the index was built. Each party is looked up in the index of all entities, in threads where
 * the host has some. Null when screening every entity is less work, when the index has not been built, or when the threshold is
 * so low that it would not find them.
 */
export async function matchingPairs(
  ctx: Ctx,
  { versionId, stillIn, entities, threshold }: Changed & { entities: number; threshold: number },
): Promise<MatchingPairs | null> {
  const [version] = await ctx.db.orm.select().from(listVersion).where(eq(listVersion.id, versionId));
  // A party that the version only removed needs no comparison.
  if (version?.added === 0 && version.changed === 0) return { entities: new Set(), parties: new Set() };
  if (!ctx.entityIndex.isBuilt() || !findsCustomersFrom(threshold)) return null;
  if (!version || (version.added + version.changed) * ENTITIES_A_PARTY > entities) return null;
  const parties: PartyText[] = [];
  const { watchlistId } = version;
  for await (const page of partyTexts(ctx, { watchlistId, versionId, changesOnly: true, stillIn }))
    parties.push(...page);
  const names = await ctx.entityIndex.current();
  const options = { threshold, fields: INDEXED_FIELDS };
  if (ctx.findEntities) return ctx.findEntities(names, parties, options);
  return findEntitiesInTurns(names.indexes, parties, { ...options, breathe: ctx.breathe });
}

/** Looks for entities on the spot, giving way to other requests every few milliseconds. */
export async function findEntitiesInTurns(
  indexes: readonly NameIndex[],
  parties: readonly PartyText[],
  { breathe, ...options }: FinderOptions & { breathe: () => Promise<void> },
): Promise<MatchingPairs> {
  return stepsInTurns(findMatchingPairs(indexes, parties, options), breathe);
}
