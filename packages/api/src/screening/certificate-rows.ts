/** Certificates as they are stored: rows of their own, or a place in the range of a run that found nothing. */
import { idsOf, inIds } from '@tamis/db/db';
import { entity, listSet, screening } from '@tamis/db/schema';
import type { Hit, Subject } from '@tamis/screening';
import { type SQL, desc, eq, sql } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { entitiesNamed } from '../entities/entities-named.ts';
import { likePattern } from '../like-pattern.ts';
import type { ListScreenings } from './certificate-schema.ts';

export type ListSet = typeof listSet.$inferSelect;

/** A certificate with the lists it names, however it is stored. */
export interface CertificateRow {
  row: typeof screening.$inferSelect;
  set: ListSet;
  entityName: string | null;
}

/** A hit as a certificate keeps it: who, how much, and why, in the words of the engine that searched. */
export const certifiedHit = ({ id: party, score, explanation }: Pick<Hit, 'id' | 'score' | 'explanation'>) => ({
  party,
  score,
  explanation,
});

/** A certificate of an entity without its query and its hits. */
interface Outline {
  id: number;
  listSetId: number;
  cause: (typeof screening.cause.enumValues)[number];
  at: number;
  threshold: number;
}

/** A certificate by its id; undefined if there is none. */
export async function certificateRow(ctx: Ctx, id: number): Promise<CertificateRow | undefined> {
  return (await certificateRows(ctx, [id]))[0];
}

/** Certificates by their ids, the newest first; unknown ids are left out. */
export async function certificateRows(ctx: Ctx, ids: readonly number[]): Promise<CertificateRow[]> {
  const rows = await ctx.db.orm
    .select({ row: screening, set: listSet, entityName: entity.name })
    .from(screening)
    .innerJoin(listSet, eq(listSet.id, screening.listSetId))
    .leftJoin(entity, eq(entity.id, screening.entityId))
    .where(inIds(screening.id, ids));
  const found = new Set(rows.map(({ row }) => row.id));
  const rest = ids.filter((id) => !found.has(id));
  return [...rows, ...(await rowsInRanges(ctx, rest))].toSorted((one, other) => other.row.id - one.row.id);
}

/** The ids of an entity's certificates, the newest first. */
export async function certificateIds(
  ctx: Ctx,
  { entityId, limit, offset }: { entityId: number; limit: number; offset: number },
): Promise<{ ids: number[]; total: number }> {
  const all = outlines(entityId);
  const ids = await ctx.db.orm.all<{ id: number }>(
    sql`select id from (${all}) order by id desc limit ${limit} offset ${offset}`,
  );
  const [counted] = await ctx.db.orm.all<{ total: number }>(sql`select count(*) as total from (${all})`);
  return { ids: ids.map(({ id }) => id), total: counted?.total ?? 0 };
}

/** The newest searches by name in which a text is looked for: some milliseconds. */
const MAX_SEARCHES_BY_NAME = 10_000;

/** The ids of certificates with rows of their own, the newest first. */
export async function recordedIds(
  ctx: Ctx,
  { text, limit, offset }: ListScreenings,
): Promise<{ ids: number[]; total: number }> {
  const where = text ? inIds(screening.id, await idsSaying(ctx, text)) : undefined;
  const page = ctx.db.orm.select({ id: screening.id }).from(screening).where(where);
  const ids = await idsOf(ctx.db, page.orderBy(desc(screening.id)).limit(limit).offset(offset));
  return { ids, total: await ctx.db.orm.$count(screening, where) };
}

/** Read once for the page and the count; each part by its own index. */
async function idsSaying(ctx: Ctx, text: string): Promise<number[]> {
  const entities = await entitiesNamed(ctx, text);
  return idsOf(
    ctx.db,
    sql`select id from screening where ${inIds(sql`entity_id`, [...entities])}
      union select id from (
        select id, query from screening where entity_id is null order by id desc limit ${MAX_SEARCHES_BY_NAME}
      ) where query ->> '$.names' like ${likePattern(text)} escape '\\'`,
  );
}

/** The newest certificate of an entity; optionally only of searches of all lists. */
export async function newestCertificate(
  ctx: Ctx,
  entityId: number,
  { ofAllLists = false }: { ofAllLists?: boolean } = {},
): Promise<(Outline & { set: ListSet }) | undefined> {
  const where = ofAllLists ? sql`where cause <> 'list-update'` : sql``;
  const [newest] = await ctx.db.orm.all<Outline>(
    sql`select * from (${outlines(entityId)}) ${where} order by id desc limit 1`,
  );
  if (!newest) return undefined;
  const set = (await listSetsOf(ctx, [newest])).get(newest.listSetId);
  return set && { ...newest, set };
}

