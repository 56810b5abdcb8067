import type { Feed } from '@tamis/api/feeds/schema';
import { MenuItem, MenuSeparator } from '@tamis/ui/menu';
import Pause from 'lucide-react/icons/pause';
import Pencil from 'lucide-react/icons/pencil';
import Play from 'lucide-react/icons/play';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Trash2 from 'lucide-react/icons/trash-2';
import { ActionsMenu } from '../shared/actions-menu.tsx';
import { type FeedActions, feedName } from './use-feed-actions.ts';

interface FeedMenuProps {
  feed: Feed;
  actions: FeedActions;
  onChange: () => void;
  onRemove: () => void;
}

export function FeedMenu({ feed, actions, onChange, onRemove }: FeedMenuProps) {
  const { id, isPaused, jobId } = feed;
  const pause = () => actions.change.mutate({ feedId: id, change: { isPaused: !isPaused } });
  return (
    <ActionsMenu of={feedName(feed)} disabledKeys={jobId === null ? [] : ['fetch']}>
      <MenuItem id="fetch" icon={<RefreshCw aria-hidden />} onAction={() => actions.fetchNow.mutate({ id })}>
        Fetch now
      </MenuItem>
      <MenuItem id="change" icon={<Pencil aria-hidden />} onAction={onChange}>
        Change
      </MenuItem>
      <MenuItem id="pause" icon={isPaused ? <Play aria-hidden /> : <Pause aria-hidden />} onAction={pause}>
        {isPaused ? 'Resume' : 'Pause'}
      </MenuItem>
      <MenuSeparator />
      <MenuItem id="remove" tone="danger" icon={<Trash2 aria-hidden />} onAction={onRemove}>
        Remove
      </MenuItem>
    </ActionsMenu>
  );
}
