import { rowsById } from '@tamis/db/db';
import { entity, job } from '@tamis/db/schema';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import type { EntityRow } from '../entities/present.ts';
import { subjectOf } from '../entities/subject.ts';
import type { IndexSet } from '../screening/index-store.ts';
import {
  type Cause,
  type Screenings,
  batchScreener,
  byEntity,
  recordScreenings,
} from '../screening/screen-entities.ts';
import { changedPartiesSet, concernedEntities } from '../watchlists/changed-parties.ts';
import { commit } from '../write.ts';
import { LEASE_MS, type Lease } from './lease.ts';
import type { JobRow, Run } from './runner.ts';

/** Entities screened and stored in one batch. */
const CHUNK = 250;

/**
 * Screens the entities of an upload, or all of them, chunk by chunk. Each chunk's batch stores its results, moves the
 * cursor and demands that the lease is still ours. `cause` is why, as the certificates say.
 */
export async function screenJob(ctx: Ctx, row: JobRow, { lease, tell }: Run, cause: Cause): Promise<void> {
  const set = await setFor(ctx, row);
  const screenMany = batchScreener(ctx, set);
  const concerned =
    row.kind === 'rescreen'
      ? await concernedEntities(ctx, { versionId: Number(row.payload['listVersionId']), entities: row.total })
      : null;
  const load = async (cursor: number) => {
    const ids = await ctx.db.orm
      .select({ id: entity.id })
      .from(entity)
      .where(scopeOf(row, cursor))
      .orderBy(asc(entity.id))
      .limit(CHUNK);
    const rows = await rowsById(
      ctx.db,
      entity,
      ids.map(({ id }) => id),
    );
    const asked = concerned === null ? rows : rows.filter(({ id }) => concerned.has(id));
    return { rows, answers: byEntity(asked, await screenMany(asked.map(subjectOf))) };
  };
  let state = row;
  let chunk = await load(state.cursor);
  while (state.state !== 'done') {
    lease.signal.throwIfAborted();
    // The next chunk is screened while this one is stored.
    const last = chunk.rows.at(-1)?.id;
    const ahead = last === undefined ? null : load(last);
    ahead?.catch(() => undefined);
    state = await storeChunk(ctx, { state, lease, ...chunk, set, cause });
    tell({ phase: 'screen', done: state.done, total: state.total });
    if (ahead) chunk = await ahead;
    await ctx.breathe();
  }
}

/** The lists this job searches: all in force, or what a new version brought. */
async function setFor(ctx: Ctx, state: JobRow): Promise<IndexSet> {
  if (state.kind !== 'rescreen') return ctx.index.current();
  return changedPartiesSet(ctx, Number(state.payload['listVersionId']));
}

function scopeOf(state: JobRow, cursor: number) {
  const rest = gt(entity.id, cursor);
  if (state.kind === 'upload') return and(eq(entity.uploadJobId, state.id), rest);
  // Entities that came after the job was made were screened on arrival.
  return and(rest, sql`${entity.id} <= ${Number(state.payload['lastEntityId'])}`);
}

async function storeChunk(
  ctx: Ctx,
  chunk: {
    state: JobRow;
    lease: Lease;
    rows: EntityRow[];
    answers: Screenings;
    set: IndexSet;
    cause: Cause;
  },
): Promise<JobRow> {
  const { state, lease } = chunk;
  const last = chunk.rows.at(-1)?.id;
  return commit(ctx, async (write) => {
    const ended = last === undefined;
    const rows = await unchanged(ctx, chunk.rows);
    const hits = await recordScreenings(ctx, write, {
      rows,
      answers: chunk.answers,
      set: chunk.set,
      cause: chunk.cause,
      complete: state.kind !== 'rescreen',
      isNew: false,
    });
    const next: JobRow = {
      ...state,
      state: ended ? 'done' : 'running',
      cursor: last ?? state.cursor,
      done: state.done + chunk.rows.length,
      hits: state.hits + hits,
      finishedAt: ended ? ctx.now() : null,
    };
    write.require(
      sql`exists (select 1 from ${job} where ${job.id} = ${state.id} and ${job.leaseToken} = ${lease.token})`,
      'the lease was lost',
    );
    write.add(
      ctx.db.orm
        .update(job)
        .set({
          state: next.state,
          cursor: next.cursor,
          done: next.done,
          hits: next.hits,
          finishedAt: next.finishedAt,
          leaseUntil: ended ? 0 : ctx.now() + LEASE_MS,
        })
        .where(eq(job.id, state.id)),
    );
    write.audit(
      ended ? 'job.done' : 'job.chunk',
      { type: 'job', id: state.id },
      {
        kind: state.kind,
        screened: rows.length,
        to: last ?? null,
        hits,
      },
    );
    return next;
  });
}

/** The rows as they are now, without those that were changed meanwhile: their change has screened them. */
async function unchanged(ctx: Ctx, rows: readonly EntityRow[]): Promise<EntityRow[]> {
  const ids = rows.map((row) => row.id);
  const now = await rowsById(ctx.db, entity, ids);
  const before = new Map(rows.map((row) => [row.id, row.matchHash]));
  return now.filter((row) => before.get(row.id) === row.matchHash);
}
