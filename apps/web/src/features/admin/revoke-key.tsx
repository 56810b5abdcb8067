import type { ApiKey } from '@tamis/api/api-keys/schema';
import { Badge } from '@tamis/ui/badge';
import { Button } from '@tamis/ui/button';
import { ConfirmDialog } from '@tamis/ui/dialog';
import { toast } from '@tamis/ui/toast';
import { useState } from 'react';
import { trpc } from '../../trpc.ts';
import { errorText } from '../shared/error-text.ts';
import { useInvalidate } from '../shared/invalidate.ts';

/** Revokes a key after asking; a revoked one stays in the list and says so. */
export function RevokeKey({ apiKey: { id, name, revokedAt } }: { apiKey: ApiKey }) {
  const [isOpen, setOpen] = useState(false);
  const invalidate = useInvalidate();
  const revoke = trpc.keys.revoke.useMutation({
    onSuccess: () => {
      setOpen(false);
      toast({ title: 'API key revoked', description: `${name} is refused from now on.` });
      void invalidate('key');
    },
    onError: (error) =>
      toast({ variant: 'destructive', title: 'Failed to revoke the key', description: errorText(error) }),
  });
  if (revokedAt !== null) return <Badge tone="outline">Revoked</Badge>;
  return (
    <>
      <Button size="sm" aria-label={`Revoke ${name}`} onPress={() => setOpen(true)}>
        Revoke
      </Button>
      <ConfirmDialog
        title="Revoke this key?"
        confirmLabel="Revoke"
        tone="danger"
        isOpen={isOpen}
        onOpenChange={setOpen}
        isPending={revoke.isPending}
        onConfirm={() => revoke.mutate({ id })}
      >
        <p>
          Programs that use <bdi dir="auto">{name}</bdi> are refused at once. A revoked key cannot be taken back; create
          a new one instead.
        </p>
      </ConfirmDialog>
    </>
  );
}
