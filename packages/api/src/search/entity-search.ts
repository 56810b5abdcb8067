import { inIds, rowsById } from '@tamis/db/db';
import { entity } from '@tamis/db/schema';
import { findNamesInSteps } from '@tamis/screening';
import { type SQL, and, eq, sql } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { IN_RISK_BAND, countryHas } from '../entities/conditions.ts';
import type { EntityNames } from '../entities/entity-index.ts';
import { namedAsWritten } from '../entities/named-as-written.ts';
import { presentEntities } from '../entities/present.ts';
import { readInTurns, stepsInTurns } from '../turns.ts';
import { type Page, isSearchable } from '../wire.ts';
import { agreeingWords } from './agreeing-words.ts';
import { alike } from './alike.ts';
import { reasonOf } from './reason.ts';
import type { FoundEntity, SearchFilter } from './schema.ts';
import { MAX_FOUND, MAX_RANKED } from './view-schema.ts';

/** The lowest score of names that are alike as a whole, where not every word is found. */
const ALIKE = 70;

/** The best entities, as many as a person reads next to other results. */
export async function searchEntities(ctx: Ctx, q: string, filter: SearchFilter = {}): Promise<FoundEntity[]> {
  const found = await rankedEntities(ctx, q, filter, MAX_FOUND.entities);
  return presentFound(ctx, q, found);
}

/** A page of all entities found, with their number. `isMore` says that there are more than can be ranked. */
interface FoundPage extends Page<FoundEntity> {
  isMore: boolean;
  /** The ids of the best, whichever page was requested. */
  best: number[];
}

