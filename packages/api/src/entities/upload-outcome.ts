import { writeInTurn } from '@tamis/db/db';
import { job, jobError, upload } from '@tamis/db/schema';
import { eq } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import type { RowIssue } from '../csv/row-issue.ts';
import { queueJob } from '../jobs/queue-job.ts';
import { MAX_ISSUES_KEPT } from '../jobs/shown-job-schema.ts';
import type { Write } from '../write.ts';

/** The outcome of a file so far, with all known issues; only the first `MAX_ISSUES_KEPT` are kept. */
export interface OutcomeSoFar {
  lastRow: number;
  imported: number;
  refused: number;
  warned: number;
  errors: readonly RowIssue[];
  warnings: readonly RowIssue[];
}

/** How many of the errors and warnings have been stored. */
export interface Kept {
  errors: number;
  warnings: number;
}

/** Within the write of a batch: keeps the outcome of the file so far, for a user who leaves before the response. */
export function keepOutcome(
  ctx: Ctx,
  write: Write,
  { jobId, fileName, isFirst, kept }: { jobId: number; fileName: string; isFirst: boolean; kept: Kept },
  { errors, warnings, ...counts }: OutcomeSoFar,
): void {
  if (isFirst) write.insert(upload, [{ jobId, fileName, ...counts }]);
  else write.add(ctx.db.orm.update(upload).set(counts).where(eq(upload.jobId, jobId)));
  const news = (kind: 'error' | 'warning', issues: readonly RowIssue[], from: number) =>
    issues.slice(from, MAX_ISSUES_KEPT).map(({ row, message }) => ({ jobId, kind, row, message }));
  write.insert(jobError, [...news('error', errors, kept.errors), ...news('warning', warnings, kept.warnings)]);
}

/** Within a write: the job of a file of which no row could be imported. It has nothing to screen, and only records the file. */
export async function keepRefused(
  ctx: Ctx,
  write: Write,
  { name: fileName, sha256 }: { name: string; sha256: string | undefined },
  outcome: OutcomeSoFar,
): Promise<void> {
  const jobId = await write.id(job);
  const finishedAt = ctx.now();
  await queueJob(ctx, write, { id: jobId, kind: 'upload', payload: { fileName }, finishedAt, state: 'done' });
  keepOutcome(ctx, write, { jobId, fileName, isFirst: true, kept: { errors: 0, warnings: 0 } }, outcome);
  write.add(ctx.db.orm.update(upload).set({ endedAt: finishedAt }).where(eq(upload.jobId, jobId)));
  write.audit(
    'entity.upload',
    { type: 'job', id: jobId },
    { file: fileName, sha256, rows: 0, from: null, to: null, faults: outcome.refused },
  );
}

/** Records that no more of the file is read, and why, if it was not read to its end. Not a decision, so no audit event. */
export async function endUpload(ctx: Ctx, jobId: number, fault: string | null = null): Promise<void> {
  const end = ctx.db.orm.update(upload).set({ fault, endedAt: ctx.now() }).where(eq(upload.jobId, jobId));
  await writeInTurn(ctx.db, [end]);
}
