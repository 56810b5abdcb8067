import type { MatchOrder, MatchState } from '@tamis/api/screening/schema';
import { getRouteApi } from '@tanstack/react-router';

const route = getRouteApi('/_app/matches');

export interface MatchesView {
  state?: MatchState;
  list?: string;
  /** Part of a name of the customer or of the listed party. */
  name?: string;
  entity?: number;
  /** The job of an upload: only matches of what it brought. */
  upload?: number;
  order?: MatchOrder;
  /** The match that is open. */
  match?: number;
  page?: number;
}

/** The view as the address says it, and a way to change it. */
export function useMatchesView() {
  const view: MatchesView = route.useSearch();
  const navigate = route.useNavigate();
  const change = (next: MatchesView, replace = false) =>
    void navigate({ search: (before) => ({ ...before, ...next }), replace, resetScroll: false });
  return { view, change };
}
