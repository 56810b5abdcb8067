import { procedureFor, router } from '../trpc.ts';
import { EntitySearchQuery, SearchQuery } from './schema.ts';
import * as service from './service.ts';

export const searchRouter = router({
  all: procedureFor('search.read')
    .input(SearchQuery)
    .query(({ ctx, input: { q, ...filter } }) => service.search(ctx, q, filter)),
  /** The REST path's answer: entities only, best first. */
  entities: procedureFor('search.read')
    .input(EntitySearchQuery)
    .query(async ({ ctx, input: { q, limit, ...filter } }) => {
      const found = await service.searchEntities(ctx, q, filter);
      return found.slice(0, limit);
    }),
});
