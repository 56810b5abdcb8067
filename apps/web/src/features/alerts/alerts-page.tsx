import type { Alert } from '@tamis/api/alerts/schema';
import { PageHeader } from '@tamis/ui/page-header';
import { trpc } from '../../trpc.ts';
import { AlertDetails } from './alert-details.tsx';
import { AlertsResults } from './alerts-results.tsx';
import { AlertsToolbar } from './alerts-toolbar.tsx';
import { useAlertsList } from './use-alerts-list.ts';
import { useAlertsSearch } from './use-alerts-search.ts';
import { useMarkRead } from './use-mark-read.ts';

export function AlertsPage() {
  const { search, change } = useAlertsSearch();
  const list = useAlertsList();
  const markRead = useMarkRead();
  const open = useOpenAlert(list.data?.rows, search.alert);
  return (
    <>
      <PageHeader title="Alerts" />
      <AlertsToolbar />
      <AlertsResults onMarkRead={(alert) => void markRead(alert)} />
      <AlertDetails alert={open} onClose={() => change({ alert: undefined })} />
    </>
  );
}

/** The alert that the address names: of the list, or asked for by itself when it is older than the page. */
function useOpenAlert(rows: readonly Alert[] | undefined, id: number | undefined): Alert | null {
  const listed = rows?.find((row) => row.id === id);
  const isElsewhere = id !== undefined && rows !== undefined && !listed;
  const other = trpc.alerts.get.useQuery({ id: id ?? 0 }, { enabled: isElsewhere });
  return listed ?? (isElsewhere ? (other.data ?? null) : null);
}
