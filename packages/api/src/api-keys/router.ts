import { procedureFor, router } from '../trpc.ts';
import { NewApiKey, RevokeApiKey } from './schema.ts';
import * as service from './service.ts';

export const keysRouter = router({
  list: procedureFor('keys.read').query(({ ctx }) => service.listApiKeys(ctx)),
  create: procedureFor('keys.write')
    .input(NewApiKey)
    .mutation(({ ctx, input }) => service.createApiKey(ctx, input)),
  revoke: procedureFor('keys.write')
    .input(RevokeApiKey)
    .mutation(({ ctx, input }) => service.revokeApiKey(ctx, input.id)),
});
