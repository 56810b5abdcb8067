import { EntityType } from '@tamis/api/entities/view-schema';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { searchQuery } from '../../features/search/search-filters.ts';
import { SearchPage } from '../../features/search/search-page.tsx';
import { choiceParam, flagParam, textParam } from '../../features/shared/search-params.ts';

export const Route = createFileRoute('/_app/search')({
  validateSearch: v.object({
    q: textParam,
    type: choiceParam(EntityType),
    risk: choiceParam(v.picklist(['high', 'medium', 'low'])),
    country: textParam,
    filters: flagParam,
  }),
  staticData: { title: 'Search' },
  loaderDeps: ({ search }) => searchQuery(search),
  loader: ({ context, deps }) => {
    if (deps.q !== '') void context.utils.search.all.prefetch(deps);
  },
  component: SearchPage,
});
