import { TOPIC_NAMES, WEBHOOK_TOPICS, type Webhook } from '@tamis/api/webhooks/schema';
import { Button } from '@tamis/ui/button';
import { ConfirmDialog } from '@tamis/ui/dialog';
import { EmptyPanel } from '@tamis/ui/empty-panel';
import { Panel } from '@tamis/ui/panel';
import { RelativeTime } from '@tamis/ui/relative-time';
import { SkeletonText } from '@tamis/ui/skeleton';
import Plus from 'lucide-react/icons/plus';
import WebhookIcon from 'lucide-react/icons/webhook';
import { useState } from 'react';
import { trpc } from '../../trpc.ts';
import { useAdminView } from '../shared/use-admin-view.ts';
import { countText } from '../shared/counts.ts';
import { QueryError } from '../shared/query-error.tsx';
import { useClose } from '../shared/use-close.ts';
import { useDialog } from '../shared/use-dialog.ts';
import { DeliveriesSheet } from './deliveries-sheet.tsx';
import { NewSecretDialog } from './new-secret-dialog.tsx';
import { type WebhookActions, nameOf, useWebhookActions, waitingText } from './use-webhook-actions.ts';
import { WebhookDialog } from './webhook-dialog.tsx';
import { type Asked, WebhookMenu } from './webhook-menu.tsx';
import { WebhookState } from './webhook-state.tsx';

/** The webhooks, their health, and the actions of an admin. */
export function WebhooksPanel() {
  const webhooks = trpc.webhooks.list.useQuery();
  const actions = useWebhookActions();
  const { view, change } = useAdminView();
  const close = useClose();
  const [isAdding, setAdding] = useDialog('webhook');
  const shown = webhooks.data?.find(({ id }) => id === view.webhook);
  const addButton = (
    <Button size="sm" icon={<Plus aria-hidden />} onPress={() => setAdding(true)}>
      Add webhook
    </Button>
  );
  return (
    <Panel
      title="Webhooks"
      actions={webhooks.data && addButton}
      {...(webhooks.data && webhooks.data.length > 0 && { count: webhooks.data.length })}
    >
      {webhooks.isPending && (
        <div className="p-4">
          <SkeletonText lines={3} />
        </div>
      )}
      <QueryError title="The webhooks could not be loaded" query={webhooks} />
      {webhooks.data?.length === 0 && (
        <EmptyPanel icon={<WebhookIcon />} title="No webhooks">
          Add the address of another system: it is notified of alerts, decisions, lists and jobs as they happen.
        </EmptyPanel>
      )}
      {webhooks.data && webhooks.data.length > 0 && (
        <ul aria-label="Webhooks" className="divide-y divide-hairline">
          {webhooks.data.map((webhook) => (
            <WebhookItem
              key={webhook.id}
              webhook={webhook}
              actions={actions}
              onShow={() => change({ webhook: webhook.id })}
            />
          ))}
        </ul>
      )}
      <WebhookDialog actions={actions} isOpen={isAdding} onOpenChange={setAdding} />
      {shown && <DeliveriesSheet webhook={shown} actions={actions} onClose={() => void close('webhook')} />}
    </Panel>
  );
}

interface WebhookItemProps {
  webhook: Webhook;
  actions: WebhookActions;
  onShow: () => void;
}

function WebhookItem({ webhook, actions, onShow }: WebhookItemProps) {
  const [isChanging, setChanging] = useDialog('webhook', webhook.id);
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const { id, url, isPaused, pausedReason, lastDelivery, failingSince, waiting } = webhook;
  const { remove, skip } = actions;
  const reason = isPaused ? pausedReason : failingSince && (lastDelivery?.error ?? null);
  const name = nameOf(webhook);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1 px-4 py-3 text-13 md:grid-cols-[minmax(0,1fr)_180px_140px_auto]">
      <div className="min-w-0">
        <p dir="auto" className="font-medium wrap-anywhere">
          {name}
        </p>
        <p className="truncate text-12 text-muted" title={url}>
          {url}
        </p>
        <p className="text-12 text-muted">{topicsText(webhook)}</p>
      </div>
      <div className="order-last col-span-2 flex flex-wrap gap-x-3 md:order-none md:col-span-1 md:block">
        <WebhookState webhook={webhook} />
        {lastDelivery && (
          <p className="text-muted md:text-12">
            {lastDelivery.error === null ? 'Sent' : 'Tried'}{' '}
            <RelativeTime value={lastDelivery.at} isFocusable={false} />
          </p>
        )}
        {waiting > 0 && <p className="text-muted md:text-12">{waitingText(waiting)}</p>}
      </div>
      <Button
        size="sm"
        className="order-last justify-self-start md:order-none"
        aria-label={`Deliveries to ${name}`}
        onPress={onShow}
      >
        Deliveries
      </Button>
      <WebhookMenu
        webhook={webhook}
        actions={actions}
        onShow={onShow}
        onChange={() => setChanging(true)}
        onAsk={setAsked}
      />
      {reason && <p className="order-last col-span-full mt-1 wrap-anywhere text-med-fg">{reason}</p>}
      <WebhookDialog webhook={webhook} actions={actions} isOpen={isChanging} onOpenChange={setChanging} />
      <NewSecretDialog webhook={webhook} actions={actions} isOpen={asked === 'secret'} onOpenChange={close} />
      <ConfirmDialog
        title="Skip waiting messages?"
        isOpen={asked === 'skip'}
        onOpenChange={close}
        confirmLabel="Skip"
        tone="danger"
        isPending={skip.isPending}
        onConfirm={(close) => skip.mutate({ id }, { onSettled: close })}
      >
        {waitingText(waiting)}. {name} is never notified of that, and continues with what happens from now on.
      </ConfirmDialog>
      <ConfirmDialog
        title="Remove this webhook?"
        isOpen={asked === 'remove'}
        onOpenChange={close}
        confirmLabel="Remove"
        tone="danger"
        isPending={remove.isPending}
        onConfirm={(close) => remove.mutate({ id }, { onSettled: close })}
      >
        {name} is no longer notified of anything{waiting > 0 && ', not even of the waiting messages'}.
      </ConfirmDialog>
    </li>
  );
}

/** The topics in words: a single one by name, several by their number. */
function topicsText({ topics }: Webhook): string {
  const [only, ...more] = topics;
  if (topics.length === TOPIC_NAMES.length) return 'All topics';
  return only && more.length === 0 ? WEBHOOK_TOPICS[only] : countText(topics.length, 'topic', 'topics');
}
