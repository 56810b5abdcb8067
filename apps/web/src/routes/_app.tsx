import { createFileRoute, redirect } from '@tanstack/react-router';
import { AppLayout } from '../features/layout/app-layout.tsx';
import { sessionQuery } from '../session.ts';
import { utilsThatAskNothing } from '../trpc.ts';

/** The session guard, once for every page that needs a signed-in user. */
export const Route = createFileRoute('/_app')({
  beforeLoad: async ({ context }) => {
    const user = await context.queryClient.ensureQueryData(sessionQuery(context.client));
    if (!user) throw redirect({ to: '/auth', replace: true });
    // Whoever waits for approval may read nothing, and each page says so: its loader does not ask.
    return { user, utils: user.pending ? utilsThatAskNothing() : context.utils };
  },
  component: AppLayout,
});
