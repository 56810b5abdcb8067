import { procedureFor, router } from '../trpc.ts';
import { SearchQuery } from './schema.ts';
import * as service from './service.ts';

export const searchRouter = router({
  all: procedureFor('search.read')
    .input(SearchQuery)
    .query(({ ctx, input }) => service.search(ctx, input.q)),
  /** The REST path's answer: entities only, best first. */
  entities: procedureFor('search.read')
    .input(SearchQuery)
    .query(({ ctx, input }) => service.searchEntities(ctx, input.q)),
});
