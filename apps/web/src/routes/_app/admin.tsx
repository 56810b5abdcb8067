import { createFileRoute } from '@tanstack/react-router';
import { may } from '@tamis/api/permissions';
import * as v from 'valibot';
import { AdminPage } from '../../features/admin/admin-page.tsx';
import { AdminView } from '../../features/shared/use-admin-view.ts';
import { dialogParams } from '../../features/shared/use-dialog.ts';

/** Non-admins see the Access Denied panel before they are sent to /. */
export const Route = createFileRoute('/_app/admin')({
  validateSearch: v.object({ ...AdminView.entries, ...dialogParams }),
  staticData: { title: 'Admin' },
  loader: ({ context }) => {
    if (may(context.user.role, 'users.read')) void context.utils.users.list.prefetch();
  },
  component: AdminPage,
});
