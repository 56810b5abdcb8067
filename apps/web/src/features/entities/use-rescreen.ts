import { toast } from '@tamis/ui/toast';
import { trpc } from '../../trpc.ts';
import { countText } from '../shared/counts.ts';
import { toastFailure } from '../shared/toast-failure.ts';
import { useInvalidate } from '../shared/invalidate.ts';

/** Screens the selected entities against the lists in force, and reports the result. */
export function useRescreen() {
  const invalidate = useInvalidate();
  return trpc.entities.rescreen.useMutation({
    onSuccess: ({ screened, hits }) => {
      toast({
        title: `${countText(screened, 'entity', 'entities')} screened`,
        description: hits > 0 ? `${hits} of them may be on a list.` : 'No possible match found.',
        tone: hits > 0 ? 'warning' : 'success',
      });
      void invalidate('entity');
    },
    onError: toastFailure('Screening failed'),
  });
}
