import * as v from 'valibot';
import { procedureFor, router } from '../trpc.ts';
import { id } from '../wire.ts';
import { ListAlerts, MarkAllRead, MarkRead, UndoMarkAllRead } from './schema.ts';
import * as service from './service.ts';

export const alertsRouter = router({
  list: procedureFor('alerts.read')
    .input(ListAlerts)
    .query(({ ctx, input }) => service.listAlerts(ctx, input)),
  get: procedureFor('alerts.read')
    .input(v.strictObject({ id }))
    .query(({ ctx, input }) => service.getAlert(ctx, input.id)),
  unreadCount: procedureFor('alerts.read').query(({ ctx }) => service.unreadCount(ctx)),
  markRead: procedureFor('alerts.mark')
    .input(MarkRead)
    .mutation(({ ctx, input }) => service.markRead(ctx, input.alertId)),
  markAllRead: procedureFor('alerts.mark')
    .input(MarkAllRead)
    .mutation(({ ctx, input }) => service.markAllRead(ctx, input.filter)),
  undoMarkAllRead: procedureFor('alerts.mark')
    .input(UndoMarkAllRead)
    .mutation(({ ctx, input }) => service.undoMarkAllRead(ctx, Date.parse(input.readAt))),
});
