/** Which entities a job screens against which lists, and for which of them a clear result changes something. */
import { rowsById } from '@tamis/db/db';
import { type EntityRow, entity } from '@tamis/db/schema';
import { RISK_MODEL_VERSION } from '@tamis/screening/risk/assess';
import { and, asc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import type { ScreenedFields } from '../entities/subject.ts';
import type { IndexSet } from '../screening/index-store.ts';
import type { Searched } from '../screening/reconcile.ts';
import { thresholdInForce, weightsByVersion, weightsInForce } from '../settings/in-force.ts';
import { changedPartiesSet, matchedWithChanged, matchingPairs, versionInForce } from '../watchlists/changed-parties.ts';
import { createOutdated, storedScores } from '../risk/stored-scores.ts';
import { chainHead } from '../write.ts';
import type { JobOf } from './kinds.ts';

/** Entities read at a time; takes about 10 ms. */
const CHUNK = 2_000;
/** The same for an upload, where each entity has something to store. */
const UPLOADED = 250;

/** A job that screens. */
export type ScreeningJob = JobOf<'upload' | 'rescreen' | 'rescreen-all'>;

type AskedRow = ScreenedFields & Pick<EntityRow, 'id' | 'lastScreenedAt'>;

/** Entities to be screened next. */
export interface Asked {
  /** In the order of their ids. */
  rows: AskedRow[];
  /** Every entity up to this one is screened by this chunk. */
  to: number;
  isLast: boolean;
  /** The time, and the last event of the audit log, before they were read. */
  at: number;
  seq: number;
  /** Whether a clear result changes something for an entity. */
  follows: (id: number) => boolean;
}

export interface Scope {
  set: IndexSet;
  searched: Searched;
  /** Whether the lists that are searched are still in force. */
  isInForce: () => Promise<boolean>;
  /** The next entities after this id. */
  next: (after: number) => Promise<Asked>;
}

/** The scope of a job that screens. */
export async function scopeOf(ctx: Ctx, job: ScreeningJob): Promise<Scope> {
  if (job.kind === 'upload') return uploadScope(ctx, job.id);
  return job.kind === 'rescreen' ? updateScope(ctx, job) : everybodyScope(ctx, job.payload.lastEntityId);
}

/** All entities of an upload against all lists. */
async function uploadScope(ctx: Ctx, jobId: number): Promise<Scope> {
  const next = async (after: number): Promise<Asked> => {
    const begun = await begin(ctx);
    const ids = await entityIds(ctx, and(eq(entity.uploadJobId, jobId), gt(entity.id, after)), UPLOADED);
    const isLast = ids.length < UPLOADED;
    return { ...begun, rows: await read(ctx, ids), to: ids.at(-1) ?? after, isLast, follows: () => true };
  };
  return allListsScope(ctx, next);
}

/** Every entity up to the last against all lists. */
async function everybodyScope(ctx: Ctx, last: number): Promise<Scope> {
  const next = async (after: number): Promise<Asked> => {
    const asked = await consecutive(ctx, after, last);
    const follows = await affectedByClear(ctx, { from: after + 1, to: asked.to });
    return { ...asked, follows: (id) => follows.has(id) };
  };
  return allListsScope(ctx, next);
}

async function allListsScope(ctx: Ctx, next: Scope['next']): Promise<Scope> {
  const set = await ctx.index.current();
  const isInForce = async () => (await ctx.index.current()).key === set.key;
  return { set, searched: 'all', isInForce, next };
}

/**
 * The entities that may match what a list version added or changed, as far as it is in force; those with a match with a
 * party that it removed; and those that were never screened. All entities if the index of all entities cannot be used. The
 * others count as searched.
 */
async function updateScope(ctx: Ctx, { total, payload }: JobOf<'rescreen'>): Promise<Scope> {
  const { listVersionId: versionId, lastEntityId: last } = payload;
  // What a later version has replaced is not searched: the job of that version searches what took its place.
  const stillIn = await versionInForce(ctx, versionId);
  const isInForce = async () => (await versionInForce(ctx, versionId)) === stillIn;
  const { entities: matched, parties: searched } = await matchedWithChanged(ctx, versionId);
  const follows = (id: number) => matched.has(id);
  // An entity that changes from now on is screened by its change; the index may not know the change.
  const begun = await begin(ctx);
  const threshold = await thresholdInForce(ctx);
  const pairs = await matchingPairs(ctx, { versionId, stillIn, entities: total, threshold });
  const set = await changedPartiesSet(ctx, { versionId, stillIn, threshold, only: pairs?.parties });
  if (pairs === null) {
    const next = async (after: number) => ({ ...(await consecutive(ctx, after, last)), follows });
    return { set, searched, isInForce, next };
  }
  const unscreened = await entityIds(ctx, and(isNull(entity.lastScreenedAt), lte(entity.id, last)));
  const ids = [...new Set([...pairs.entities, ...matched, ...unscreened])].filter((id) => id <= last);
  ids.sort((one, other) => one - other);
  const next = async (after: number): Promise<Asked> => {
    const start = ids.findIndex((id) => id > after);
    const asked = start === -1 ? [] : ids.slice(start, start + CHUNK);
    const isLast = asked.length < CHUNK;
    return { ...begun, rows: await read(ctx, asked), to: isLast ? last : (asked.at(-1) ?? last), isLast, follows };
  };
  return { set, searched, isInForce, next };
}

async function consecutive(ctx: Ctx, after: number, last: number): Promise<Omit<Asked, 'follows'>> {
  const begun = await begin(ctx);
  const ids = await entityIds(ctx, and(gt(entity.id, after), lte(entity.id, last)), CHUNK);
  const isLast = ids.length < CHUNK;
  return { ...begun, rows: await read(ctx, ids), to: isLast ? last : (ids.at(-1) ?? last), isLast };
}

async function begin(ctx: Ctx): Promise<{ at: number; seq: number }> {
  const { seq } = await chainHead(ctx.db);
  return { at: ctx.now(), seq };
}

async function entityIds(ctx: Ctx, where: ReturnType<typeof and>, limit = -1): Promise<number[]> {
  const rows = await ctx.db.orm
    .select({ id: entity.id })
    .from(entity)
    .where(where)
    .orderBy(asc(entity.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

function read(ctx: Ctx, ids: readonly number[]): Promise<AskedRow[]> {
  const columns = ['id', 'name', 'type', 'country', 'birthDate', 'founded', 'lastScreenedAt'] as const;
  return rowsById(ctx.db, entity, ids, columns);
}

/**
 * Entities for which a clear result changes something: their matches may not hold any more, their articles
 * have aged, or their risk was assessed by an earlier model or by weights that are no longer in force.
 */
async function affectedByClear(ctx: Ctx, { from, to }: { from: number; to: number }): Promise<ReadonlySet<number>> {
  const rows = await ctx.db.orm.all<{ id: number }>(sql`
    select entity_id as id from match where entity_id between ${from} and ${to}
    union select entity_id from article_entity where entity_id between ${from} and ${to}
    union select entity.id from entity where entity.id between ${from} and ${to} and (
      select model_version from risk_assessment where entity_id = entity.id order by id desc limit 1
    ) is not ${RISK_MODEL_VERSION}`);
  const isOutdated = createOutdated(await weightsInForce(ctx), await weightsByVersion(ctx));
  const outdated = (await storedScores(ctx, { after: from - 1, until: to, limit: CHUNK })).filter(isOutdated);
  return new Set([...rows, ...outdated].map(({ id }) => id));
}
