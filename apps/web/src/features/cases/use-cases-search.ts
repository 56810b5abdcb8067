import type { CaseAssigned, CaseFilter, CaseSort } from '@tamis/api/cases/schema';
import { getRouteApi } from '@tanstack/react-router';

const route = getRouteApi('/_app/cases');

export interface CasesView {
  filter?: CaseFilter;
  /** Words of the case, or the name of its entity. */
  text?: string;
  assigned?: CaseAssigned;
  entity?: number;
  /** The case whose sheet is open. */
  case?: number;
  /** A list, unless the board is asked for. */
  view?: 'list' | 'board';
  sort?: CaseSort;
  page?: number;
  /** Whether the dialog for a new case is open. */
  new?: boolean;
  /** The confirmed match that the new case is about. */
  match?: number;
  /** The alert that the new case is about. */
  alert?: number;
}

/** The view as the address says it, and a way to change it. */
export function useCasesSearch() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const change = (next: CasesView, replace = false) =>
    void navigate({ search: (before) => ({ ...before, ...next }), replace, resetScroll: false });
  return { search, change };
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
