import { toast } from '@tamis/ui/toast';
import { useNavigate } from '@tanstack/react-router';
import { trpc } from '../../trpc.ts';
import { toastFailure } from '../shared/toast-failure.ts';
import { useInvalidate } from '../shared/invalidate.ts';

export function useCreateCase() {
  const invalidate = useInvalidate();
  const navigate = useNavigate();
  return trpc.cases.create.useMutation({
    onSuccess: ({ id, title }) => {
      toast({
        title: 'Case created',
        description: title,
        action: { label: 'View', onAction: () => void navigate({ to: '/cases', search: { case: id } }) },
      });
      void invalidate('case');
    },
    onError: toastFailure('Failed to create case'),
  });
}
