import { idsOf, inIds } from '@tamis/db/db';
import { entity, listedParty, match, watchlist } from '@tamis/db/schema';
import { findIdsInSteps } from '@tamis/screening';
import { type SQL, and, count, desc, eq, inArray, ne, notExists, sql } from 'drizzle-orm';
import { type SQLiteSelect, alias } from 'drizzle-orm/sqlite-core';
import type { Ctx } from '../context.ts';
import { entitiesNamed } from '../entities/entities-named.ts';
import { type KeyOrder, isBehind, orderBy, placeIn, readPlaces } from '../keyset.ts';
import { stepsInTurns } from '../turns.ts';
import { requireKnownList } from '../watchlists/registry.ts';
import type { Page } from '../wire.ts';
import { matchesById } from './present.ts';
import type { ListMatches, Match, QueueRow } from './schema.ts';
import { type MatchOrder, isWaiting } from './view-schema.ts';

const ORDERS: Readonly<Record<MatchOrder, Omit<KeyOrder, 'name'>>> = {
  score: { isDescending: true, by: [match.score, match.id] },
  newest: { isDescending: true, by: [match.waitingSince, match.id] },
  oldest: { isDescending: false, by: [match.waitingSince, match.id] },
  decided: { isDescending: true, by: [{ key: match.decidedAt, nullAs: 0 }, match.id] },
  customer: {
    isDescending: true,
    by: [
      // By the best hit, decided or not: a person who works through one entity's hits is not led to another's.
      sql`(select max(score) from match hit where hit.entity_id = ${match.entityId})`,
      sql`-${match.entityId}`,
      match.score,
      match.id,
    ],
  },
};

/** Matches with both sides, best first unless asked otherwise: what an analyst decides on. */
export async function listMatches(ctx: Ctx, input: ListMatches): Promise<Page<Match>> {
  const { ids, ...page } = await matchIds(ctx, input);
  return { rows: await matchesById(ctx, ids), ...page };
}

/**
 * The same, with one row for each pair of an entity and a party across lists: its best match that fits, with the matches
 * that the same decision settles. Each decided match is a row of its own.
 */
export async function listQueue(ctx: Ctx, input: ListMatches): Promise<Page<QueueRow>> {
  const { ids, ...page } = await matchIds(ctx, input, { isFolded: true });
  const isMate = isFoldedWith(input.state);
  const folded = isMate
    ? await ctx.db.orm
        .select({ under: match.id, id: mate.id })
        .from(match)
        .innerJoin(mate, isMate)
        .where(inIds(match.id, ids))
        .orderBy(desc(mate.score), desc(mate.id))
    : [];
  const found = await matchesById(ctx, [...ids, ...folded.map(({ id }) => id)]);
  const byId = new Map(found.map((row) => [row.id, row]));
  const mates = Map.groupBy(folded, ({ under }) => under);
  const rowsOf = (wanted: readonly number[]) => wanted.flatMap((id) => byId.get(id) ?? []);
  const matesOf = (row: Match) => rowsOf((mates.get(row.id) ?? []).map(({ id }) => id));
  return { rows: rowsOf(ids).map((row) => withFolded(row, matesOf(row))), ...page };
}

/** The row of the queue that a match is in, in the view of its own state; null if there is no such match. */
export async function queueRow(ctx: Ctx, matchId: number): Promise<QueueRow | null> {
  const [found] = await ctx.db.orm.select({ state: match.state }).from(match).where(eq(match.id, matchId));
  const isMate = isFoldedWith(found?.state);
  const mates = isMate
    ? await idsOf(
        ctx.db,
        ctx.db.orm.select({ id: mate.id }).from(match).innerJoin(mate, isMate).where(eq(match.id, matchId)),
      )
    : [];
  const all = await matchesById(ctx, [matchId, ...mates]);
  const [lead, ...folded] = all.toSorted((one, other) => other.score - one.score || other.id - one.id);
  return lead ? withFolded(lead, folded) : null;
}

/** A match whose party was taken off its list is not decided with others. */
const withFolded = (row: Match, mates: readonly Match[]): QueueRow => ({
  ...row,
  folded: mates.filter(({ delistedAt }) => delistedAt === null),
});

const mate = alias(match, 'mate');

/**
 * Whether one decision is about both a match and a `mate` in this state: both wait, or the same person has proposed the same
 * for both at once. Undefined for decided matches, which are rows of their own.
 */
