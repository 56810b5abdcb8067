import type { HandedIn } from '@tamis/api/media/schema';
import { toast } from '@tamis/ui/toast';
import { useNavigate } from '@tanstack/react-router';
import { trpc } from '../../trpc.ts';
import { countText } from '../shared/counts.ts';
import { useInvalidate } from '../shared/invalidate.ts';
import { toastUnlessRefused } from '../shared/toast-failure.ts';

/**
 * Adds an article by its address or as text. The form shows what is wrong with the input; a toast shows any other
 * error.
 */
export function useAddArticle() {
  const invalidate = useInvalidate();
  const navigate = useNavigate();
  const options = {
    onSuccess: ({ id, title, mentions, isKnown }: HandedIn) => {
      toast({
        title: isKnown ? 'Article already there' : 'Article added',
        description: `${title}: linked to ${countText(mentions.length, 'entity', 'entities')}.`,
        action: { label: 'View', onAction: () => void navigate({ to: '/articles/$id', params: { id: String(id) } }) },
      });
      void invalidate('media');
    },
    onError: toastUnlessRefused('Failed to add article'),
  };
  return { byUrl: trpc.media.addByUrl.useMutation(options), asText: trpc.media.add.useMutation(options) };
}
