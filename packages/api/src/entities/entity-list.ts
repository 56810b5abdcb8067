/** The list of entities: its tabs, filters and orders, and how many entities each tab has. */
import { idsOf, rowsById } from '@tamis/db/db';
import { entity, match } from '@tamis/db/schema';
import { type SQL, and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { containsText } from '../like-pattern.ts';
import { WAITING_STATES } from '../screening/view-schema.ts';
import { readInTurns } from '../turns.ts';
import type { Page } from '../wire.ts';
import { IN_RISK_BAND, countryHas } from './conditions.ts';
import { idsByMatches } from './ids-by-matches.ts';
import { nameWords } from './name-key.ts';
import { presentEntities } from './present.ts';
import type { Entity, ListEntities, TabCounts } from './schema.ts';
import type { EntitySort, EntityTab } from './view-schema.ts';

/** The tabs of the list, as conditions. */
const TABS: Record<EntityTab, SQL | undefined> = {
  all: undefined,
  ...IN_RISK_BAND,
  pep: eq(entity.isPep, true),
  sanctioned: eq(entity.isSanctioned, true),
};

/** Orders by a column of the entity itself. */
type StoredSort = Exclude<EntitySort, 'matches' | '-matches'>;
const isStored = (sort: EntitySort): sort is StoredSort => sort !== 'matches' && sort !== '-matches';

/** Blocked by the 50 % rule; written as in the index. */
const IS_BLOCKED = sql`${entity.blockedShare} is not null`;

/** Each as in an index, so that nothing is sorted. Ids are in the order of creation. */
const SORTS: Record<StoredSort, readonly SQL[]> = {
  name: [asc(entity.nameOrder), asc(entity.id)],
  '-name': [desc(entity.nameOrder), desc(entity.id)],
  riskScore: [asc(entity.riskScore), asc(entity.id)],
  '-riskScore': [desc(entity.riskScore), desc(entity.id)],
  createdAt: [asc(entity.id)],
  '-createdAt': [desc(entity.id)],
  country: [asc(entity.countryName), asc(entity.id)],
  '-country': [desc(entity.countryName), desc(entity.id)],
  flags: [asc(entity.isSanctioned), asc(IS_BLOCKED), asc(entity.isPep), asc(entity.id)],
  '-flags': [desc(entity.isSanctioned), desc(IS_BLOCKED), desc(entity.isPep), desc(entity.id)],
};

/** A page of the entities that pass the filters of the list. */
export async function listEntities(ctx: Ctx, input: ListEntities): Promise<Page<Entity>> {
  const [all] = await entityCountQuery(ctx, input);
  const total = all?.count ?? 0;
  const { sort, limit, offset } = input;
  if (total <= offset) return { rows: [], total };
  const ids = isStored(sort)
    ? await idsOf(ctx.db, entityIdsQuery(ctx, { ...input, sort }))
    : await idsByMatches(ctx, {
        shown: shownIn(ctx, input, null),
        total,
        isDescending: sort === '-matches',
        limit,
        offset,
      });
  const rows = await readInTurns(ids, ctx.breathe, async (slice) =>
    presentEntities(ctx, await rowsById(ctx.db, entity, slice)),
  );
  return { rows, total };
}

/** The tables and the filter of a list; `order` is null if rows are only counted. */
function shownIn(ctx: Ctx, input: ListEntities, order: EntitySort | null): { from: SQL; where?: SQL } {
  const named = input.name === undefined ? undefined : nameHas(input.name.trim());
  const others = and(
    TABS[input.tab],
    input.matches === undefined ? undefined : inArray(entity.id, waitingIds(ctx)),
    input.type === undefined ? undefined : eq(entity.type, input.type),
    input.country === undefined ? undefined : countryHas(input.country),
  );
  const where = and(others, named);
  const isByIndex =
    named === undefined
      ? input.country === undefined && (input.type === undefined || isOfType(input, order))
      : others === undefined && order === null;
  // No index covers other filters, so every row is read; reading them in index order takes ten times as long as a scan.
  const from = isByIndex ? sql`${entity}` : sql`${entity} not indexed`;
  return where === undefined ? { from } : { from, where };
}

/** Whether the index of types serves this tab and order. */
function isOfType({ tab, matches }: ListEntities, order: EntitySort | null): boolean {
  const isByRisk = order === null || order === 'riskScore' || order === '-riskScore';
  return isByRisk && tab !== 'pep' && tab !== 'sanctioned' && matches === undefined;
}

/** The condition that a name has every word of a text. A text without letters and digits is looked for as typed. */
function nameHas(text: string): SQL | undefined {
  const words = nameWords(text);
  if (words.length === 0 && text !== '') return containsText(entity.name, text);
  return and(...words.map((word) => containsText(entity.nameKey, word)));
}

/** Entities with a match that waits for a decision, or for a second person's. */
const waitingIds = (ctx: Ctx) =>
  ctx.db.orm.select({ id: match.entityId }).from(match).where(inArray(match.state, WAITING_STATES));

/** Only the ids of a page: a late page walks over an index, and reads no row that is not shown. */
export function entityIdsQuery(ctx: Ctx, input: ListEntities & { sort: StoredSort }) {
  const { from, where } = shownIn(ctx, input, input.sort);
  return ctx.db.orm
    .select({ id: sql<number>`${entity.id}`.as('id') })
    .from(from)
    .where(where)
    .orderBy(...SORTS[input.sort])
    .limit(input.limit)
    .offset(input.offset);
}

/** The number of all entities that pass the filters. */
export function entityCountQuery(ctx: Ctx, input: ListEntities) {
  const { from, where } = shownIn(ctx, input, null);
  return ctx.db.orm.select({ count: count() }).from(from).where(where);
}

/** The number of entities in each tab, each counted on its index. */
export async function countTabs(ctx: Ctx): Promise<TabCounts> {
  const counted = Object.entries(TABS).map(async ([tab, condition]) => {
    return [tab, await ctx.db.orm.$count(entity, condition)] as const;
  });
  return Object.fromEntries(await Promise.all(counted)) as TabCounts;
}
