import type { Feed } from '@tamis/api/feeds/schema';
import { toast } from '@tamis/ui/toast';
import { trpc } from '../../trpc.ts';
import { failure, isRefusal } from '../shared/error-text.ts';
import { useInvalidate } from '../shared/invalidate.ts';

/** What an admin does with a feed. What is wrong with an address is said in the form; anything else in a toast. */
export function useFeedActions() {
  const invalidate = useInvalidate();
  const changed = () => void invalidate('feed');
  const failed = (title: string) => (error: unknown) => {
    toast(failure(title, error));
    changed();
  };
  return {
    add: trpc.feeds.add.useMutation({
      onSuccess: ({ url }) => {
        toast({ title: 'Feed added', description: `${new URL(url).host} is being fetched.` });
        changed();
      },
      onError: (error) => isRefusal(error) || failed('The feed could not be added')(error),
    }),
    change: trpc.feeds.change.useMutation({
      onSuccess: changed,
      onError: (error) => isRefusal(error) || failed('The feed could not be changed')(error),
    }),
    fetchNow: trpc.feeds.fetch.useMutation({ onSuccess: changed, onError: failed('The feed could not be fetched') }),
    remove: trpc.feeds.remove.useMutation({
      onSuccess: (feed) => {
        toast({ title: 'Feed removed', description: `${feedName(feed)}. Its articles stay.` });
        changed();
      },
      onError: failed('The feed could not be removed'),
    }),
  };
}
export type FeedActions = ReturnType<typeof useFeedActions>;

/** The feed's own name, or where it is. */
export const feedName = ({ title, url }: Pick<Feed, 'title' | 'url'>): string => title ?? new URL(url).host;
