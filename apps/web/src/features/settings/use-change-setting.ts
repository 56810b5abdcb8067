import { toast } from '@tamis/ui/toast';
import { failure } from '../shared/error-text.ts';
import { useInvalidate } from '../shared/invalidate.ts';

/** What is said when a setting was changed or was not; either way it is asked for anew, for somebody else may have changed it. */
export function useChangeSetting(title: string, description: string) {
  const invalidate = useInvalidate();
  return {
    onSuccess: () => {
      toast({ title, description });
      void invalidate('setting', 'job');
    },
    onError: (error: unknown) => {
      toast(failure('Failed to change the setting', error));
      void invalidate('setting');
    },
  };
}
