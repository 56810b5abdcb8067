import type { Alert } from '@tamis/api/alerts/schema';
import type { AlertFilter } from '@tamis/api/alerts/view-schema';
import { toast } from '@tamis/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { getMutationKey, getQueryKey } from '@trpc/react-query';
import { trpc } from '../../trpc.ts';
import { countText } from '../shared/counts.ts';
import { failure } from '../shared/error-text.ts';
import { toastFailure } from '../shared/toast-failure.ts';
import { useInvalidate } from '../shared/invalidate.ts';
import { focusOn, UNREAD_ID } from './alert-focus.ts';

/** Marks an alert as read, immediately on screen and on the bell; undone if the server refuses. */
export function useMarkRead() {
  const utils = trpc.useUtils();
  const queryClient = useQueryClient();
  const invalidate = useInvalidate();
  const marking = trpc.alerts.markRead.useMutation();
  const show = (id: number, isRead: boolean) => {
    queryClient.setQueriesData<{ rows: Alert[]; total: number }>(
      { queryKey: getQueryKey(trpc.alerts.list) },
      (page) => page && { ...page, rows: page.rows.map((row) => (row.id === id ? { ...row, isRead } : row)) },
    );
    utils.alerts.unreadCount.setData(undefined, (count = 0) => Math.max(0, count + (isRead ? -1 : 1)));
  };
  return async (alert: Alert) => {
    if (alert.isRead) return;
    // An earlier response would show it as unread again for a moment.
    await Promise.all([utils.alerts.list.cancel(), utils.alerts.unreadCount.cancel()]);
    show(alert.id, true);
    try {
      await marking.mutateAsync({ alertId: alert.id });
    } catch (error) {
      show(alert.id, false);
      toast(failure('Failed to mark as read', error));
    } finally {
      if (queryClient.isMutating({ mutationKey: getMutationKey(trpc.alerts.markRead) }) === 0)
        await invalidate('alert');
    }
  };
}

/** Marks every unread alert of a filter in one call; the toast has an Undo. Both buttons disappear when pressed. */
export function useMarkAllRead() {
  const invalidate = useInvalidate();
  // Options of the hook, not of the call: they also run if the user leaves the page before the response.
  const undoing = trpc.alerts.undoMarkAllRead.useMutation({
    onError: toastFailure('Undo failed'),
    onSettled: () => invalidate('alert'),
  });
  const marking = trpc.alerts.markAllRead.useMutation({
    onSuccess: ({ count, readAt }) =>
      toast({
        title: `${countText(count, 'alert', 'alerts')} marked as read`,
        action: {
          label: 'Undo',
          onAction: () => {
            focusOn(UNREAD_ID);
            undoing.mutate({ readAt });
          },
        },
      }),
    onError: toastFailure('Failed to mark as read'),
    onSettled: () => invalidate('alert'),
  });
  return (filter: AlertFilter) => {
    focusOn(UNREAD_ID);
    marking.mutate({ filter });
  };
}
