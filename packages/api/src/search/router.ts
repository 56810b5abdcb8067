import { procedureFor, router } from '../trpc.ts';
import { SearchQuery } from './schema.ts';
import * as service from './service.ts';

export const searchRouter = router({
  all: procedureFor('search.read')
    .input(SearchQuery)
    .query(({ ctx, input: { q, ...filter } }) => service.search(ctx, q, filter)),
  /** The REST path's answer: entities only, best first. */
  entities: procedureFor('search.read')
    .input(SearchQuery)
    .query(({ ctx, input: { q, ...filter } }) => service.searchEntities(ctx, q, filter)),
});
