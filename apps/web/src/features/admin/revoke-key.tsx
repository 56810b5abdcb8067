import type { ApiKey } from '@tamis/api/api-keys/schema';
import { Badge } from '@tamis/ui/badge';
import { Button } from '@tamis/ui/button';
import { ConfirmDialog, DialogTrigger } from '@tamis/ui/dialog';
import { toast } from '@tamis/ui/toast';
import { trpc } from '../../trpc.ts';
import { toastFailure } from '../shared/toast-failure.ts';
import { useInvalidate } from '../shared/invalidate.ts';

/** Revokes a key after a confirmation. A revoked key stays in the list, marked as such. */
export function RevokeKey({ apiKey: { id, name, revokedAt } }: { apiKey: ApiKey }) {
  const invalidate = useInvalidate();
  const revoke = trpc.keys.revoke.useMutation({
    onSuccess: () => {
      toast({ title: 'API key revoked', description: `${name} is refused from now on.` });
      void invalidate('key');
    },
    onError: toastFailure('Failed to revoke the key'),
  });
  if (revokedAt !== null) return <Badge tone="outline">Revoked</Badge>;
  return (
    <DialogTrigger>
      <Button size="sm" aria-label={`Revoke ${name}`}>
        Revoke
      </Button>
      <ConfirmDialog
        title="Revoke this key?"
        confirmLabel="Revoke"
        tone="danger"
        isPending={revoke.isPending}
        onConfirm={(close) => revoke.mutate({ id }, { onSuccess: close })}
      >
        <p>
          Programs that use <bdi dir="auto">{name}</bdi> are refused at once. A revoked key cannot be taken back; create
          a new one instead.
        </p>
      </ConfirmDialog>
    </DialogTrigger>
  );
}
