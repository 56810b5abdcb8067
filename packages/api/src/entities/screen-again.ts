import { rowsById } from '@tamis/db/db';
import { entity } from '@tamis/db/schema';
import type { Ctx } from '../context.ts';
import { NotFound } from '../errors.ts';
import { queueModelWork } from '../jobs/queue-job.ts';
import { startJob } from '../jobs/runner.ts';
import type { ScreeningInput } from '../screening/findings.ts';
import { planScreenings } from '../screening/screen-entities.ts';
import { batchScreener, byEntity } from '../screening/screen-subjects.ts';
import { requireLists } from '../screening/require-lists.ts';
import { type Write, commit } from '../write.ts';
import type { Rescreened } from './schema.ts';
import { entitySubject } from './subject.ts';

/**
 * Screens the chosen entities again against the lists in force, as one write; each gets its certificate. Throws
 * `NotFound` when one of them does not exist.
 */
export async function rescreenEntities(ctx: Ctx, ids: readonly number[]): Promise<Rescreened> {
  const { hits, jobId } = await commit(ctx, async (write) => ({
    hits: await screenAgain(ctx, write, ids),
    jobId: await queueModelWork(ctx, write, { entityIds: ids }),
  }));
  startJob(ctx, jobId);
  return { screened: ids.length, hits };
}

/**
 * Adds to a write a search for these entities against the lists in force, each with its certificate. `known` are their
 * matches as this write leaves them, where it changes any; `beside` are other entities that it concerns. Returns how many
 * have a new possible match.
 */
export async function screenAgain(
  ctx: Ctx,
  write: Write,
  ids: readonly number[],
  { known, beside }: Pick<ScreeningInput, 'known' | 'beside'> = {},
): Promise<number> {
  if (ids.length === 0) return 0;
  const rows = await rowsById(ctx.db, entity, [...ids]);
  const missing = ids.find((id) => !rows.some((row) => row.id === id));
  if (missing !== undefined) throw new NotFound(`Entity ${missing} not found`);
  const set = requireLists(await ctx.index.current());
  const screenMany = batchScreener(ctx, set);
  const answers = byEntity(rows, await screenMany(rows.map(entitySubject)));
  for (const id of ids)
    write.audit('entity.rescreen', { type: 'entity', id }, { possible: answers.get(id)?.hits.length });
  const how = { cause: 'rescreen', searched: 'all', isNew: false, known, beside } as const;
  return planScreenings(ctx, write, { rows, answers, set, ...how });
}
