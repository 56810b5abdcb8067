import type { Webhook } from '@tamis/api/webhooks/schema';
import { toast } from '@tamis/ui/toast';
import { trpc } from '../../trpc.ts';
import { countText } from '../shared/counts.ts';
import { useInvalidate } from '../shared/invalidate.ts';
import { toastFailure, toastUnlessRefused } from '../shared/toast-failure.ts';

/**
 * The actions of an admin on a webhook. The form shows what is wrong with an address; a toast shows any other error.
 */
export function useWebhookActions() {
  const invalidate = useInvalidate();
  const onSettled = () => void invalidate('webhook');
  return {
    add: trpc.webhooks.add.useMutation({ onError: toastUnlessRefused('Failed to add the webhook'), onSettled }),
    change: trpc.webhooks.change.useMutation({
      onError: toastUnlessRefused('Failed to change the webhook'),
      onSettled,
    }),
    renewSecret: trpc.webhooks.renewSecret.useMutation({
      onError: toastFailure('Failed to generate a new secret'),
      onSettled,
    }),
    skip: trpc.webhooks.skip.useMutation({
      onSuccess: (webhook) => {
        toast({ title: 'Skipped', description: `${nameOf(webhook)} is notified of what happens from now on.` });
      },
      onError: toastFailure('Failed to skip the waiting messages'),
      onSettled,
    }),
    remove: trpc.webhooks.remove.useMutation({
      onSuccess: (webhook) => {
        toast({ title: 'Webhook removed', description: `${nameOf(webhook)} is no longer notified of anything.` });
      },
      onError: toastFailure('Failed to remove the webhook'),
      onSettled,
    }),
    test: trpc.webhooks.test.useMutation({
      onSuccess: ({ error, status }) => {
        if (error === null)
          toast({ title: 'The test was delivered', description: `The receiver answered with ${status}.` });
        else toast({ variant: 'destructive', title: 'The test was rejected', description: error });
      },
      onError: toastFailure('Failed to send the test'),
      onSettled,
    }),
    sendAgain: trpc.webhooks.sendAgain.useMutation({
      onSuccess: ({ error, messageId }) => {
        if (error === null) toast({ title: 'Sent again', description: `${messageId} arrived.` });
        else toast({ variant: 'destructive', title: 'Delivery was rejected', description: error });
      },
      onError: toastFailure('Failed to send the message again'),
      onSettled,
    }),
  };
}
export type WebhookActions = ReturnType<typeof useWebhookActions>;

/** The description of the receiver, or its host. */
export const nameOf = ({ description, url }: Pick<Webhook, 'description' | 'url'>): string =>
  description || new URL(url).host;

/** '1 message waits'; more than a thousand are not counted. Empty if none waits. */
export function waitingText(waiting: number): string {
  if (waiting === 0) return '';
  return waiting > 1_000 ? 'More than 1,000 messages wait' : countText(waiting, 'message waits', 'messages wait');
}
