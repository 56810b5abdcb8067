import { toast } from '@tamis/ui/toast';
import { useNavigate } from '@tanstack/react-router';
import { trpc } from '../../trpc.ts';
import { countText } from '../shared/counts.ts';
import { toastFailure } from '../shared/toast-failure.ts';
import { useInvalidate } from '../shared/invalidate.ts';

/** Creates an entity. The toast says how many possible matches were found, and links to the profile. */
export function useCreateEntity() {
  const invalidate = useInvalidate();
  const navigate = useNavigate();
  return trpc.entities.create.useMutation({
    onSuccess: ({ id, pendingMatches }) => {
      toast({
        title: 'Entity created',
        description: `The entity has been successfully created.${found(pendingMatches)}`,
        tone: pendingMatches > 0 ? 'warning' : 'success',
        action: {
          label: 'View',
          onAction: () => void navigate({ to: '/entity/$id', params: { id: String(id) } }),
        },
      });
      void invalidate('entity');
    },
    onError: toastFailure('Failed to create entity'),
  });
}

const found = (matches: number) =>
  matches > 0 ? ` Screening found ${countText(matches, 'possible match', 'possible matches')}.` : '';
