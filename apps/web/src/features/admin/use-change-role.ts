import { toast } from '@tamis/ui/toast';
import { trpc } from '../../trpc.ts';
import { failure } from '../shared/error-text.ts';
import { useInvalidate } from '../shared/invalidate.ts';
import { roleText } from '../shared/role-text.ts';

export function useChangeRole() {
  const invalidate = useInvalidate();
  return trpc.users.changeRole.useMutation({
    onSuccess: ({ fullName, role }) => {
      toast({ title: 'Role updated', description: `${fullName} is now ${roleText[role]}.` });
      void invalidate('user');
    },
    onError: (error) => toast(failure('Failed to update role', error)),
  });
}
