import { toast } from '@tamis/ui/toast';
import { trpc } from '../../trpc.ts';
import { errorText } from '../shared/error-text.ts';
import { useInvalidate } from '../shared/invalidate.ts';

export function useUpdateEntity() {
  const invalidate = useInvalidate();
  return trpc.entities.update.useMutation({
    onSuccess: () => {
      toast({ title: 'Entity updated' });
      void invalidate('entity');
    },
    onError: (error) =>
      toast({ variant: 'destructive', title: 'Failed to update entity', description: errorText(error) }),
  });
}
