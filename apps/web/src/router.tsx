import type { QueryClient } from '@tanstack/react-query';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { lazy } from 'react';
import { PageSpinner } from '@tamis/ui/spinner';
import { parseSearch, stringifySearch } from './features/shared/search-params.ts';
import { routeTree } from './routeTree.gen.ts';
import type { Ended } from './session.ts';
import { createTrpcUtils, type TrpcClient } from './trpc.ts';

// Pages that few users see are loaded on demand; the router shows nothing meanwhile.
export const loadErrorPage = () => import('./features/layout/error-page.tsx');
const ErrorPage = lazy(() => loadErrorPage().then((module) => ({ default: module.ErrorPage })));
const NotFoundPage = lazy(() =>
  import('./features/layout/not-found-page.tsx').then((module) => ({ default: module.NotFoundPage })),
);

interface AppRouterOptions {
  client: TrpcClient;
  queryClient: QueryClient;
  history?: RouterHistory;
}

export function createAppRouter({ client, queryClient, history }: AppRouterOptions) {
  return createRouter({
    routeTree,
    history,
    context: { client, queryClient, utils: createTrpcUtils(client, queryClient) },
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    // The query cache decides what is fresh, not the router.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 150,
    defaultPendingMinMs: 0,
    defaultPendingComponent: PageSpinner,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    scrollRestoration: true,
  });
}
type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
  interface HistoryState {
    /** On the sign-in page: why the session ended. */
    ended?: Ended | undefined;
  }
  interface StaticDataRouteOption {
    /** The title of the browser tab. */
    title?: string;
  }
}
