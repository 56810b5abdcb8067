import { useUser } from '../../session.ts';
import { trpc } from '../../trpc.ts';

/** Alerts this user has not read; undefined while that is not known. */
export function useUnreadCount(): number | undefined {
  const { pending } = useUser();
  return trpc.alerts.unreadCount.useQuery(undefined, { enabled: !pending }).data;
}
