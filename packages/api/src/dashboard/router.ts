import { procedureFor, router } from '../trpc.ts';
import { dashboardPlots } from './plots.ts';
import * as service from './service.ts';

export const dashboardRouter = router({
  get: procedureFor('dashboard.read').query(({ ctx }) => service.dashboard(ctx)),
  plots: procedureFor('dashboard.read').query(({ ctx }) => dashboardPlots(ctx)),
});
