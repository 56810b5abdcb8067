import { trpc } from '../../trpc.ts';

/** Alerts this user has not read; undefined while that is not known. */
export const useUnreadCount = (): number | undefined => trpc.alerts.unreadCount.useQuery().data;
