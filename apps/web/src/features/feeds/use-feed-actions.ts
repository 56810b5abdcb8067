import type { Feed } from '@tamis/api/feeds/schema';
import { toast } from '@tamis/ui/toast';
import { trpc } from '../../trpc.ts';
import { useInvalidate } from '../shared/invalidate.ts';
import { toastFailure, toastUnlessRefused } from '../shared/toast-failure.ts';

/** The actions of an admin on a feed. The form shows what is wrong with an address; a toast shows any other error. */
export function useFeedActions() {
  const invalidate = useInvalidate();
  const onSettled = () => void invalidate('feed');
  return {
    add: trpc.feeds.add.useMutation({
      onSuccess: ({ url }) => {
        toast({ title: 'Feed added', description: `${new URL(url).host} is being fetched.` });
      },
      onError: toastUnlessRefused('Failed to add the feed'),
      onSettled,
    }),
    change: trpc.feeds.change.useMutation({ onError: toastUnlessRefused('Failed to change the feed'), onSettled }),
    fetchNow: trpc.feeds.fetch.useMutation({ onError: toastFailure('Failed to fetch the feed'), onSettled }),
    remove: trpc.feeds.remove.useMutation({
      onSuccess: (feed) => {
        toast({ title: 'Feed removed', description: `${feedName(feed)}. Its articles stay.` });
      },
      onError: toastFailure('Failed to remove the feed'),
      onSettled,
    }),
  };
}
export type FeedActions = ReturnType<typeof useFeedActions>;

/** The name of the feed, or its host. */
export const feedName = ({ title, url }: Pick<Feed, 'title' | 'url'>): string => title ?? new URL(url).host;
