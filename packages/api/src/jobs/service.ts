import { idsOf, rowsById } from '@tamis/db/db';
import { type JobRow, job } from '@tamis/db/schema';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { Conflict, NotFound } from '../errors.ts';
import { requireLists } from '../screening/require-lists.ts';
import { isoOrNull, toIso } from '../wire.ts';
import { type Write, commit } from '../write.ts';
import { JOB_KINDS, type PayloadOf, kindsWhere, ofKinds } from './kinds.ts';
import { allEntities, queueJob } from './queue-job.ts';
import { type Job, UNFINISHED } from './schema.ts';
import { unfinishedOf } from './unfinished.ts';

type State = JobRow['state'];

/** What a person may do with a job, from which states, and the state that follows. */
const CONTROLS = {
  pause: { from: ['queued', 'running'], to: 'paused' },
  resume: { from: ['paused', 'failed'], to: 'queued' },
  cancel: { from: [...UNFINISHED], to: 'cancelled' },
} as const satisfies Record<string, { from: readonly State[]; to: State }>;
type JobControl = keyof typeof CONTROLS;

/** Throws `NotFound` when there is no such job. */
export async function getJob(ctx: Ctx, id: number): Promise<Job> {
  return presentJob(ctx, await jobRow(ctx, id));
}

const LISTED = kindsWhere(({ isListed }) => isListed);

/** The newest jobs; unfinished ones come first, however old they are. */
export const listJobs = async (ctx: Ctx, page: { limit: number }): Promise<Job[]> =>
  (await newestJobs(ctx, page)).map((row) => presentJob(ctx, row));

/** The same, as rows. */
export async function newestJobs(ctx: Ctx, { limit }: { limit: number }): Promise<JobRow[]> {
  const unfinished = await ctx.db.orm
    .select()
    .from(job)
    .where(and(inArray(job.state, UNFINISHED), ofKinds(...LISTED)))
    .orderBy(desc(job.id))
    .limit(limit);
  // Each kind by its index: feeds leave a job an hour, and a search for other kinds among those would read them all.
  const newestOf = LISTED.map(
    (kind) => sql`select id from (select id from ${job} where kind = ${kind} order by id desc limit ${limit})`,
  );
  const newest = sql`select id from (${sql.join(newestOf, sql` union all `)}) order by id desc limit ${limit}`;
  const shown = new Set(unfinished.map(({ id }) => id));
  const ids = (await idsOf(ctx.db, newest)).filter((id) => !shown.has(id));
  return [...unfinished, ...(await rowsById(ctx.db, job, ids))].slice(0, limit);
}

/**
 * Pauses, resumes or cancels a job. The server that works on it loses the lease, so it stores nothing more. A resumed job
 * goes on at its cursor. Throws `Conflict` if the job's state does not allow it.
 */
export async function controlJob(ctx: Ctx, id: number, how: JobControl): Promise<Job> {
  await commit(ctx, async (write) => {
    const row = await jobRow(ctx, id);
    if (!(CONTROLS[how].from as readonly State[]).includes(row.state)) {
      throw new Conflict(`Job ${id} is ${row.state}, so it cannot be ${PAST[how]}.`);
    }
    const kind = JOB_KINDS[row.kind];
    if (how === 'pause' && 'unpausable' in kind)
      throw new Conflict(`${kind.unpausable} cannot be paused. Cancel it instead.`);
    const other =
      how === 'resume' && row.subject !== null ? await unfinishedOf(ctx, { subject: row.subject }) : undefined;
    if (other && other.id !== id) {
      throw new Conflict(`Job ${other.id} already does the same work, so job ${id} cannot be resumed.`);
    }
    control(ctx, write, row, how);
  });
  return getJob(ctx, id);
}

