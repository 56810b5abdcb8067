import * as v from 'valibot';
import { procedureFor, router } from '../trpc.ts';
import { id } from '../wire.ts';
import { AddFeed, ChangeFeed } from './schema.ts';
import * as service from './service.ts';

const FeedId = v.strictObject({ id });

export const feedsRouter = router({
  list: procedureFor('feeds.read').query(({ ctx }) => service.listFeeds(ctx)),
  add: procedureFor('feeds.write')
    .input(AddFeed)
    .mutation(({ ctx, input }) => service.addFeed(ctx, input)),
  change: procedureFor('feeds.write')
    .input(ChangeFeed)
    .mutation(({ ctx, input }) => service.changeFeed(ctx, input)),
  remove: procedureFor('feeds.write')
    .input(FeedId)
    .mutation(({ ctx, input }) => service.removeFeed(ctx, input.id)),
  fetch: procedureFor('feeds.write')
    .input(FeedId)
    .mutation(({ ctx, input }) => service.fetchNow(ctx, input.id)),
});
