import { getRouteApi } from '@tanstack/react-router';
import * as v from 'valibot';
import { choiceParam, dayParam, flagParam, numberParam, textParam } from './search-params.ts';

const route = getRouteApi('/_app/admin');

/** The view in the URL, apart from dialogs. */
export const AdminView = v.object({
  tab: choiceParam(v.picklist(['users', 'entities', 'settings'])),
  /** Filters the users by part of their name. */
  name: textParam,
  /** Whether System Settings shows the audit log. */
  audit: flagParam,
  /** The page of the audit log. */
  page: numberParam,
  actor: textParam,
  action: textParam,
  period: choiceParam(v.picklist(['day', 'week', 'month', 'days'])),
  /** The first and last chosen day, in the user's calendar. */
  from: dayParam,
  to: dayParam,
  /** The entity that the events are about. */
  entity: numberParam,
  /** The number or name of an entity, or words of what was recorded. */
  text: textParam,
  /** The webhook whose deliveries are shown. */
  webhook: numberParam,
});
export type AdminView = v.InferOutput<typeof AdminView>;

/** The view in the URL, and a function to change it. */
export function useAdminView() {
  const view: AdminView = route.useSearch();
  const navigate = route.useNavigate();
  // A new page starts at the top; anything else keeps the scroll position.
  const change = (next: AdminView, replace = false) =>
    void navigate({ search: (before) => ({ ...before, ...next }), replace, resetScroll: 'page' in next });
  return { view, change };
}