function control(ctx: Ctx, write: Write, row: JobRow, how: JobControl): void {
  const { from, to } = CONTROLS[how];
  const again = how === 'resume' ? { attempts: 0, error: null } : {};
  const finishedAt = to === 'cancelled' ? ctx.now() : null;
  // Another server may have started it since it was read, which is no reason to let it go on; or it may have ended there.
  const isStill = sql`exists (select 1 from ${job} where ${and(eq(job.id, row.id), inArray(job.state, from))})`;
  write.require(isStill, `Job ${row.id} has ended in the meantime, so it cannot be ${PAST[how]}.`);
  write.add(
    ctx.db.orm
      .update(job)
      .set({ state: to, leaseToken: null, leaseUntil: 0, finishedAt, ...again })
      .where(eq(job.id, row.id)),
  );
  write.audit(`job.${how}`, { type: 'job', id: row.id }, { kind: row.kind, from: row.state, done: row.done });
}

const PAST: Record<JobControl, string> = { pause: 'paused', resume: 'resumed', cancel: 'cancelled' };

/** Queues the screening of every entity against all lists in force. Returns the unfinished job instead if there is one. */
export async function queueRescreenAll(ctx: Ctx): Promise<number> {
  return commit(ctx, async (write) => {
    const unfinished = await unfinishedOf(ctx, { subject: 'rescreen-all' });
    if (unfinished) return unfinished.id;
    const id = await queueForEverybody(ctx, write, 'rescreen-all', {});
    if (id === null) throw new Conflict('There are no entities to screen.');
    requireLists(await ctx.index.current());
    return id;
  });
}

/**
 * Within a write that changes how every entity is screened: queues the screening again, in place of an unfinished one by
 * the former setting. Null when there are no entities.
 */
export async function requeueRescreenAll(ctx: Ctx, write: Write): Promise<number | null> {
  await cancelUnfinished(ctx, write, { subject: 'rescreen-all' });
  return queueForEverybody(ctx, write, 'rescreen-all', {});
}

/** Within a write that changes the weights: queues the job that updates every score. Null when there are no entities. */
export async function queueReweighing(
  ctx: Ctx,
  write: Write,
  weights: { version: number; raisesAlerts: boolean },
): Promise<number | null> {
  await cancelUnfinished(ctx, write, { subject: 'reweigh' });
  return queueForEverybody(ctx, write, 'reweigh', weights);
}

/** Work on all entities: its first phase, and the audit action of its start. */
const FOR_EVERYBODY = {
  'rescreen-all': { phase: 'screen', action: 'job.rescreen' },
  reweigh: { phase: 'assess', action: 'job.reweigh' },
} as const;

/** Of each kind there is one unfinished job at a time: its subject is the kind. */
async function queueForEverybody<K extends keyof typeof FOR_EVERYBODY>(
  ctx: Ctx,
  write: Write,
  kind: K,
  payload: Omit<PayloadOf<K>, 'lastEntityId'>,
): Promise<number | null> {
  const all = await allEntities(ctx);
  if (!all) return null;
  const { lastEntityId, total } = all;
  const { phase, action } = FOR_EVERYBODY[kind];
  const id = await queueJob(ctx, write, { kind, subject: kind, payload: { lastEntityId, ...payload }, phase, total });
  write.audit(action, { type: 'job', id }, { entities: total });
  return id;
}

/** Within a write: cancels the unfinished job of a subject, if there is one, as if a person had asked for it. */
export async function cancelUnfinished(ctx: Ctx, write: Write, of: { subject: string }): Promise<void> {
  const unfinished = await unfinishedOf(ctx, of);
  if (unfinished) control(ctx, write, unfinished, 'cancel');
}

/** Throws `NotFound` when there is no such job. */
export async function jobRow(ctx: Ctx, id: number): Promise<JobRow> {
  const [row] = await ctx.db.orm.select().from(job).where(eq(job.id, id));
  if (!row) throw new NotFound(`Job ${id} not found`);
  return row;
}

/** A job as it goes over the wire. */
export function presentJob({ now }: Pick<Ctx, 'now'>, row: JobRow): Job {
  const { id, kind, phase, done, total, hits, error, outcome, createdAt, finishedAt } = row;
  const { list } = row.payload;
  // The server that worked on it has died: it waits for another one.
  const state = row.state === 'running' && row.leaseUntil < now() ? 'queued' : row.state;
  return {
    id,
    kind,
    state,
    list: typeof list === 'string' ? list : null,
    phase,
    done,
    total,
    hits,
    error,
    outcome,
    createdAt: toIso(createdAt),
    finishedAt: isoOrNull(finishedAt),
  };
}
