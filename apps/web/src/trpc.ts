import type { AppRouter } from '@tamis/api/router';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { httpLink } from '@trpc/client';
import { createTRPCQueryUtils, createTRPCReact } from '@trpc/react-query';
import { httpError, statusOf } from './features/shared/error-text.ts';

export const trpc = createTRPCReact<AppRouter>();

/**
 * Each call is its own request, so that a slow one does not delay the others. While an account waits for approval, only
 * the calls of `auth` are sent; all others fail at once, whatever page makes them.
 */
export function createTrpcClient(isWaiting: () => boolean) {
  const send: typeof fetch = async (address, init) => {
    if (isWaiting() && !new Request(address).url.includes('/auth.')) return Response.error();
    const response = await fetch(address, init);
    // Of a gateway's response, tRPC would keep neither the status nor the text.
    if (response.ok || (await response.clone().text()).startsWith('{"error"')) return response;
    throw await httpError(response);
  };
  return trpc.createClient({ links: [httpLink({ url: `${window.location.origin}/api/trpc`, fetch: send })] });
}
export type TrpcClient = ReturnType<typeof createTrpcClient>;

/** For loaders. It uses the same cache as the hooks. */
export const createTrpcUtils = (client: TrpcClient, queryClient: QueryClient) =>
  createTRPCQueryUtils<AppRouter>({ client, queryClient });
export type TrpcUtils = ReturnType<typeof createTrpcUtils>;

/**
 * No retries, no refetch on focus, no polling, data never goes stale: data is refreshed by invalidation after a change.
 * A 401 from any call means that the session has ended. Without a connection, a call fails at once instead of waiting
 * for one, so that the page can say so.
 */
export function createQueryClient(onUnauthorized: () => void) {
  const onError = (error: Error) => {
    if (statusOf(error) === 401) onUnauthorized();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        staleTime: Infinity,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
