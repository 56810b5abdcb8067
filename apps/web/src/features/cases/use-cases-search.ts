import { getRouteApi } from '@tanstack/react-router';
import type { CasesSearch } from './cases-input.ts';

const route = getRouteApi('/_app/cases');

/** The view as the address says it, and a way to change it. */
export function useCasesSearch() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const change = (next: CasesSearch, replace = false) =>
    void navigate({ search: (before) => ({ ...before, ...next }), replace, resetScroll: false });
  return { search, change };
}

/** Whether the view leaves cases out. */
export const isFiltered = ({ filter, text, assigned, entity }: CasesSearch): boolean =>
  Boolean(filter ?? text ?? assigned ?? entity);

export const NO_FILTERS: CasesSearch = {
  filter: undefined,
  text: undefined,
  assigned: undefined,
  entity: undefined,
  page: undefined,
};
