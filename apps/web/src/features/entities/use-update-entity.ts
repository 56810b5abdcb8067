import { toast } from '@tamis/ui/toast';
import { trpc } from '../../trpc.ts';
import { failure } from '../shared/error-text.ts';
import { useInvalidate } from '../shared/invalidate.ts';

export function useUpdateEntity() {
  const invalidate = useInvalidate();
  return trpc.entities.update.useMutation({
    onSuccess: () => {
      toast({ title: 'Entity updated' });
      void invalidate('entity');
    },
    onError: (error) => toast(failure('Failed to update entity', error)),
  });
}
