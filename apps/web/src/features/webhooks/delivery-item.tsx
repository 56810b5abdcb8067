import { type Delivery, WEBHOOK_TOPICS } from '@tamis/api/webhooks/schema';
import { Badge } from '@tamis/ui/badge';
import { Button } from '@tamis/ui/button';
import { Disclosure } from '@tamis/ui/disclosure';
import { RelativeTime } from '@tamis/ui/relative-time';
import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { numberText } from '../shared/counts.ts';
import { useOnePress } from '../shared/use-one-press.ts';
import type { WebhookActions } from './use-webhook-actions.ts';

/** One attempt: what was sent, its result, and a button to send it again. */
export function DeliveryItem({ delivery, actions }: { delivery: Delivery; actions: WebhookActions }) {
  const { id, messageId, topic, attempt, at, tookMs, status, error, body } = delivery;
  const sendAgain = useOnePress(() => actions.sendAgain.mutate({ id }));
  return (
    <li className="grid gap-1 py-3 text-13">
      <div className="flex items-start justify-between gap-3">
        <b className="min-w-0 font-medium wrap-anywhere">{topicText(topic)}</b>
        <Taken isTaken={error === null} />
      </div>
      {error !== null && <p className="wrap-anywhere text-med-fg">{error}</p>}
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-12 text-muted">
        <span className="min-w-0 tabular">
          <span className="block font-mono wrap-anywhere">{messageId}</span>
          <RelativeTime value={at} isFocusable={false} /> · {status === null ? 'no answer' : `status ${status}`} ·{' '}
          {numberText(tookMs)} ms{attempt > 1 && ` · attempt ${attempt}`}
        </span>
        <Button
          size="sm"
          aria-label={`Send again: ${messageId}`}
          isPending={actions.sendAgain.isPending && actions.sendAgain.variables.id === id}
          pendingLabel="Sending..."
          onPress={sendAgain}
        >
          Send again
        </Button>
      </div>
      <Disclosure title="What was sent" className="-mx-2">
        <pre className="rounded-md border bg-sunken p-3 font-mono text-12 wrap-anywhere whitespace-pre-wrap">
          {indented(body)}
        </pre>
      </Disclosure>
    </li>
  );
}

function Taken({ isTaken }: { isTaken: boolean }) {
  return isTaken ? (
    <Badge tone="low" icon={<CircleCheck aria-hidden size={12} />}>
      Delivered
    </Badge>
  ) : (
    <Badge tone="medium" icon={<TriangleAlert aria-hidden size={12} />}>
      Rejected
    </Badge>
  );
}

/** The words for a topic. A topic that no longer exists is shown by its name. */
function topicText(topic: string): string {
  if (topic in WEBHOOK_TOPICS) return WEBHOOK_TOPICS[topic as keyof typeof WEBHOOK_TOPICS];
  return topic === 'webhook.test' ? 'A test' : topic;
}

const indented = (body: string): string => JSON.stringify(JSON.parse(body), null, 2);
