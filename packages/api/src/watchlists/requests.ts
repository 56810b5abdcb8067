/** What a person requests on the page of lists, or a program by REST. Long work goes on after the response. */
import type { Ctx } from '../context.ts';
import { runDueJobs, runJob } from '../jobs/runner.ts';
import type { Job } from '../jobs/schema.ts';
import { getJob } from '../jobs/service.ts';
import { importList } from './import.ts';
import type { DecideStaged, ImportFile, ImportResult } from './schema.ts';
import { acceptStaged, rejectStaged } from './staged.ts';
import { queueSync } from './sync-queue.ts';

/** Imports an uploaded file. After the response the entities are screened against what is new. */
export async function importFile(ctx: Ctx, { list, file, acceptShrink }: ImportFile): Promise<ImportResult> {
  const result = await importList(ctx, { list, stream: file.stream(), fileName: file.name, acceptShrink });
  if (result.jobId !== null) ctx.background(runDueJobs(ctx));
  return result;
}

/** Begins a sync, or joins the one that runs. */
export async function syncNow(ctx: Ctx, list: string): Promise<Job> {
  const id = await queueSync(ctx, list);
  ctx.background(runJob(ctx, id).then(() => runDueJobs(ctx)));
  return getJob(ctx, id);
}

/** Accepts the version that waits, and screens the entities against it after the response. */
export async function accept(ctx: Ctx, { list, version }: DecideStaged): Promise<ImportResult> {
  const result = await acceptStaged(ctx, list, { seen: version });
  if (result.jobId !== null) ctx.background(runDueJobs(ctx));
  return result;
}

/** Rejects the version that waits. */
export async function reject(ctx: Ctx, { list, version }: DecideStaged): Promise<{ rejected: true }> {
  await rejectStaged(ctx, list, { seen: version });
  return { rejected: true };
}
