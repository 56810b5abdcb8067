import type { QueryClient } from '@tanstack/react-query';
import type { TrpcClient, TrpcUtils } from './trpc.ts';

/** What loaders and guards receive. */
export interface RouterContext {
  client: TrpcClient;
  queryClient: QueryClient;
  utils: TrpcUtils;
}
