import type { User } from '@tamis/api/auth/schema';
import type { RouterHistory } from '@tanstack/react-router';
import { createAppRouter } from './router.tsx';
import { endSession } from './session.ts';
import { createQueryClient, createTrpcClient } from './trpc.ts';

/** Client, cache and router that belong together. Each test creates its own, with a history in memory. */
export function createWebApp(history?: RouterHistory) {
  const client = createTrpcClient(() => queryClient.getQueryData<User>(['session'])?.pending ?? false);
  const queryClient = createQueryClient(() => void endSession(queryClient, router, 'other'));
  const router = createAppRouter({ client, queryClient, history });
  return { client, queryClient, router };
}
export type WebApp = ReturnType<typeof createWebApp>;
