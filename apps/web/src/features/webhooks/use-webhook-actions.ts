import type { Webhook } from '@tamis/api/webhooks/schema';
import { toast } from '@tamis/ui/toast';
import { trpc } from '../../trpc.ts';
import { countText } from '../shared/counts.ts';
import { failure, isRefusal } from '../shared/error-text.ts';
import { useInvalidate } from '../shared/invalidate.ts';

/** What an admin does with a webhook. What is wrong with an address is said in the form; anything else in a toast. */
export function useWebhookActions() {
  const invalidate = useInvalidate();
  const changed = () => void invalidate('webhook');
  const failed = (title: string) => (error: unknown) => {
    toast(failure(title, error));
    changed();
  };
  return {
    add: trpc.webhooks.add.useMutation({
      onSuccess: changed,
      onError: (error) => isRefusal(error) || failed('The webhook could not be added')(error),
    }),
    change: trpc.webhooks.change.useMutation({
      onSuccess: changed,
      onError: (error) => isRefusal(error) || failed('The webhook could not be changed')(error),
    }),
    renewSecret: trpc.webhooks.renewSecret.useMutation({
      onSuccess: changed,
      onError: failed('Could not generate a new secret'),
    }),
    skip: trpc.webhooks.skip.useMutation({
      onSuccess: (webhook) => {
        toast({ title: 'Skipped', description: `${nameOf(webhook)} is notified of what happens from now on.` });
        changed();
      },
      onError: failed('Could not skip the waiting messages'),
    }),
    remove: trpc.webhooks.remove.useMutation({
      onSuccess: (webhook) => {
        toast({ title: 'Webhook removed', description: `${nameOf(webhook)} is no longer notified of anything.` });
        changed();
      },
      onError: failed('The webhook could not be removed'),
    }),
    test: trpc.webhooks.test.useMutation({
      onSuccess: ({ error, status }) => {
        if (error === null)
          toast({ title: 'The test was delivered', description: `The receiver answered with ${status}.` });
        else toast({ variant: 'destructive', title: 'The test was rejected', description: error });
        changed();
      },
      onError: failed('The test could not be sent'),
    }),
    sendAgain: trpc.webhooks.sendAgain.useMutation({
      onSuccess: ({ error, messageId }) => {
        if (error === null) toast({ title: 'Sent again', description: `${messageId} arrived.` });
        else toast({ variant: 'destructive', title: 'Delivery was rejected', description: error });
        changed();
      },
      onError: failed('Could not send it again'),
    }),
  };
}
export type WebhookActions = ReturnType<typeof useWebhookActions>;

/** What the receiver is for, or where it is. */
export const nameOf = ({ description, url }: Pick<Webhook, 'description' | 'url'>): string =>
  description || new URL(url).host;

/** '1 message waits'; more than a thousand are not counted. Nothing where none waits. */
export function waitingText(waiting: number): string {
  if (waiting === 0) return '';
  return waiting > 1_000 ? 'More than 1,000 messages wait' : countText(waiting, 'message waits', 'messages wait');
}
