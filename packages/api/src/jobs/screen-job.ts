import { rowsById } from '@tamis/db/db';
import { type EntityRow, entity } from '@tamis/db/schema';
import type { Screening } from '@tamis/screening';
import type { Ctx } from '../context.ts';
import { changedSince } from '../entities/changed-since.ts';
import { entitySubject } from '../entities/subject.ts';
import type { Lease } from '../lease.ts';
import { isSameSearch } from '../screening/index-store.ts';
import type { Cause } from '../screening/findings.ts';
import { planScreenings } from '../screening/screen-entities.ts';
import { batchScreener } from '../screening/screen-subjects.ts';
import { thresholdInForce } from '../settings/in-force.ts';
import { commit } from '../write.ts';
import { type Run, keepState, movedOn } from './run.ts';
import { type Asked, type Scope, type ScreeningJob, scopeOf } from './screen-scope.ts';
import { slices } from './slices.ts';

/** Entities stored in one batch; only those whose result changes something count. */
const STORED_AT_ONCE = 250;
/** Chunks that are being screened while one is stored. */
const AHEAD = 3;

/** Why a job screens, as the certificates say. */
const CAUSES: Readonly<Record<ScreeningJob['kind'], Cause>> = {
  upload: 'upload',
  rescreen: 'list-update',
  'rescreen-all': 'rescreen',
};

/** A chunk with its results, of which only those that found something are kept. */
interface Chunk extends Asked {
  answers: Map<number, Screening>;
}

/** What one batch stores of a chunk: the entities up to `to`, and those among them whose result changes something. */
interface Part {
  from: number;
  to: number;
  followed: readonly number[];
  isLast: boolean;
}

/**
 * Screens the entities of an upload, those that a list update may concern, or all of them, chunk by chunk. Each batch stores
 * its results, moves the cursor and requires that the lease is still ours.
 */
export async function screenJob(ctx: Ctx, job: ScreeningJob, { lease, report }: Run): Promise<void> {
  let scope = await scopeOf(ctx, job);
  let screenMany = batchScreener(ctx, scope.set);
  const answered = async (asked: Asked): Promise<Chunk> => {
    const answers = await screenMany(asked.rows.map(entitySubject));
    const found = answers.flatMap((answer, at): [number, Screening][] => {
      const id = asked.rows[at]?.id;
      return id !== undefined && (answer.hits.length > 0 || answer.truncated) ? [[id, answer]] : [];
    });
    return { ...asked, answers: new Map(found) };
  };
  let ahead: Promise<Chunk>[] = [];
  let read = { to: job.cursor, isLast: false };
  let state = job;
  while (state.state !== 'done') {
    // The next chunks are screened while this one is stored.
    while (ahead.length < AHEAD && !read.isLast) {
      const asked = await scope.next(read.to);
      read = asked;
      const chunk = answered(asked);
      chunk.catch(() => undefined);
      ahead.push(chunk);
      await ctx.breathe();
    }
    const chunk = await ahead.shift();
    if (!chunk) throw new Error('A job has no entities left, but has not ended');
    for (const part of partsOf(chunk, state.cursor)) {
      lease.signal.throwIfAborted();
      const stored = await storePart(ctx, { state, lease, chunk, part, scope });
      if (stored === null) {
        const former = scope.set;
        scope = await scopeOf(ctx, state);
        // The lists or the threshold must be others now; otherwise the job would repeat this for ever.
        if (isSameSearch(scope.set, former)) {
          throw new Error(`The index is of the threshold ${former.threshold}, which is not the one in force.`);
        }
        screenMany = batchScreener(ctx, scope.set);
        ahead = [];
        read = { to: state.cursor, isLast: false };
        break;
      }
      state = stored;
      report({ phase: 'screen', done: state.done, total: state.total });
      await ctx.breathe();
    }
  }
}

/** Splits a chunk into parts that are small enough to be stored at once. */
function partsOf(chunk: Chunk, cursor: number): Part[] {
  const followed = chunk.rows
    .filter((row) => chunk.answers.has(row.id) || row.lastScreenedAt === null || chunk.follows(row.id))
    .map(({ id }) => id);
  const parts: Part[] = [];
  let from = cursor + 1;
  for (const { ids, to, isEnd } of slices(followed, STORED_AT_ONCE, chunk.to)) {
    parts.push({ from, to, followed: ids, isLast: isEnd && chunk.isLast });
    from = to + 1;
  }
  return parts;
}

interface Storing {
  state: ScreeningJob;
  lease: Lease;
  chunk: Chunk;
  part: Part;
  scope: Scope;
}

/**
 * Stores a part and returns the job as it is then. Returns null and stores nothing if the threshold or the lists are no longer
 * those of the screening: its results would undo what the change has raised, so the job continues with the new ones.
 */
async function storePart(ctx: Ctx, { state, lease, chunk, part, scope }: Storing): Promise<ScreeningJob | null> {
  const { set, searched } = scope;
  const isUpload = state.kind === 'upload';
  const count = isUpload ? part.followed.length : Math.max(0, part.to - part.from + 1);
  return commit(ctx, async (write) => {
    const isInForce = (await thresholdInForce(ctx)) === set.threshold && (await scope.isInForce());
    if (!isInForce) return null;
    const changed = await changedSince(ctx, { seq: chunk.seq, from: part.from, to: part.to });
    const rows = await rowsById(
      ctx.db,
      entity,
      part.followed.filter((id) => !changed.has(id)),
    );
    const range = {
      jobId: state.id,
      firstEntityId: part.from,
      lastEntityId: part.to,
      at: chunk.at,
      changed: [...changed],
    };
    const hits = await planScreenings(ctx, write, {
      rows,
      answers: answersOf(chunk, rows),
      set,
      cause: CAUSES[state.kind],
      searched,
      isNew: false,
      // Entities of an upload have not been screened yet: each gets a certificate of its own.
      ...(!isUpload && count > 0 && { range }),
    });
    const next: ScreeningJob = {
      ...state,
      ...movedOn(ctx, state, { ...part, count }),
      hits: state.hits + hits,
    };
    keepState(ctx, write, { next, lease });
    write.audit(
      part.isLast ? 'job.done' : 'job.chunk',
      { type: 'job', id: state.id },
      { kind: state.kind, from: part.from, to: part.to, screened: count - changed.size, hits },
    );
    return next;
  });
}

function answersOf({ answers }: Chunk, rows: readonly EntityRow[]): Map<number, Screening> {
  return new Map(rows.flatMap(({ id }) => (answers.has(id) ? [[id, answers.get(id)!] as const] : [])));
}
