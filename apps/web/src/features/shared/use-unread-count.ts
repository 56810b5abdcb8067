import { useUser } from '../../session.ts';
import { trpc } from '../../trpc.ts';

/** Alerts this user has not read. */
export function useUnreadCount(): number {
  const { pending } = useUser();
  return trpc.alerts.unreadCount.useQuery(undefined, { enabled: !pending }).data ?? 0;
}
