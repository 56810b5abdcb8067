import { getRouteApi } from '@tanstack/react-router';
import * as v from 'valibot';
import { choiceParam, dayParam, flagParam, numberParam, textParam } from './search-params.ts';

const route = getRouteApi('/_app/admin');

/** What the address of the page says, but for its dialogs. */
export const AdminView = v.object({
  tab: choiceParam(v.picklist(['users', 'entities', 'settings'])),
  /** Part of the name of the users that are shown. */
  name: textParam,
  /** Whether System Settings shows the audit log. */
  audit: flagParam,
  /** Of the audit log. */
  page: numberParam,
  actor: textParam,
  action: textParam,
  period: choiceParam(v.picklist(['day', 'week', 'month', 'days'])),
  /** First and last of the chosen days, of the reader's calendar. */
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

/** The view as the address has it, and a way to change it. */
export function useAdminView() {
  const view: AdminView = route.useSearch();
  const navigate = route.useNavigate();
  // Another page begins at its top; what opens or narrows down leaves the page where it is.
  const change = (next: AdminView, replace = false) =>
    void navigate({ search: (before) => ({ ...before, ...next }), replace, resetScroll: 'page' in next });
  return { view, change };
}
