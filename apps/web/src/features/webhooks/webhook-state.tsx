import type { Webhook } from '@tamis/api/webhooks/schema';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import CirclePause from 'lucide-react/icons/circle-pause';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { HealthMark } from '../shared/health-mark.tsx';

const STATES = {
  stopped: { icon: TriangleAlert, text: 'Paused after failures', look: 'text-med-fg' },
  paused: { icon: CirclePause, text: 'Paused', look: 'text-muted' },
  failing: { icon: TriangleAlert, text: 'Failing', look: 'text-med-fg' },
  failed: { icon: TriangleAlert, text: 'Rejected', look: 'text-med-fg' },
  none: { icon: CircleDashed, text: 'Nothing sent yet', look: 'text-muted' },
  ok: { icon: CircleCheck, text: 'Delivered', look: 'text-low-fg' },
} as const;

function stateOf({ isPaused, pausedReason, failingSince, lastDelivery }: Webhook): keyof typeof STATES {
  if (isPaused) return pausedReason === null ? 'paused' : 'stopped';
  if (failingSince !== null) return 'failing';
  if (lastDelivery === null) return 'none';
  // A failed test: nothing is waiting to be sent again.
  return lastDelivery.error === null ? 'ok' : 'failed';
}

/** The health of a webhook, as icon and word. */
export function WebhookState({ webhook }: { webhook: Webhook }) {
  const { text, ...mark } = STATES[stateOf(webhook)];
  return <HealthMark {...mark}>{text}</HealthMark>;
}
