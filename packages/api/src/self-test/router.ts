import * as v from 'valibot';
import { procedureFor, router } from '../trpc.ts';
import { id } from '../wire.ts';
import * as service from './service.ts';

export const selfTestsRouter = router({
  list: procedureFor('selfTests.read').query(({ ctx }) => service.listSelfTests(ctx)),
  get: procedureFor('selfTests.read')
    .input(v.strictObject({ id }))
    .query(({ ctx, input }) => service.getSelfTest(ctx, input.id)),
  run: procedureFor('selfTests.run').mutation(({ ctx }) => service.runSelfTest(ctx)),
});
