import { type JobRow, job } from '@tamis/db/schema';
import { and, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { ofKinds } from './kinds.ts';
import { UNFINISHED } from './schema.ts';

/** The job of a subject that may still go on: there is one at most. */
export async function unfinishedOf(ctx: Ctx, { subject }: { subject: string }): Promise<JobRow | undefined> {
  const [unfinished] = await ctx.db.orm
    .select()
    .from(job)
    .where(and(eq(job.subject, subject), inArray(job.state, UNFINISHED)));
  return unfinished;
}

/** The jobs of a kind that may still go on, by their subject. */
export async function unfinishedOfKind(ctx: Ctx, kind: JobRow['kind']): Promise<Map<string | null, number>> {
  const rows = await ctx.db.orm
    .select({ id: job.id, subject: job.subject })
    .from(job)
    .where(and(inArray(job.state, UNFINISHED), ofKinds(kind)));
  return new Map(rows.map(({ id, subject }) => [subject, id]));
}
