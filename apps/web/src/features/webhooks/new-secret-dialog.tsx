import type { Webhook } from '@tamis/api/webhooks/schema';
import { Button } from '@tamis/ui/button';
import { Dialog } from '@tamis/ui/dialog';
import { ShownOnce, useShownOnce } from '../shared/shown-once.tsx';
import { type WebhookActions, nameOf } from './use-webhook-actions.ts';

interface NewSecretDialogProps {
  webhook: Webhook;
  actions: WebhookActions;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Asks before it replaces the current secret, then shows the new one, which can be seen only this once. */
export function NewSecretDialog({ webhook, actions, isOpen, onOpenChange }: NewSecretDialogProps) {
  const { made: secret, setMade, footer } = useShownOnce<string>(isOpen, onOpenChange);
  const { renewSecret } = actions;
  const renew = () => renewSecret.mutate({ id: webhook.id }, { onSuccess: (made) => setMade(made.secret) });
  return (
    <Dialog
      title={secret === null ? 'Generate a new secret?' : 'New secret'}
      description={nameOf(webhook)}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        secret === null ? (
          <>
            <Button onPress={() => onOpenChange(false)}>Cancel</Button>
            <Button variant="primary" onPress={renew}>
              {renewSecret.isPending ? 'Generating...' : 'Generate a new secret'}
            </Button>
          </>
        ) : (
          footer
        )
      }
    >
      {secret === null ? (
        <p className="text-13">
          Messages from then on are signed with the new one. A receiver that still checks with the old one rejects them;
          pause the webhook meanwhile to avoid this.
        </p>
      ) : (
        <ShownOnce what="secret" value={secret}>
          It cannot be shown again.
        </ShownOnce>
      )}
    </Dialog>
  );
}
