import { createFileRoute } from '@tanstack/react-router';
import { may } from '@tamis/api/permissions';
import * as v from 'valibot';
import { AdminPage } from '../../features/admin/admin-page.tsx';
import { choiceParam, dayParam, flagParam, numberParam, textParam } from '../../features/shared/search-params.ts';
import { dialogParams } from '../../features/shared/use-dialog.ts';

/** Non-admins see the page's Access Denied panel before they are sent to /. */
export const Route = createFileRoute('/_app/admin')({
  validateSearch: v.object({
    tab: choiceParam(v.picklist(['users', 'entities', 'settings'])),
    /** Part of the name of the users that are shown. */
    name: textParam,
    /** Whether System Settings shows the audit log, which page of it, and what narrows it down. */
    audit: flagParam,
    page: numberParam,
    actor: textParam,
    action: textParam,
    period: choiceParam(v.picklist(['day', 'week', 'month', 'days'])),
    from: dayParam,
    to: dayParam,
    entity: numberParam,
    /** The webhook whose deliveries are shown. */
    webhook: numberParam,
    ...dialogParams,
  }),
  staticData: { title: 'Admin' },
  loader: ({ context }) => {
    if (may(context.user.role, 'users.read')) void context.utils.users.list.prefetch();
  },
  component: AdminPage,
});