/** The sets of lists with which an entity was compared after a certificate, each with its last certificate and time. */
export async function comparedSince(
  ctx: Ctx,
  { entityId, id }: { entityId: number; id: number },
): Promise<{ id: number; at: number; versions: ListSet['versions'] }[]> {
  const since = await ctx.db.orm.all<{ id: number; listSetId: number; at: number }>(
    sql`select "listSetId", max(id) as id, max(at) as at from (${outlines(entityId)}) where id > ${id} group by "listSetId" order by "listSetId"`,
  );
  const setOf = await listSetsOf(ctx, since);
  return since.map(({ id: certificate, at, listSetId }) => ({
    id: certificate,
    at,
    versions: setOf.get(listSetId)?.versions ?? [],
  }));
}

/** The sets of lists of certificates, by their ids. */
async function listSetsOf(ctx: Ctx, naming: readonly { listSetId: number }[]): Promise<Map<number, ListSet>> {
  const ids = naming.map(({ listSetId }) => listSetId);
  const sets = await ctx.db.orm.select().from(listSet).where(inIds(listSet.id, ids));
  return new Map(sets.map((set) => [set.id, set]));
}

/**
 * When entities were last searched for, by their ids: as their rows say, or later by a run. An entity that a range leaves out
 * was changed or found then, so its row says when.
 */
export async function lastScreenedAt(
  ctx: Ctx,
  rows: readonly { id: number; lastScreenedAt: number | null }[],
): Promise<Map<number, number>> {
  const screened = rows.flatMap(({ id, lastScreenedAt: at }) => (at === null ? [] : [[id, at] as const]));
  const later = await ctx.db.orm.all<{ id: number; at: number }>(sql`
    select wanted.value ->> 0 as id, (
      select range.at from screening_run run join screening_range range on ${isOf(sql`wanted.value ->> 0`)}
      where run.latest_at > wanted.value ->> 1
      order by run.latest_at desc limit 1
    ) as at from json_each(${JSON.stringify(screened)}) as wanted where at > wanted.value ->> 1`);
  return new Map([...screened, ...later.map(({ id, at }) => [id, at] as const)]);
}

/** The condition that a range is the one of its run that includes an entity, whether it certifies it or leaves it out. */
const isOf = (entityId: SQL) => sql`range.run_id = run.id and range.first_entity_id <= ${entityId}
  and range.last_entity_id = (
    select min(last_entity_id) from screening_range where run_id = run.id and last_entity_id >= ${entityId}
  )`;

/** Every certificate of an entity. */
const outlines = (entityId: number) => sql`
  select id, list_set_id as "listSetId", cause, at, threshold from screening where entity_id = ${entityId}
  union all
  select range.first_id + ${entityId} - range.first_entity_id, run.list_set_id, run.cause, range.at, run.threshold
  from screening_run run join screening_range range on ${isOf(sql`${entityId}`)}
  where not exists (select 1 from json_each(range.without) where value = ${entityId})`;

interface RangeRow {
  id: number;
  entityId: number;
  entityName: string;
  listSetId: number;
  cause: Outline['cause'];
  at: number;
  byUserId: number | null;
  actor: string;
  query: string | null;
  threshold: number;
  maxHits: number;
}

/** Certificates of runs. Their query is in the newest earlier row of the entity. */
async function rowsInRanges(ctx: Ctx, ids: readonly number[]): Promise<CertificateRow[]> {
  if (ids.length === 0) return [];
  const rows = await ctx.db.orm.all<RangeRow>(sql`
    select wanted.value as id, entity.id as "entityId", entity.name as "entityName", run.list_set_id as "listSetId",
      run.cause, range.at, run.by_user_id as "byUserId", run.actor, run.threshold, run.max_hits as "maxHits",
      (select query from screening where entity_id = entity.id and id < range.first_id order by id desc limit 1) as query
    from json_each(${JSON.stringify(ids)}) as wanted
    join screening_range range
      on range.first_id = (select max(first_id) from screening_range where first_id <= wanted.value)
    join screening_run run on run.id = range.run_id
    join entity on entity.id = range.first_entity_id + wanted.value - range.first_id
    where entity.id <= range.last_entity_id
      and not exists (select 1 from json_each(range.without) where value = entity.id)`);
  const setOf = await listSetsOf(ctx, rows);
  return rows.flatMap(({ entityName, query, ...row }) => {
    const set = setOf.get(row.listSetId);
    if (query === null) throw new Error(`What certificate ${row.id} asked is not known`);
    if (!set) return [];
    return [
      {
        row: {
          ...row,
          query: JSON.parse(query) as Subject,
          answer: [],
          truncated: false,
          nearest: null,
          confirmed: null,
        },
        set,
        entityName,
      },
    ];
  });
}
