import { getRouteApi } from '@tanstack/react-router';
import type { EntitiesView } from './entities-input.ts';

const route = getRouteApi('/_app/entities/');

/** The view in the URL, and a function to change it. A change goes to the first page unless it names another. */
export function useEntitiesView() {
  const view = route.useSearch();
  const navigate = route.useNavigate();
  const change = (next: EntitiesView, replace = false) =>
    void navigate({ search: (before) => ({ ...before, page: undefined, ...next }), replace, resetScroll: false });
  return { view, change };
}

export const isFiltered = ({ name, type, country, matches }: EntitiesView): boolean =>
  Boolean(name || type || country || matches);

export const NO_FILTERS: EntitiesView = {
  name: undefined,
  type: undefined,
  country: undefined,
  matches: undefined,
};
