import { procedureFor, router } from '../trpc.ts';
import { ChangeFourEyes } from './schema.ts';
import * as service from './service.ts';

export const settingsRouter = router({
  fourEyes: procedureFor('settings.read').query(({ ctx }) => service.getFourEyes(ctx)),
  changeFourEyes: procedureFor('settings.write')
    .input(ChangeFourEyes)
    .mutation(({ ctx, input }) => service.changeFourEyes(ctx, input)),
});