/** The same, page by page, with how many there are. */
export async function searchEntityPage(
  ctx: Ctx,
  q: string,
  filter: SearchFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<FoundPage> {
  const all = await rankedEntities(ctx, q, filter, MAX_RANKED + 1);
  const ranked = all.slice(0, MAX_RANKED);
  const rows = await presentFound(ctx, q, ranked.slice(offset, offset + limit));
  const best = ranked.slice(0, MAX_FOUND.entities).map(({ id }) => id);
  return { rows, total: ranked.length, isMore: all.length > MAX_RANKED, best };
}

/**
 * Entities by name, best first, each with the reason why: names that hold every word of the question, in any script and
 * order, whole words before beginnings, slips and letters inside; and names that are alike as a whole. A question without
 * letters, such as '№', is looked for as it is typed; marks of names alone, such as an apostrophe, find nobody.
 */
async function rankedEntities(ctx: Ctx, q: string, filter: SearchFilter, limit: number): Promise<Ranked[]> {
  if (!isSearchable(q) && !SIGNS.test(q)) return [];
  const names = await ctx.entityIndex.soon();
  const condition = conditionOf(filter);
  // Of equal scores the first found is first.
  const found = new Map<number, Near>();
  const numbered = Number(ENTITY_ID.exec(q.trim())?.[1]);
  if (Number.isSafeInteger(numbered)) {
    const known = await ctx.db.orm.$count(entity, and(eq(entity.id, numbered), condition));
    if (known > 0) found.set(numbered, { reason: () => 'identifier', score: 100 });
  }
  const addAsWritten = async (after?: number) => {
    const rows = await namedAsWritten(ctx, q, { limit, after });
    const passing = await passingOf(ctx, condition, new Set(rows.map(({ id }) => id)));
    for (const { id } of rows) if (!found.has(id) && passing.has(id)) found.set(id, AS_WRITTEN);
  };
  if (SIGNS.test(q)) await addAsWritten();
  const accept = condition === undefined ? names.holds : await holdsPassing(ctx, names, q, condition);
  const named = await stepsInTurns(findNamesInSteps(names.indexes, q, { limit, accept }), ctx.breathe);
  for (const { id, name, by, agreement } of named) {
    if (!found.has(id)) found.set(id, { reason: () => reasonOf(q, name, by), score: scoreOf(agreement) });
  }
  // Entities that were just added count too: those that the index does not hold yet are compared as written.
  await addAsWritten(names.upTo);
  if (found.size < MAX_FOUND.entities) {
    const hits = await alike(ctx, names.indexes, q, { threshold: ALIKE, limit: MAX_FOUND.entities });
    const passing = await passingOf(ctx, condition, new Set(hits.map(({ id }) => id)));
    for (const { id, index, score } of hits)
      if (!found.has(id) && names.holds(id, index) && passing.has(id))
        found.set(id, { reason: () => 'spelling', score });
  }
  return Array.from(found, ([id, near]) => ({ id, ...near }))
    .toSorted((one, other) => other.score - one.score)
    .slice(0, limit);
}

/** The number of an entity as pages show it: '16', 'ID 16', '#16'. */
const ENTITY_ID = /^(?:id\s*|#\s*)?(\d{1,15})$/iu;

/** How near an entity is. The reason is computed only for those that are shown, as it takes longer than the rank. */
interface Near {
  score: number;
  reason: () => FoundEntity['reason'];
}
type Ranked = Near & { id: number };

/** Entities with the reason why they were found, in the given order. */
async function presentFound(ctx: Ctx, q: string, ranked: readonly Ranked[]): Promise<FoundEntity[]> {
  const near = new Map(ranked.map((one) => [one.id, one]));
  return readInTurns([...near.keys()], ctx.breathe, async (ids) => {
    const entities = await presentEntities(ctx, await rowsById(ctx.db, entity, ids));
    return entities.map((one) => {
      const { score, reason } = near.get(one.id) ?? AS_WRITTEN;
      return { ...one, reason: reason(), score, agreeing: agreeingWords(q, one.name, one.type) };
    });
  });
}

/** An entity that has the question in its name as it was typed. */
const AS_WRITTEN: Near = { reason: () => 'name', score: 100 };

/** The engine's agreement, 0 to 1, in percent. */
export const scoreOf = (agreement: number): number => Math.round(agreement * 1_000) / 10;

/** Anything but letters, digits, spaces and the usual marks of names. */
const SIGNS = /[^\p{L}\p{M}\p{N}\s.,'’-]/u;

/** The condition of the filter; undefined when all entities pass. */
function conditionOf({ type, risk, country }: SearchFilter): SQL | undefined {
  const part = country?.trim() ?? '';
  return and(
    type === undefined ? undefined : eq(entity.type, type),
    risk === undefined ? undefined : IN_RISK_BAND[risk],
    part === '' ? undefined : countryHas(part),
  );
}

/** Which names of the index may be returned: those of entities that pass. Only those with every word are checked. */
async function holdsPassing(ctx: Ctx, names: EntityNames, q: string, condition: SQL): Promise<EntityNames['holds']> {
  const named = new Set<number>();
  const note = (id: number, index: number) => {
    if (names.holds(id, index)) named.add(id);
    return false;
  };
  await stepsInTurns(findNamesInSteps(names.indexes, q, { accept: note }), ctx.breathe);
  const passing = await passingOf(ctx, condition, named);
  return (id, index) => passing.has(id) && names.holds(id, index);
}

/** Checking so many one by one takes as long as reading the whole table. */
const MANY = 10_000;

/**
 * Those of these entities that pass; where there are many, all entities that pass. They come as one text: a cell for each
 * would take far longer.
 */
async function passingOf(ctx: Ctx, condition: SQL | undefined, ids: ReadonlySet<number>): Promise<ReadonlySet<number>> {
  if (condition === undefined || ids.size === 0) return ids;
  const isMany = ids.size > MANY;
  const [row] = await ctx.db.orm
    .select({ ids: sql<string | null>`group_concat(${entity.id})` })
    // No index of a condition helps where the ids are known.
    .from(isMany ? sql`${entity}` : sql`${entity} not indexed`)
    .where(isMany ? condition : and(inIds(entity.id, [...ids]), condition));
  return new Set(JSON.parse(`[${row?.ids ?? ''}]`) as number[]);
}
