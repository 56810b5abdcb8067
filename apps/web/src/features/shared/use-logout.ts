import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { endSession } from '../../session.ts';
import { forgetDrafts } from './drafts.ts';
import { failure } from './error-text.ts';
import { notify } from './notify.ts';
import { rest } from './rest.ts';

/** Signs out, clears the user and goes to /auth. */
export function useLogout() {
  const queryClient = useQueryClient();
  const router = useRouter();
  return useMutation({
    mutationFn: () => rest('/api/logout', { method: 'POST' }),
    onSuccess: async () => {
      forgetDrafts();
      const { forgetToasts, toast } = await import('@tamis/ui/toast');
      forgetToasts();
      await endSession(queryClient, router);
      toast({ title: 'Logged out', description: 'You have been successfully logged out.' });
    },
    onError: (error) => notify(failure('Logout failed', error)),
  });
}
