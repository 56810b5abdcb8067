import { entity, job } from '@tamis/db/schema';
import { and, count, desc, eq, inArray, max, notInArray } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { Conflict, NotFound } from '../errors.ts';
import { toIso } from '../wire.ts';
import { commit } from '../write.ts';
import type { Job } from './schema.ts';

type JobRow = typeof job.$inferSelect;
type State = JobRow['state'];

/** What a person may do with a job, from which states, and what it is then. */
const CONTROLS = {
  pause: { from: ['queued', 'running'], to: 'paused' },
  resume: { from: ['paused', 'failed'], to: 'queued' },
  cancel: { from: ['queued', 'running', 'paused'], to: 'cancelled' },
} as const satisfies Record<string, { from: readonly State[]; to: State }>;
export type JobControl = keyof typeof CONTROLS;

export async function getJob(ctx: Ctx, id: number): Promise<Job> {
  return presentJob(await jobRow(ctx, id));
}

/** What a model writes, a feed brings or a test finds is seen where it stands: between the jobs of lists it would be in the way. */
const isShown = notInArray(job.kind, ['model', 'feed', 'self-test']);

/** The newest jobs, unfinished ones among them wherever they stand. */
export async function listJobs(ctx: Ctx, { limit }: { limit: number }): Promise<Job[]> {
  const unfinished = await ctx.db.orm
    .select()
    .from(job)
    .where(and(inArray(job.state, ['queued', 'running', 'paused']), isShown))
    .orderBy(desc(job.id))
    .limit(limit);
  const newest = await ctx.db.orm.select().from(job).where(isShown).orderBy(desc(job.id)).limit(limit);
  const shown = new Set(unfinished.map(({ id }) => id));
  return [...unfinished, ...newest.filter(({ id }) => !shown.has(id))].slice(0, limit).map(presentJob);
}

/**
 * Pauses, resumes or cancels a job. The worker loses its lease, so it stores nothing more; a job that goes on again goes
 * on where its cursor stands.
 */
export async function controlJob(ctx: Ctx, id: number, control: JobControl): Promise<Job> {
  const { from, to } = CONTROLS[control];
  await commit(ctx, async (write) => {
    const row = await jobRow(ctx, id);
    if (!(from as readonly State[]).includes(row.state)) {
      throw new Conflict(`Job ${id} is ${row.state}, so it cannot be ${PAST[control]}.`);
    }
    if ((row.kind === 'sync' || row.kind === 'feed') && control === 'pause') {
      throw new Conflict('A fetch cannot be paused. Cancel it instead.');
    }
    const again = control === 'resume' ? { attempts: 0, error: null } : {};
    const finishedAt = to === 'cancelled' ? ctx.now() : null;
    write.add(
      ctx.db.orm
        .update(job)
        .set({ state: to, leaseToken: null, leaseUntil: 0, finishedAt, ...again })
        .where(and(eq(job.id, id), eq(job.state, row.state))),
    );
    write.audit(`job.${control}`, { type: 'job', id }, { kind: row.kind, from: row.state, done: row.done });
  });
  return getJob(ctx, id);
}

const PAST: Record<JobControl, string> = { pause: 'paused', resume: 'resumed', cancel: 'cancelled' };

/** Queues the screening of every entity against all lists in force; one that is under way is answered instead. */
export async function queueRescreening(ctx: Ctx): Promise<number> {
  return commit(ctx, async (write) => {
    const [unfinished] = await ctx.db.orm
      .select({ id: job.id })
      .from(job)
      .where(and(eq(job.subject, ALL_ENTITIES), inArray(job.state, ['queued', 'running', 'paused'])));
    if (unfinished) return unfinished.id;
    const [entities] = await ctx.db.orm.select({ last: max(entity.id), count: count() }).from(entity);
    if (!entities?.last) throw new Conflict('There are no entities to be screened.');
    const id = await write.id(job);
    write.insert(job, [
      {
        id,
        kind: 'rescreen-all',
        subject: ALL_ENTITIES,
        state: 'queued',
        payload: { lastEntityId: entities.last },
        phase: 'screen',
        total: entities.count,
        createdBy: ctx.user?.id ?? null,
        createdAt: ctx.now(),
      },
    ]);
    write.audit('job.rescreen', { type: 'job', id }, { entities: entities.count });
    return id;
  });
}

const ALL_ENTITIES = 'rescreen-all';

async function jobRow(ctx: Ctx, id: number): Promise<JobRow> {
  const [row] = await ctx.db.orm.select().from(job).where(eq(job.id, id));
  if (!row) throw new NotFound(`Job ${id} not found`);
  return row;
}

export function presentJob(row: JobRow): Job {
  const { id, kind, state, phase, done, total, hits, error, outcome, createdAt, finishedAt } = row;
  const { list } = row.payload;
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
    finishedAt: finishedAt === null ? null : toIso(finishedAt),
  };
}
