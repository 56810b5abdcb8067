import type { User } from '@tamis/api/auth/schema';
import type { EndCause } from '@tamis/api/live/schema';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { type RegisteredRouter, getRouteApi } from '@tanstack/react-router';
import { type Permission, may } from '@tamis/api/permissions';
import type { TrpcClient } from './trpc.ts';

/** Who is signed in: fetched once, null when nobody is. */
export const sessionQuery = (client: TrpcClient) =>
  queryOptions({
    queryKey: ['session'],
    gcTime: Infinity,
    queryFn: (): Promise<User | null> => client.auth.session.query(),
  });

/** Stores the user after a login or a registration, and forgets what another user saw before. */
export function startSession(queryClient: QueryClient, user: User) {
  queryClient.clear();
  queryClient.setQueryData(['session'], user);
}

/** Why a user who has not signed out is on the sign-in page. `other` if there is nothing more to say. */
export type Ended = EndCause | 'password' | 'other';

/**
 * Clears the user and goes to /auth, which shows the reason unless the user signed out. Does nothing if nobody was
 * signed in, for example after a refused login.
 */
export async function endSession(queryClient: QueryClient, router: RegisteredRouter, ended?: Ended) {
  if (!queryClient.getQueryData(['session'])) return;
  queryClient.setQueryData(['session'], null);
  await router.navigate({ to: '/auth', state: { ended } });
  queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== 'session' });
}

interface Session {
  client: TrpcClient;
  queryClient: QueryClient;
  router: RegisteredRouter;
}

/**
 * Asks the server who is signed in, after a sign that this may have changed in another window or by an administrator.
 */
export async function checkSession({ client, queryClient, router }: Session, because?: EndCause) {
  const user = await client.auth.session.query().catch(() => undefined);
  if (user === undefined) return;
  if (user === null) {
    await endSession(queryClient, router, because ?? 'other');
    return;
  }
  const known = queryClient.getQueryData<User | null>(['session']);
  queryClient.setQueryData(['session'], user);
  // Another user, or the same user in another role, must not see the old data.
  if (user.id !== known?.id || user.role !== known.role) {
    await queryClient.resetQueries({ predicate: (query) => query.queryKey[0] !== 'session' });
  }
  await router.invalidate();
}

const signedIn = getRouteApi('/_app');

/** The signed-in user, on every page below the signed-in layout. */
export const useUser = (): User => signedIn.useRouteContext({ select: (context) => context.user });

/** Whether the signed-in user has a permission. */
export const useMay = (permission: Permission): boolean => may(useUser().role, permission);
