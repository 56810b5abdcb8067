import { getRouteApi } from '@tanstack/react-router';
import type { CasesView } from './cases-input.ts';

const route = getRouteApi('/_app/cases');

/** The view in the URL, and a function to change it. */
export function useCasesView() {
  const view = route.useSearch();
  const navigate = route.useNavigate();
  const change = (next: CasesView, replace = false) =>
    void navigate({ search: (before) => ({ ...before, ...next }), replace, resetScroll: false });
  return { view, change };
}

/** Whether the view leaves cases out. */
export const isFiltered = ({ filter, text, assigned, entity }: CasesView): boolean =>
  Boolean(filter ?? text ?? assigned ?? entity);

export const NO_FILTERS: CasesView = {
  filter: undefined,
  text: undefined,
  assigned: undefined,
  entity: undefined,
  page: undefined,
};
