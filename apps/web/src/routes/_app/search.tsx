import { createFileRoute } from '@tanstack/react-router';
import { isTerm, SearchView, searchQuery } from '../../features/search/search-filters.ts';
import { SearchPage } from '../../features/search/search-page.tsx';

export const Route = createFileRoute('/_app/search')({
  validateSearch: SearchView,
  staticData: { title: 'Search' },
  loaderDeps: ({ search }) => searchQuery(search),
  loader: ({ context, deps }) => {
    if (isTerm(deps.q)) void context.utils.search.all.prefetch(deps);
  },
  component: SearchPage,
});
