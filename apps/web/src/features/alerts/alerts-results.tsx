import type { Alert } from '@tamis/api/alerts/schema';
import { Button } from '@tamis/ui/button';
import { EmptyState } from '@tamis/ui/empty-state';
import { Pagination } from '@tamis/ui/pagination';
import { Panel } from '@tamis/ui/panel';
import { useNow } from '@tamis/ui/use-now';
import BellOff from 'lucide-react/icons/bell-off';
import { LoadError, ReloadError } from '../shared/load-error.tsx';
import { useIsDrawn } from '../shared/page-piece.tsx';
import { PAGE_SIZE } from '../shared/paging.ts';
import { useLastPage } from '../shared/use-last-page.ts';
import { AlertCard } from './alert-card.tsx';
import { detailsId, focusOn, UNREAD_ID } from './alert-focus.ts';
import { alertsByDay } from './alerts-by-day.ts';
import { AlertsSkeleton } from './alerts-skeleton.tsx';
import { useAlertsList } from './use-alerts-list.ts';
import { useAlertsView } from './use-alerts-view.ts';

/** More than fit in a window. */
const IN_SIGHT = 16;

/** The alerts by day; or an empty state, an error, or a skeleton. */
export function AlertsResults({ onMarkRead }: { onMarkRead: (alert: Alert) => void }) {
  const { view, change } = useAlertsView();
  const list = useAlertsList();
  const now = useNow();
  const isPast = useLastPage(list, view.page);
  const areOthersDrawn = useIsDrawn(3);
  if (list.isPending || isPast) return <AlertsSkeleton />;
  if (list.isLoadingError) {
    return (
      <Panel>
        <LoadError title="The alerts could not be loaded" error={list.error} onRetry={() => void list.refetch()} />
      </Panel>
    );
  }
  const { rows, total } = list.data;
  if (rows.length === 0) return <NoAlerts />;
  const markRead = (alert: Alert) => {
    // The pressed button disappears, and in the Unread view the whole card.
    const at = rows.indexOf(alert);
    const isLeft = view.filter === 'unread';
    const stays = isLeft ? (rows.slice(at + 1).find(isUnread) ?? rows.slice(0, at).findLast(isUnread)) : alert;
    focusOn(stays ? detailsId(stays.id) : UNREAD_ID);
    onMarkRead(alert);
  };
  return (
    <div aria-busy={list.isPlaceholderData} className={list.isPlaceholderData ? 'opacity-60' : ''}>
      <ReloadError query={list} />
      {alertsByDay(areOthersDrawn ? rows : rows.slice(0, IN_SIGHT), now).map(({ title, alerts }) => (
        <section key={title} aria-label={title} className="mb-5">
          <h2 className="mb-2 text-12 font-medium text-muted">{title}</h2>
          <Panel>
            {alerts.map((alert) => (
              <AlertCard
                key={alert.id}
                alert={alert}
                onDetails={() => change({ alert: alert.id })}
                onMarkRead={() => markRead(alert)}
              />
            ))}
          </Panel>
        </section>
      ))}
      {total > PAGE_SIZE && (
        <Pagination
          page={view.page ?? 1}
          pageSize={PAGE_SIZE}
          total={total}
          onPageChange={(page) => change({ page: page === 1 ? undefined : page, alert: undefined })}
        />
      )}
    </div>
  );
}

const isUnread = ({ isRead }: Alert) => !isRead;

function NoAlerts() {
  const { view, change } = useAlertsView();
  return (
    <Panel>
      <EmptyState
        icon={<BellOff />}
        title="No alerts"
        actions={
          view.filter !== undefined && (
            <Button onPress={() => change({ filter: undefined, page: undefined, alert: undefined })}>
              Show all alerts
            </Button>
          )
        }
      >
        There are no alerts matching your current filter.
      </EmptyState>
    </Panel>
  );
}
