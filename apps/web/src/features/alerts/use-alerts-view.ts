import { getRouteApi } from '@tanstack/react-router';
import type { AlertsView } from './alerts-input.ts';

const route = getRouteApi('/_app/alerts');

/** The view in the URL, and a function to change it. */
export function useAlertsView() {
  const view = route.useSearch();
  const navigate = route.useNavigate();
  const change = (next: AlertsView) =>
    void navigate({ search: (before) => ({ ...before, ...next }), resetScroll: 'page' in next });
  return { view, change };
}
