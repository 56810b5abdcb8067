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

/** Stores the user after a login or a registration; what someone else saw before is forgotten. */
export function startSession(queryClient: QueryClient, user: User) {
  queryClient.clear();
  queryClient.setQueryData(['session'], user);
}

/** Why somebody is on the sign-in page who has not signed out: `other` for whatever there is no more to say of. */
export type Ended = EndCause | 'other';

/**
 * Clears the user and goes to /auth, which says why unless the user has signed out. Does nothing when nobody was signed in,
 * such as after a refused login.
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

/** Asks who is signed in now, after a sign that this may have changed in another window or by an administrator. */
export async function checkSession({ client, queryClient, router }: Session, because?: EndCause) {
  const user = await client.auth.session.query().catch(() => undefined);
  if (user === undefined) return;
  if (user === null) {
    await endSession(queryClient, router, because ?? 'other');
    return;
  }
  const known = queryClient.getQueryData<User | null>(['session']);
  queryClient.setQueryData(['session'], user);
  // What someone else has seen or decided, or the same person in another role, is not this user's.
  if (user.id !== known?.id || user.role !== known.role) {
    await queryClient.resetQueries({ predicate: (query) => query.queryKey[0] !== 'session' });
  }
  await router.invalidate();
}

const signedIn = getRouteApi('/_app');

/** The signed-in user, on every page below the signed-in layout. */
export const useUser = (): User => signedIn.useRouteContext({ select: (context) => context.user });

/** Whether the signed-in user may do something. */
export const useMay = (permission: Permission): boolean => may(useUser().role, permission);
