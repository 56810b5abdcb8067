import type { Webhook } from '@tamis/api/webhooks/schema';
import { Banner } from '@tamis/ui/banner';
import { Button } from '@tamis/ui/button';
import { DateText } from '@tamis/ui/date-text';
import { Pagination } from '@tamis/ui/pagination';
import { Sheet } from '@tamis/ui/sheet';
import { SkeletonText } from '@tamis/ui/skeleton';
import { useState } from 'react';
import { trpc } from '../../trpc.ts';
import { QueryError } from '../shared/query-error.tsx';
import { PAGE_SIZE, pageInput } from '../shared/paging.ts';
import { useOnePress } from '../shared/use-one-press.ts';
import { DeliveryItem } from './delivery-item.tsx';
import { type WebhookActions, nameOf, waitingText } from './use-webhook-actions.ts';
import { WebhookState } from './webhook-state.tsx';

interface DeliveriesSheetProps {
  webhook: Webhook;
  actions: WebhookActions;
  onClose: () => void;
}

/** The deliveries of a webhook and their results, newest first; each can be sent again. */
export function DeliveriesSheet({ webhook, actions, onClose }: DeliveriesSheetProps) {
  const { id, url, isPaused } = webhook;
  const [page, setPage] = useState(1);
  const sendTest = useOnePress(() => actions.test.mutate({ id }));
  const deliveries = trpc.webhooks.deliveries.useQuery({ id, ...pageInput(page) });
  const { data } = deliveries;
  return (
    <Sheet
      isInAddress
      eyebrow={<WebhookState webhook={webhook} />}
      title={<span dir="auto">{nameOf(webhook)}</span>}
      label={`Deliveries to ${nameOf(webhook)}`}
      isOpen
      onOpenChange={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <Button onPress={() => actions.change.mutate({ webhookId: id, change: { isPaused: !isPaused } })}>
            {isPaused ? 'Resume' : 'Pause'}
          </Button>
          <Button variant="primary" isPending={actions.test.isPending} pendingLabel="Sending..." onPress={sendTest}>
            Send a test
          </Button>
        </div>
      }
    >
      <p className="text-13 wrap-anywhere text-muted">{url}</p>
      <Trouble webhook={webhook} />
      <div className="pt-4">
        {deliveries.isPending && <SkeletonText lines={6} />}
        <QueryError query={deliveries} />
        {data?.total === 0 && (
          <p className="py-6 text-13 text-muted">Nothing has been sent yet. Send a test to see whether it arrives.</p>
        )}
        <ul className="divide-y divide-hairline" aria-label="Deliveries">
          {data?.rows.map((delivery) => (
            <DeliveryItem key={delivery.id} delivery={delivery} actions={actions} />
          ))}
        </ul>
        {data && data.total > PAGE_SIZE && (
          <Pagination page={page} pageSize={PAGE_SIZE} total={data.total} onPageChange={setPage} />
        )}
      </div>
    </Sheet>
  );
}

/** Why nothing is sent, and what happens next. */
function Trouble({ webhook }: { webhook: Webhook }) {
  const { isPaused, pausedReason, failingSince, nextAttemptAt, lastDelivery, waiting } = webhook;
  const waits = waiting === 0 ? '' : ` ${waitingText(waiting)}.`;
  if (isPaused) {
    return (
      <Banner tone={pausedReason === null ? 'neutral' : 'warning'} className="mt-3" title="Paused">
        {pausedReason ?? 'Nothing is sent until somebody resumes it.'}
        {waits}
      </Banner>
    );
  }
  if (failingSince === null || nextAttemptAt === null) return null;
  return (
    <Banner tone="warning" className="mt-3" title="Rejected">
      {lastDelivery?.error} It is tried again at <DateText value={nextAttemptAt} variant="time" />; after a day the
      webhook is paused.{waits}
    </Banner>
  );
}
