import { toast } from '@tamis/ui/toast';
import { trpc } from '../../trpc.ts';
import { toastFailure } from '../shared/toast-failure.ts';
import { useInvalidate } from '../shared/invalidate.ts';
import { ROLE_TEXTS } from '../shared/role-text.ts';

export function useChangeRole() {
  const invalidate = useInvalidate();
  return trpc.users.changeRole.useMutation({
    onSuccess: ({ fullName, role }) => {
      toast({ title: 'Role updated', description: `${fullName} is now ${ROLE_TEXTS[role]}.` });
      void invalidate('user');
    },
    onError: toastFailure('Failed to update role'),
  });
}
