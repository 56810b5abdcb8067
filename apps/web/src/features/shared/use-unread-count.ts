import { trpc } from '../../trpc.ts';

/** The number of alerts that this user has not read; undefined until it is known. */
export const useUnreadCount = (): number | undefined => trpc.alerts.unreadCount.useQuery().data;
