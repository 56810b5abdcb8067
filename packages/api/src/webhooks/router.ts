import { procedureFor, router } from '../trpc.ts';
import { AddWebhook, ChangeWebhook, ListDeliveries, WebhookId } from './schema.ts';
import * as service from './service.ts';

export const webhooksRouter = router({
  list: procedureFor('webhooks.read').query(({ ctx }) => service.listWebhooks(ctx)),
  add: procedureFor('webhooks.write')
    .input(AddWebhook)
    .mutation(({ ctx, input }) => service.addWebhook(ctx, input)),
  change: procedureFor('webhooks.write')
    .input(ChangeWebhook)
    .mutation(({ ctx, input }) => service.changeWebhook(ctx, input)),
  remove: procedureFor('webhooks.write')
    .input(WebhookId)
    .mutation(({ ctx, input }) => service.removeWebhook(ctx, input.id)),
  skip: procedureFor('webhooks.write')
    .input(WebhookId)
    .mutation(({ ctx, input }) => service.skipWaiting(ctx, input.id)),
  renewSecret: procedureFor('webhooks.write')
    .input(WebhookId)
    .mutation(({ ctx, input }) => service.renewSecret(ctx, input.id)),
  deliveries: procedureFor('webhooks.read')
    .input(ListDeliveries)
    .query(({ ctx, input }) => service.listDeliveries(ctx, input)),
  test: procedureFor('webhooks.write')
    .input(WebhookId)
    .mutation(({ ctx, input }) => service.sendTest(ctx, input.id)),
  sendAgain: procedureFor('webhooks.write')
    .input(WebhookId)
    .mutation(({ ctx, input }) => service.sendAgain(ctx, input.id)),
});
