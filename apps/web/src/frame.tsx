import type { User } from '@tamis/api/auth/schema';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { renderToString } from 'react-dom/server';
import { AuthPage } from './features/auth/auth-page.tsx';
import { AppLayout } from './features/layout/app-layout.tsx';
import { createAppRouter } from './router.tsx';
import { trpc } from './trpc.ts';

/** Nobody is signed in yet: what everybody sees is shown, and the place of the name stays empty (`app.css`). */
const NOBODY: User = { id: 0, username: '', fullName: '', role: 'viewer', pending: false, createdAt: '' };

// They send no requests.
const client = trpc.createClient({ links: [] });
const queryClient = new QueryClient();

/**
 * The HTML that a URL shows until the application runs: the whole sign-in page, or the layout, the title and a spinner of
 * any other page. Called at build time, so that it is made of the same components that replace it.
 */
export async function frameOf(path: string): Promise<string> {
  const root = createRootRoute({ component: Outlet });
  const auth = createRoute({
    getParentRoute: () => root,
    path: '/auth',
    validateSearch: () => ({}),
    component: AuthPage,
  });
  const layout = createRoute({
    getParentRoute: () => root,
    id: '_app',
    beforeLoad: () => ({ user: NOBODY }),
    component: AppLayout,
  });
  const page = createRoute({ getParentRoute: () => layout, path: '$', staticData: { title: titleOf(path) } });
  const router = createRouter({
    routeTree: root.addChildren([auth, layout.addChildren([page])]),
    // No address has a dollar sign in it.
    history: createMemoryHistory({ initialEntries: [path.replace('$', '')] }),
  });
  await router.load();
  return renderToString(
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <I18nProvider locale="en-US">
          {/* The type is that of the application's router, which has all its pages. */}
          <RouterProvider router={router as never} />
        </I18nProvider>
      </QueryClientProvider>
    </trpc.Provider>,
  );
}

/** The title of the page at a path of the application's router: '/entity/$id'. */
function titleOf(path: string): string | undefined {
  const { routesByPath } = createAppRouter({ client, queryClient });
  return routesByPath[path as keyof typeof routesByPath]?.options.staticData?.title;
}
