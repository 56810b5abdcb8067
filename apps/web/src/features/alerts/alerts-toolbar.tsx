import { Button } from '@tamis/ui/button';
import { Select, SelectItem } from '@tamis/ui/select';
import BellDot from 'lucide-react/icons/bell-dot';
import CheckCheck from 'lucide-react/icons/check-check';
import { useUnreadCount } from '../shared/use-unread-count.ts';
import { countText, numberText } from '../shared/counts.ts';
import { UNREAD_ID } from './alert-focus.ts';
import { ALERT_FILTERS, filterFrom } from './alert-filters.ts';
import { useAlertsList } from './use-alerts-list.ts';
import { useAlertsView } from './use-alerts-view.ts';
import { useMarkAllRead } from './use-mark-read.ts';

/** The filter, the number of unread alerts (a button that shows only these), and the number of alerts in the view. */
export function AlertsToolbar() {
  const { view, change } = useAlertsView();
  const list = useAlertsList();
  const unread = useUnreadCount();
  const filter = view.filter ?? 'all';
  const hasUnread = filter === 'all' ? (unread ?? 0) > 0 : list.data?.rows.some(({ isRead }) => !isRead);
  const markAllRead = useMarkAllRead();
  const show = (next: typeof view.filter) => change({ filter: next, page: undefined, alert: undefined });
  return (
    <div className="no-print mb-5 flex flex-wrap items-center gap-2">
      <Select aria-label="Filter" variant="button" width={180} value={filter} onChange={(key) => show(filterFrom(key))}>
        {ALERT_FILTERS.map(({ id, label }) => (
          <SelectItem key={id} id={id}>
            {label}
          </SelectItem>
        ))}
      </Select>
      <Button
        id={UNREAD_ID}
        icon={<BellDot aria-hidden />}
        aria-label={`${unread === undefined ? 'Unread alerts' : countText(unread, 'unread alert', 'unread alerts')}, ${filter === 'unread' ? 'show all' : 'show only these'}`}
        onPress={() => show(filter === 'unread' ? undefined : 'unread')}
        className="tabular"
      >
        {unread === undefined ? 'Unread' : `${numberText(unread)} unread`}
      </Button>
      {list.data && (
        <span className="text-13 text-muted tabular sm:ms-2">{countText(list.data.total, 'alert', 'alerts')}</span>
      )}
      {hasUnread && (
        <Button
          variant="ghost"
          icon={<CheckCheck aria-hidden />}
          onPress={() => markAllRead(filter)}
          className="ms-auto -me-3"
        >
          {filter === 'all' || filter === 'unread' ? 'Mark all as read' : 'Mark all as read in this filter'}
        </Button>
      )}
    </div>
  );
}
