import { toast } from '@tamis/ui/toast';
import { trpc } from '../../trpc.ts';
import { toastFailure } from '../shared/toast-failure.ts';
import { useInvalidate } from '../shared/invalidate.ts';

export function useUpdateEntity() {
  const invalidate = useInvalidate();
  return trpc.entities.update.useMutation({
    onSuccess: ({ riskScore }, { change }) => {
      const isBelow = change.riskScore !== undefined && change.riskScore < riskScore;
      toast({
        title: 'Entity updated',
        ...(isBelow && {
          description: `The risk score is ${riskScore}, as assessed; ${change.riskScore} is declared.`,
        }),
      });
      void invalidate('entity');
    },
    onError: toastFailure('Failed to update entity'),
  });
}
