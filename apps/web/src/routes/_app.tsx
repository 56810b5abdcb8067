import { createFileRoute, redirect } from '@tanstack/react-router';
import { AppLayout } from '../features/layout/app-layout.tsx';
import { sessionQuery } from '../session.ts';

/** The session guard, once for every page that needs a signed-in user. */
export const Route = createFileRoute('/_app')({
  beforeLoad: async ({ context }) => {
    const user = await context.queryClient.ensureQueryData(sessionQuery(context.client));
    if (!user) throw redirect({ to: '/auth', replace: true });
    return { user };
  },
  component: AppLayout,
});
