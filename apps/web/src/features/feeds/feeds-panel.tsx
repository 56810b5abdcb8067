import type { Feed } from '@tamis/api/feeds/schema';
import { Button } from '@tamis/ui/button';
import { ConfirmDialog } from '@tamis/ui/dialog';
import { EmptyPanel } from '@tamis/ui/empty-panel';
import { Panel } from '@tamis/ui/panel';
import { RelativeTime } from '@tamis/ui/relative-time';
import { SkeletonText } from '@tamis/ui/skeleton';
import Plus from 'lucide-react/icons/plus';
import Rss from 'lucide-react/icons/rss';
import { useState } from 'react';
import { trpc } from '../../trpc.ts';
import { countText } from '../shared/counts.ts';
import { QueryError } from '../shared/query-error.tsx';
import { scheduleText } from '../shared/schedule-text.ts';
import { useDialog } from '../shared/use-dialog.ts';
import { FeedDialog } from './feed-dialog.tsx';
import { FeedMenu } from './feed-menu.tsx';
import { FeedState } from './feed-state.tsx';
import { type FeedActions, feedName, useFeedActions } from './use-feed-actions.ts';

/** The news feeds, their health, and the actions of an admin. */
export function FeedsPanel() {
  const feeds = trpc.feeds.list.useQuery();
  const actions = useFeedActions();
  const [isAdding, setAdding] = useDialog('feed');
  const addButton = (
    <Button size="sm" icon={<Plus aria-hidden />} onPress={() => setAdding(true)}>
      Add feed
    </Button>
  );
  return (
    <Panel
      title="News Feeds"
      actions={feeds.data && addButton}
      {...(feeds.data && feeds.data.length > 0 && { count: feeds.data.length })}
    >
      {feeds.isPending && (
        <div className="p-4">
          <SkeletonText lines={3} />
        </div>
      )}
      <QueryError title="The feeds could not be loaded" query={feeds} />
      {feeds.data?.length === 0 && (
        <EmptyPanel icon={<Rss />} title="No news feeds">
          Add an RSS or Atom feed: every item that names a monitored person or company becomes an article with an alert.
        </EmptyPanel>
      )}
      {feeds.data && feeds.data.length > 0 && (
        <ul aria-label="News feeds" className="divide-y divide-hairline">
          {feeds.data.map((feed) => (
            <FeedItem key={feed.id} feed={feed} actions={actions} />
          ))}
        </ul>
      )}
      <FeedDialog actions={actions} isOpen={isAdding} onOpenChange={setAdding} />
    </Panel>
  );
}

function FeedItem({ feed, actions }: { feed: Feed; actions: FeedActions }) {
  const [isChanging, setChanging] = useDialog('feed', feed.id);
  const [isRemoving, setRemoving] = useState(false);
  const { url, everyHours, checkedAt, articles, outcome, error } = feed;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1 px-4 py-3 text-13 md:grid-cols-[minmax(0,1fr)_140px_140px_112px_auto]">
      <div className="min-w-0">
        <p dir="auto" className="font-medium wrap-anywhere">
          {feedName(feed)}
        </p>
        <p className="truncate text-12 text-muted" title={url}>
          {url}
        </p>
        {outcome && <p className="text-12 text-muted">{outcome}</p>}
      </div>
      <div className="order-last col-span-2 flex flex-wrap gap-x-3 md:order-none md:col-span-1 md:block">
        <FeedState feed={feed} />
        {checkedAt && (
          <p className="text-muted md:text-12">
            Checked <RelativeTime value={checkedAt} isFocusable={false} />
          </p>
        )}
      </div>
      <span className="order-last text-muted md:order-none">{scheduleText(everyHours)}</span>
      <span className="order-last text-end text-muted tabular md:order-none">
        {countText(articles, 'article', 'articles')}
      </span>
      <FeedMenu feed={feed} actions={actions} onChange={() => setChanging(true)} onRemove={() => setRemoving(true)} />
      {error !== null && <p className="order-last col-span-full mt-1 wrap-anywhere text-med-fg">{error}</p>}
      <FeedDialog feed={feed} actions={actions} isOpen={isChanging} onOpenChange={setChanging} />
      <ConfirmDialog
        title="Remove this feed?"
        isOpen={isRemoving}
        onOpenChange={setRemoving}
        confirmLabel="Remove"
        tone="danger"
        isPending={actions.remove.isPending}
        onConfirm={(close) => actions.remove.mutate({ id: feed.id }, { onSettled: close })}
      >
        {feedName(feed)} is no longer fetched. Its articles stay.
      </ConfirmDialog>
    </li>
  );
}
