import { trpc } from '../../trpc.ts';
import { toastFailure } from '../shared/toast-failure.ts';
import { useInvalidate } from '../shared/invalidate.ts';

export function useComment() {
  const invalidate = useInvalidate();
  return trpc.cases.comment.useMutation({
    onSuccess: () => invalidate('case'),
    onError: toastFailure('Failed to add comment'),
  });
}
