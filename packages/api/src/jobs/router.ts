import * as v from 'valibot';
import { procedureFor, router } from '../trpc.ts';
import { id } from '../wire.ts';
import * as requests from './requests.ts';
import { ListJobs } from './schema.ts';
import * as service from './service.ts';
import * as shownJobs from './shown-jobs.ts';

const JobId = v.strictObject({ id });

export const jobsRouter = router({
  get: procedureFor('jobs.read')
    .input(JobId)
    .query(({ ctx, input }) => shownJobs.getWholeJob(ctx, input.id)),
  list: procedureFor('jobs.read')
    .input(ListJobs)
    .query(({ ctx, input }) => shownJobs.listJobsWithUploads(ctx, input)),
  latestUpload: procedureFor('jobs.read').query(({ ctx }) => shownJobs.latestUpload(ctx)),
  rescreen: procedureFor('jobs.control').mutation(({ ctx }) => requests.rescreenAll(ctx)),
  pause: procedureFor('jobs.control')
    .input(JobId)
    .mutation(({ ctx, input }) => service.controlJob(ctx, input.id, 'pause')),
  resume: procedureFor('jobs.control')
    .input(JobId)
    .mutation(({ ctx, input }) => requests.resume(ctx, input.id)),
  cancel: procedureFor('jobs.control')
    .input(JobId)
    .mutation(({ ctx, input }) => service.controlJob(ctx, input.id, 'cancel')),
});
