import { toast } from '@tamis/ui/toast';
import { trpc } from '../../trpc.ts';
import { useInvalidate } from '../shared/invalidate.ts';
import { toastFailure } from '../shared/toast-failure.ts';

/** Adds, changes and removes links, and loads again what depends on them. */
export function useOwnershipActions() {
  const invalidate = useInvalidate();
  const after = (title: string) => ({
    onSuccess: () => {
      toast({ title });
      void invalidate('entity');
    },
  });
  return {
    add: trpc.ownership.add.useMutation({ ...after('Owner added'), onError: toastFailure('Failed to add the owner') }),
    change: trpc.ownership.change.useMutation({
      ...after('Owner changed'),
      onError: toastFailure('Failed to change the owner'),
    }),
    remove: trpc.ownership.remove.useMutation({
      ...after('Owner removed'),
      onError: toastFailure('Failed to remove the owner'),
    }),
  };
}
