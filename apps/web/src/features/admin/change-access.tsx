import type { Account } from '@tamis/api/auth/schema';
import { Button } from '@tamis/ui/button';
import { ConfirmDialog } from '@tamis/ui/dialog';
import { PersonName } from '@tamis/ui/person-name';
import { toast } from '@tamis/ui/toast';
import { useState } from 'react';
import { useUser } from '../../session.ts';
import { trpc } from '../../trpc.ts';
import { toastFailure } from '../shared/toast-failure.ts';
import { useInvalidate } from '../shared/invalidate.ts';

/** Disables an account after a confirmation, and enables it again. Nobody can disable their own. */
export function ChangeAccess({ user: { id, fullName, disabled } }: { user: Account }) {
  const [isOpen, setOpen] = useState(false);
  const invalidate = useInvalidate();
  const change = trpc.users.changeAccess.useMutation({
    onSuccess: (account) => {
      toast({
        title: account.disabled ? 'Account disabled' : 'Account enabled',
        description: account.disabled ? `${fullName} is logged out.` : `${fullName} can log in again.`,
      });
      void invalidate('user');
    },
    onError: toastFailure('Failed to change access'),
  });
  if (useUser().id === id) return null;
  const word = disabled ? 'Enable' : 'Disable';
  return (
    <>
      <Button
        size="sm"
        aria-label={`${word} ${fullName}`}
        isPending={change.isPending}
        onPress={() => (disabled ? change.mutate({ userId: id, disabled: false }) : setOpen(true))}
      >
        {word}
      </Button>
      <ConfirmDialog
        title="Disable this account?"
        confirmLabel="Disable"
        tone="danger"
        isOpen={isOpen}
        onOpenChange={setOpen}
        isPending={change.isPending}
        onConfirm={(close) => change.mutate({ userId: id, disabled: true }, { onSuccess: close })}
      >
        <p>
          <PersonName name={fullName} /> is logged out and cannot log in, and API keys in this name are refused, until
          the account is enabled again. Past actions and assigned cases stay.
        </p>
      </ConfirmDialog>
    </>
  );
}
