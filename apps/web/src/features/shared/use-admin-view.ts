import { getRouteApi } from '@tanstack/react-router';

const route = getRouteApi('/_app/admin');

export interface AdminView {
  tab?: 'users' | 'entities' | 'settings';
  /** Part of the name of the users that are shown. */
  name?: string;
  /** Whether System Settings shows the audit log. */
  audit?: boolean;
  /** Of the audit log. */
  page?: number;
  actor?: string;
  action?: string;
  period?: 'day' | 'week' | 'month' | 'days';
  /** First and last of the chosen days, of the reader's calendar. */
  from?: string;
  to?: string;
  /** The entity that the events are about. */
  entity?: number;
  /** The webhook whose deliveries are shown. */
  webhook?: number;
}

/** The view as the address says it, and a way to change it. */
export function useAdminView() {
  const view: AdminView = route.useSearch();
  const navigate = route.useNavigate();
  // Another page begins at its top; what opens or narrows down leaves the page where it is.
  const change = (next: AdminView, replace = false) =>
    void navigate({ search: (before) => ({ ...before, ...next }), replace, resetScroll: 'page' in next });
  return { view, change };
}
