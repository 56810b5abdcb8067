/** Jobs as they are shown: an upload with the result of its file. */
import { inIds } from '@tamis/db/db';
import { type JobRow, type UploadRow, job, jobError, upload } from '@tamis/db/schema';
import { and, asc, desc, eq } from 'drizzle-orm';
import { type Ctx, signedIn } from '../context.ts';
import { stoppedWhileRead } from '../csv/broken-off.ts';
import { jobRow, newestJobs, presentJob } from './service.ts';
import { type ListedJob, MAX_ISSUES_KEPT, type Upload, type WholeJob } from './shown-job-schema.ts';

/** The newest jobs, as `listJobs` finds them. */
export async function listJobsWithUploads(ctx: Ctx, page: { limit: number }): Promise<ListedJob[]> {
  const rows = await newestJobs(ctx, page);
  const ids = rows.filter(({ kind }) => kind === 'upload').map(({ id }) => id);
  const uploads = ids.length === 0 ? [] : await ctx.db.orm.select().from(upload).where(inIds(upload.jobId, ids));
  const byJob = new Map(uploads.map((one) => [one.jobId, one]));
  return rows.map((row) => ({ ...presentJob(ctx, row), upload: presentUpload(ctx, row, byJob.get(row.id)) }));
}

/** One job; for an upload, with its first faulty rows. */
export async function getWholeJob(ctx: Ctx, id: number): Promise<WholeJob> {
  return wholeJob(ctx, await jobRow(ctx, id));
}

/** The last upload of this user, for a browser that was closed before the response. */
export async function latestUpload(ctx: Ctx): Promise<WholeJob | null> {
  const [row] = await ctx.db.orm
    .select()
    .from(job)
    .where(and(eq(job.kind, 'upload'), eq(job.createdBy, signedIn(ctx).id)))
    .orderBy(desc(job.id))
    .limit(1);
  return row ? wholeJob(ctx, row) : null;
}

async function wholeJob(ctx: Ctx, row: JobRow): Promise<WholeJob> {
  const shown = presentJob(ctx, row);
  if (row.kind !== 'upload') return { ...shown, upload: null };
  const [stored] = await ctx.db.orm.select().from(upload).where(eq(upload.jobId, row.id));
  const counts = presentUpload(ctx, row, stored);
  if (!counts) return { ...shown, upload: null };
  const [errors, warnings] = await Promise.all([issuesOf(ctx, row.id, 'error'), issuesOf(ctx, row.id, 'warning')]);
  return { ...shown, upload: { ...counts, errors, warnings } };
}

function issuesOf(ctx: Ctx, jobId: number, kind: 'error' | 'warning') {
  return ctx.db.orm
    .select({ row: jobError.row, message: jobError.message })
    .from(jobError)
    .where(and(eq(jobError.jobId, jobId), eq(jobError.kind, kind)))
    .orderBy(asc(jobError.row), asc(jobError.id))
    .limit(MAX_ISSUES_KEPT);
}

function presentUpload(ctx: Ctx, row: JobRow, stored: UploadRow | undefined): Upload | null {
  if (!stored) return null;
  const { fileName, imported, refused, warned, endedAt, lastRow } = stored;
  // While rows arrive no server works on the job, and each batch extends its lease.
  const isReading = endedAt === null && row.leaseToken === null && row.leaseUntil > ctx.now();
  const fault = endedAt === null && !isReading ? stoppedWhileRead({ row: lastRow, imported }) : stored.fault;
  return { fileName, imported, refused, warned, isReading, fault };
}
