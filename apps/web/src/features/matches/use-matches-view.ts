import { getRouteApi } from '@tanstack/react-router';
import type { MatchesView } from './matches-input.ts';

const route = getRouteApi('/_app/matches');

/** The view in the URL, and a function to change it. */
export function useMatchesView() {
  const view = route.useSearch();
  const navigate = route.useNavigate();
  const change = (next: MatchesView, replace = false) =>
    void navigate({ search: (before) => ({ ...before, ...next }), replace, resetScroll: false });
  return { view, change };
}
