import * as v from 'valibot';
import { procedureFor, router } from '../trpc.ts';
import { id } from '../wire.ts';
import { listAssignees } from './assignees.ts';
import { casesOfEntity, listCases } from './list-cases.ts';
import { CasesOfEntity, ListCases, NewCase, NewCases, NewComment, UpdateCase } from './schema.ts';
import * as service from './service.ts';

export const casesRouter = router({
  list: procedureFor('cases.read')
    .input(ListCases)
    .query(({ ctx, input }) => listCases(ctx, input)),
  ofEntity: procedureFor('cases.read')
    .input(CasesOfEntity)
    .query(({ ctx, input }) => casesOfEntity(ctx, input)),
  get: procedureFor('cases.read')
    .input(v.strictObject({ id }))
    .query(({ ctx, input }) => service.getCase(ctx, input.id)),
  /** Whom a case can be assigned to. */
  assignees: procedureFor('assignees.read').query(({ ctx }) => listAssignees(ctx)),
  activities: procedureFor('cases.read')
    .input(v.strictObject({ caseId: id }))
    .query(({ ctx, input }) => service.listActivities(ctx, input.caseId)),
  create: procedureFor('cases.write')
    .input(NewCase)
    .mutation(({ ctx, input }) => service.createCase(ctx, input)),
  createMany: procedureFor('cases.write')
    .input(NewCases)
    .mutation(({ ctx, input }) => service.createCases(ctx, input)),
  update: procedureFor('cases.write')
    .input(UpdateCase)
    .mutation(({ ctx, input: { caseId, change, ...more } }) => service.updateCase(ctx, caseId, change, more)),
  comment: procedureFor('cases.write')
    .input(NewComment)
    .mutation(({ ctx, input }) => service.commentOnCase(ctx, input)),
});
