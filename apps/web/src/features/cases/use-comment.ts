import { toast } from '@tamis/ui/toast';
import { trpc } from '../../trpc.ts';
import { failure } from '../shared/error-text.ts';
import { useInvalidate } from '../shared/invalidate.ts';

export function useComment() {
  const invalidate = useInvalidate();
  return trpc.cases.comment.useMutation({
    onSuccess: () => invalidate('case'),
    onError: (error) => toast(failure('Failed to add comment', error)),
  });
}
