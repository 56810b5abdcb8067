import { may } from '@tamis/api/permissions';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { UploadPage } from '../../../features/upload/upload-page.tsx';

export const Route = createFileRoute('/_app/entities/upload')({
  staticData: { title: 'Bulk Entity Upload' },
  beforeLoad: ({ context }) => {
    if (!may(context.user.role, 'entities.write')) throw redirect({ to: '/entities', replace: true });
  },
  component: UploadPage,
});
