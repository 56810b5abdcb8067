import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { endSession } from '../../session.ts';
import { forgetDrafts } from '../shared/drafts.ts';
import { failure } from '../shared/error-text.ts';
import { notify } from '../shared/notify.ts';
import { rest } from '../shared/rest.ts';

/** Signs out, clears the user and goes to /auth. */
export function useLogout() {
  const queryClient = useQueryClient();
  const router = useRouter();
  return useMutation({
    mutationFn: () => rest('/api/logout', { method: 'POST' }),
    onSuccess: async () => {
      forgetDrafts();
      await endSession(queryClient, router);
      notify({ title: 'Logged out', description: 'You have been successfully logged out.' });
    },
    onError: (error) => notify(failure('Logout failed', error)),
  });
}
