import { toast } from '@tamis/ui/toast';
import { trpc } from '../../trpc.ts';
import { toastFailure } from '../shared/toast-failure.ts';
import { useInvalidate } from '../shared/invalidate.ts';

/** Unlinks an article from an entity; the toast has an Undo. */
export function useUnlinkArticle() {
  const invalidate = useInvalidate();
  const relink = trpc.media.relink.useMutation({
    onSuccess: ({ title }) => {
      toast({ title: 'Article linked again', description: title });
      void invalidate('media');
    },
    onError: toastFailure('Failed to link the article again'),
  });
  const unlink = trpc.media.unlink.useMutation({
    onSuccess: ({ id, title }, { entityId }) => {
      toast({
        title: 'Article unlinked',
        description: `${title}: the risk was assessed without it.`,
        action: { label: 'Undo', onAction: () => relink.mutate({ id, entityId }) },
      });
      void invalidate('media');
    },
    onError: toastFailure('Failed to unlink the article'),
  });
  return { unlink, relink };
}
