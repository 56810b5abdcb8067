import { createFileRoute, redirect } from '@tanstack/react-router';
import * as v from 'valibot';
import { AuthPage } from '../features/auth/auth-page.tsx';
import { choiceParam } from '../features/shared/search-params.ts';
import { sessionQuery } from '../session.ts';

export const Route = createFileRoute('/auth')({
  validateSearch: v.object({ tab: choiceParam(v.picklist(['login', 'register'])) }),
  staticData: { title: 'Log In' },
  beforeLoad: async ({ context }) => {
    const user = await context.queryClient.ensureQueryData(sessionQuery(context.client));
    if (user) throw redirect({ to: '/', replace: true });
  },
  loader: ({ context }) => context.utils.auth.signInPage.prefetch(),
  component: AuthPage,
});
