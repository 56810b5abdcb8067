import * as v from 'valibot';
import { procedureFor, router } from '../trpc.ts';
import { id } from '../wire.ts';
import * as service from './service.ts';

export const riskRouter = router({
  current: procedureFor('entities.read')
    .input(v.strictObject({ entityId: id }))
    .query(({ ctx, input }) => service.currentAssessment(ctx, input.entityId)),
});
