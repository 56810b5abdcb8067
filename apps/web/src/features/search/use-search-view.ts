import { getRouteApi } from '@tanstack/react-router';
import type { SearchView } from './search-filters.ts';

const route = getRouteApi('/_app/search');

/** The view in the URL, and a function to change it. A change of term or filter goes to the first page. */
export function useSearchView() {
  const view = route.useSearch();
  const navigate = route.useNavigate();
  const change = (next: SearchView, replace = false) =>
    void navigate({
      search: (before) => ({ ...before, page: 'filters' in next ? before.page : undefined, ...next }),
      replace,
      resetScroll: false,
    });
  return { view, term: view.q?.trim() ?? '', change };
}
