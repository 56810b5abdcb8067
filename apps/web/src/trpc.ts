import type { AppRouter } from '@tamis/api/router';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { httpLink } from '@trpc/client';
import { createTRPCQueryUtils, createTRPCReact } from '@trpc/react-query';
import { statusOf } from './features/shared/error-text.ts';

export const trpc = createTRPCReact<AppRouter>();

/**
 * A call is a request: a slow answer holds back no other one. Whoever waits for approval is let into nothing but the calls of
 * `auth`: the others fail without being sent, whatever page asks.
 */
export function createTrpcClient(isWaiting: () => boolean) {
  const send: typeof fetch = async (address, init) =>
    isWaiting() && !new Request(address).url.includes('/auth.') ? Response.error() : fetch(address, init);
  return trpc.createClient({ links: [httpLink({ url: `${window.location.origin}/api/trpc`, fetch: send })] });
}
export type TrpcClient = ReturnType<typeof createTrpcClient>;

/** What loaders use: the same cache as the hooks. */
export const createTrpcUtils = (client: TrpcClient, queryClient: QueryClient) =>
  createTRPCQueryUtils<AppRouter>({ client, queryClient });
export type TrpcUtils = ReturnType<typeof createTrpcUtils>;

/**
 * No retries, no refetch on focus, no polling, data never goes stale: what is shown becomes fresh by invalidation after a
 * change. A 401 to any call means that the session has ended. Without a connection a call fails at once, so that the page
 * says so, instead of waiting for one.
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
