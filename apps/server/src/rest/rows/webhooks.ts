/** Other systems that are notified of what happens. docs/WEBHOOKS.md says what is sent and how it is checked. */
import { Delivery, NewWebhookShown, Webhook } from '@tamis/api/webhooks/schema';
import * as v from 'valibot';
import { type RestRow, change, input } from '../row.ts';

export const webhooksRows: readonly RestRow[] = [
  {
    method: 'GET',
    path: '/api/webhooks',
    summary: 'The webhooks and their state; never their secrets',
    procedure: 'webhooks.list',
    answer: 'list',
    out: v.array(Webhook),
  },
  {
    method: 'POST',
    path: '/api/webhooks',
    summary: 'Add a webhook for what happens from now on; only this response shows its secret',
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
      'Change the given fields of a webhook, pause it or resume it; messages that wait meanwhile are sent when it is resumed',
    procedure: 'webhooks.change',
    params: { id: 'webhookId' },
    body: change,
    answer: 'json',
    out: Webhook,
  },
  {
    method: 'POST',
    path: '/api/webhooks/{id}/secret',
    summary: 'Replace the secret; only this response shows the new one',
    procedure: 'webhooks.renewSecret',
    answer: 'json',
    out: NewWebhookShown,
  },
  {
    method: 'POST',
    path: '/api/webhooks/{id}/skip',
    summary: 'Skip the waiting messages, and continue with what happens from now on',
    procedure: 'webhooks.skip',
    answer: 'json',
    out: Webhook,
  },
  {
    method: 'POST',
    path: '/api/webhooks/{id}/test',
    summary: 'Send a test message now; returns the outcome',
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
    summary: 'Send a message again with the same id; returns the outcome',
    refusals: [409],
    procedure: 'webhooks.sendAgain',
    answer: 'json',
    out: Delivery,
  },
  {
    method: 'DELETE',
    path: '/api/webhooks/{id}',
    summary: 'Remove a webhook; waiting messages are no longer sent',
    procedure: 'webhooks.remove',
    answer: 'json',
    out: Webhook,
  },
];