function isFoldedWith(state: ListMatches['state']): SQL | undefined {
  if (state === undefined || !isWaiting({ state })) return undefined;
  const isAtOnce = sql`${mate.proposedBy} is ${match.proposedBy} and ${mate.proposedAt} is ${match.proposedAt}`;
  return and(
    eq(mate.foldId, match.foldId),
    ne(mate.id, match.id),
    // The `+` keeps SQLite from using an index on the state, which would read all waiting matches for each row.
    sql`+${mate.state} = ${state}`,
    state === 'proposed' ? isAtOnce : undefined,
  );
}

/** Whether a match leads its fold: no better one in it fits as well. */
function leadsItsFold(ctx: Ctx, { state, list, partyId }: ListMatches, named?: readonly number[]): SQL | undefined {
  const isMate = isFoldedWith(state);
  // On one list, or for one record, a party has a single match.
  if (!isMate || list !== undefined || partyId !== undefined) return undefined;
  const isBetter = sql`(${mate.score}, ${mate.id}) > (${match.score}, ${match.id})`;
  const better = ctx.db.orm
    .select({ id: mate.id })
    .from(mate)
    .where(and(isMate, isBetter, named && inIds(mate.id, named)));
  return notExists(better);
}

/** The number of rows of the queue: one for each fold. This needs no search for the best match of each. */
const foldCount = sql<number>`count(distinct coalesce(${match.foldId}, -${match.id}))`;

/** A list by its code, in any case. Throws if there is none: an empty result would read as if nobody were on it. */
async function listCode(ctx: Ctx, given: string): Promise<string> {
  const code = given.toUpperCase();
  if ((await ctx.db.orm.$count(watchlist, eq(watchlist.code, code))) > 0) return code;
  return requireKnownList(given).code;
}

/** Ids of a page of matches, and how many fit; folded, only those that lead a row of the queue. */
async function matchIds(
  ctx: Ctx,
  input: ListMatches,
  { isFolded = false } = {},
): Promise<{ ids: number[]; next: string | null; total: number }> {
  const named = input.name ? await matchesNamed(ctx, input.name) : undefined;
  const fits = and(
    input.state === undefined ? undefined : eq(match.state, input.state),
    input.entityId === undefined ? undefined : eq(match.entityId, input.entityId),
    input.partyId === undefined ? undefined : eq(match.partyId, input.partyId),
    input.list === undefined ? undefined : eq(watchlist.code, await listCode(ctx, input.list)),
    input.upload === undefined ? undefined : inArray(match.entityId, ofUpload(ctx, input.upload)),
    named && inIds(match.id, named),
  );
  const leads = isFolded ? leadsItsFold(ctx, input, named) : undefined;
  const byFold = leads && input.state === 'pending';
  const ofList = input.list !== undefined;
  const name = input.order ?? 'score';
  const order = { name, ...ORDERS[name] };
  const places = ctx.db.orm.select({ place: placeIn(order).as('place') }).from(match);
  const page = narrowed(places.$dynamic(), ofList)
    .where(and(fits, leads, isBehind(order, input.cursor)))
    .orderBy(...orderBy(order))
    .limit(input.limit + 1)
    .offset(input.offset);
  const counted = ctx.db.orm
    .select({ count: byFold ? foldCount : count() })
    .from(match)
    .$dynamic();
  const [all] = await narrowed(counted, ofList).where(byFold ? fits : and(fits, leads));
  return { ...(await readPlaces(ctx.db, order, page, input.limit)), total: all?.count ?? 0 };
}

/**
 * Ids of the matches of an entity, or with a listed party, that has a name with every word of a text: by the indexes that
 * searching asks, so in any script and with slips, and all of them, however common the word.
 */
async function matchesNamed(ctx: Ctx, text: string): Promise<number[]> {
  const entities = await entitiesNamed(ctx, text);
  const { indexes } = await ctx.index.current();
  const parties = await stepsInTurns(findIdsInSteps(indexes, text), ctx.breathe);
  // Asked once for the page and the count. One condition with 'or' would read every match.
  const ofEntities = sql`select id from ${match} where ${inIds(match.entityId, [...entities])}`;
  const withParties = sql`select id from ${match} where ${inIds(match.partyId, [...parties])}`;
  return idsOf(ctx.db, sql`${ofEntities} union ${withParties}`);
}

const ofUpload = (ctx: Ctx, uploadJobId: number) =>
  ctx.db.orm.select({ id: entity.id }).from(entity).where(eq(entity.uploadJobId, uploadJobId));

/** Joins the list of a match if it is needed: without it, only an index of the matches is read. */
function narrowed<T extends SQLiteSelect>(query: T, byList: boolean): T {
  if (byList) {
    query
      .innerJoin(listedParty, eq(listedParty.id, match.partyId))
      .innerJoin(watchlist, eq(watchlist.id, listedParty.watchlistId));
  }
  return query;
}
