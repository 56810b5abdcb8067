import { procedureFor, router } from '../trpc.ts';
import { searchEntityPage } from './entity-search.ts';
import { EntitySearchQuery, WideSearchQuery } from './schema.ts';
import { search } from './service.ts';

export const searchRouter = router({
  all: procedureFor('search.read')
    .input(WideSearchQuery)
    .query(({ ctx, input: { q, ...filter } }) => search(ctx, q, filter)),
  /** For the REST path: entities only, best first, page by page. */
  entities: procedureFor('search.read')
    .input(EntitySearchQuery)
    .query(({ ctx, input: { q, limit, offset, ...filter } }) => searchEntityPage(ctx, q, filter, { limit, offset })),
});
