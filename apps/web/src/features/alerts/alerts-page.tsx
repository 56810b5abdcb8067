import type { Alert } from '@tamis/api/alerts/schema';
import { Dialog } from '@tamis/ui/dialog';
import { PageHeader } from '@tamis/ui/page-header';
import { trpc } from '../../trpc.ts';
import { statusOf } from '../shared/error-text.ts';
import { PagePiece } from '../shared/page-piece.tsx';
import { QueryError } from '../shared/query-error.tsx';
import { useClose } from '../shared/use-close.ts';
import { AlertDetails } from './alert-details.tsx';
import { AlertsResults } from './alerts-results.tsx';
import { AlertsToolbar } from './alerts-toolbar.tsx';
import { useAlertsList } from './use-alerts-list.ts';
import { useAlertsView } from './use-alerts-view.ts';
import { useMarkRead } from './use-mark-read.ts';

export function AlertsPage() {
  const { view } = useAlertsView();
  const list = useAlertsList();
  const markRead = useMarkRead();
  const { open, other } = useOpenAlert(list.data?.rows, view.alert);
  const closeStep = useClose();
  const close = () => void closeStep('alert');
  return (
    <>
      <PageHeader title="Alerts" />
      <AlertsToolbar />
      <PagePiece is={2}>
        <AlertsResults onMarkRead={(alert) => void markRead(alert)} />
      </PagePiece>
      <AlertDetails alert={open} onClose={close} />
      <Dialog
        isInAddress
        title={statusOf(other.error) === 404 ? 'Alert not found' : 'The alert could not be loaded'}
        isOpen={other.isError}
        isDismissable
        onOpenChange={close}
      >
        <QueryError query={other} />
      </Dialog>
    </>
  );
}

/** The alert in the URL: from the list, or loaded separately, as `other`, if it is not on the page. */
function useOpenAlert(rows: readonly Alert[] | undefined, id: number | undefined) {
  const listed = rows?.find((row) => row.id === id);
  const isElsewhere = id !== undefined && rows !== undefined && !listed;
  const other = trpc.alerts.get.useQuery({ id: id ?? 0 }, { enabled: isElsewhere });
  return { open: listed ?? (isElsewhere ? (other.data ?? null) : null), other };
}
