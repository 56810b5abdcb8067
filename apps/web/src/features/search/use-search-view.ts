import { getRouteApi } from '@tanstack/react-router';
import type { SearchView } from './search-filters.ts';

const route = getRouteApi('/_app/search');

/** Term, filters and page as the address has them, and a way to change them; another term or filter starts at the first page. */
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
