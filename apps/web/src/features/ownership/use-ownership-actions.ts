import { toast } from '@tamis/ui/toast';
import { trpc } from '../../trpc.ts';
import { failure } from '../shared/error-text.ts';
import { useInvalidate } from '../shared/invalidate.ts';

const failed = (title: string) => ({
  onError: (error: unknown) => {
    toast(failure(title, error));
  },
});

/** Adding, changing and removing links; what follows from them is asked for again. */
export function useOwnershipActions() {
  const invalidate = useInvalidate();
  const after = (title: string) => ({
    onSuccess: () => {
      toast({ title });
      void invalidate('entity');
    },
  });
  return {
    add: trpc.ownership.add.useMutation({ ...after('Owner added'), ...failed('Failed to add the owner') }),
    change: trpc.ownership.change.useMutation({ ...after('Owner changed'), ...failed('Failed to change the owner') }),
    remove: trpc.ownership.remove.useMutation({ ...after('Owner removed'), ...failed('Failed to remove the owner') }),
  };
}
