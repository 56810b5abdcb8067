import { toast } from '@tamis/ui/toast';
import { useInvalidate } from '../shared/invalidate.ts';
import { toastFailure } from '../shared/toast-failure.ts';

/**
 * Reports whether the setting was changed. Either way it is loaded again, because somebody else may have changed it.
 */
export function useChangeSetting(title: string, description: string) {
  const invalidate = useInvalidate();
  return {
    onSuccess: () => {
      toast({ title, description });
    },
    onError: toastFailure('Failed to change the setting'),
    onSettled: () => void invalidate('setting', 'job'),
  };
}
