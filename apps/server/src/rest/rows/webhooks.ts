/** Who else is told of what happens. What is sent, and how it is checked, stands in docs/WEBHOOKS.md. */
import { Delivery, NewWebhookShown, Webhook } from '@tamis/api/webhooks/schema';
import * as v from 'valibot';
import { type RestRow, change, input } from '../row.ts';

export const webhooksRows: readonly RestRow[] = [
  {
    method: 'GET',
    path: '/api/webhooks',
    summary: 'The webhooks and how they fare; never their secrets',
    procedure: 'webhooks.list',
    answer: 'list',
    out: v.array(Webhook),
  },
  {
    method: 'POST',
    path: '/api/webhooks',
    summary: 'Add a webhook, told of what happens from now on; this answer is the only one that shows its secret',
    refusals: [409],
    procedure: 'webhooks.add',
    body: input,
    answer: 'created',
    out: NewWebhookShown,
  },
  {
    method: 'PUT',
    path: '/api/webhooks/{id}',
    summary:
      'Change the given fields of a webhook, pause it or resume it; what waits meanwhile is sent when it is resumed',
    procedure: 'webhooks.change',
    params: { id: 'webhookId' },
    body: change,
    answer: 'json',
    out: Webhook,
  },
  {
    method: 'POST',
    path: '/api/webhooks/{id}/secret',
    summary: 'Make a new secret in place of the one that there is; this answer is the only one that shows it',
    procedure: 'webhooks.renewSecret',
    answer: 'json',
    out: NewWebhookShown,
  },
  {
    method: 'POST',
    path: '/api/webhooks/{id}/skip',
    summary: 'Leave out what waits, and go on with what happens from now on',
    procedure: 'webhooks.skip',
    answer: 'json',
    out: Webhook,
  },
  {
    method: 'POST',
    path: '/api/webhooks/{id}/test',
    summary: 'Send a message that tells of nothing, now; answers what came of it',
    procedure: 'webhooks.test',
    answer: 'json',
    out: Delivery,
  },
  {
    method: 'GET',
    path: '/api/webhooks/{id}/deliveries',
    summary: 'The last attempts to deliver, newest first; 200 of them are kept',
    procedure: 'webhooks.deliveries',
    query: 'all',
    answer: 'list',
    out: v.array(Delivery),
  },
  {
    method: 'POST',
    path: '/api/webhooks/deliveries/{id}/send-again',
    summary: 'Send a message once more, as the same; answers what came of it',
    refusals: [409],
    procedure: 'webhooks.sendAgain',
    answer: 'json',
    out: Delivery,
  },
  {
    method: 'DELETE',
    path: '/api/webhooks/{id}',
    summary: 'Remove a webhook; what waits is not sent any more',
    procedure: 'webhooks.remove',
    answer: 'json',
    out: Webhook,
  },
];
