/** Certificates of the many that a job searched for and found clear: one row for a range of entities. */
import { screening, screeningRange, screeningRun } from '@tamis/db/schema';
import { and, eq } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import type { Write } from '../write.ts';
import { textOfRange } from './certificate-digest.ts';

/** Entities with consecutive numbers that a job has searched for, all of them unless they are named. */
export interface SearchedRange {
  jobId: number;
  firstEntityId: number;
  lastEntityId: number;
  /** When they were searched for, before anything of it was stored. */
  at: number;
  /** Entities between the first and the last that were changed in the meantime: the change has screened them. */
  changed: readonly number[];
}

type RunColumns = Pick<
  typeof screeningRun.$inferInsert,
  'listSetId' | 'cause' | 'byUserId' | 'actor' | 'threshold' | 'maxHits'
>;

/**
 * Adds a range to a write, and returns a function that gives the certificate's id of an entity. `explicit` are the
 * entities whose certificates are rows of their own, with the same ids.
 */
export async function recordRange(
  ctx: Ctx,
  write: Write,
  { range, explicit, ...common }: RunColumns & { range: SearchedRange; explicit: readonly number[] },
): Promise<(entityId: number) => number> {
  const { jobId, firstEntityId, lastEntityId, at, changed } = range;
  const firstId = await write.reserve(screening, lastEntityId - firstEntityId + 1);
  const runId = await runIdOf(ctx, write, { jobId, latestAt: at, ...common });
  const without = [...new Set([...explicit, ...changed])].toSorted((one, other) => one - other);
  const searched = { firstEntityId, lastEntityId, firstId, at, without };
  write.insert(screeningRange, [{ runId, ...searched }]);
  write.certified.push(textOfRange(searched, common));
  return (entityId) => firstId + entityId - firstEntityId;
}

/** The run of a job with these lists and this threshold; if either changes, the job continues with another run. */
async function runIdOf(ctx: Ctx, write: Write, run: typeof screeningRun.$inferInsert): Promise<number> {
  const { orm } = ctx.db;
  const [known] = await orm
    .select({ id: screeningRun.id })
    .from(screeningRun)
    .where(
      and(
        eq(screeningRun.jobId, run.jobId),
        eq(screeningRun.listSetId, run.listSetId),
        eq(screeningRun.threshold, run.threshold),
      ),
    );
  if (known) {
    write.add(orm.update(screeningRun).set({ latestAt: run.latestAt }).where(eq(screeningRun.id, known.id)));
    return known.id;
  }
  const id = await write.id(screeningRun);
  write.insert(screeningRun, [{ id, ...run }]);
  return id;
}
