import { getRouteApi } from '@tanstack/react-router';
import type { AlertsSearch } from './alerts-input.ts';

const route = getRouteApi('/_app/alerts');

/** The view as the address says it, and a way to change it. */
export function useAlertsSearch() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const change = (next: AlertsSearch) =>
    void navigate({ search: (before) => ({ ...before, ...next }), resetScroll: 'page' in next });
  return { search, change };
}
