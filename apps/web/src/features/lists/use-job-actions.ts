import { toast } from '@tamis/ui/toast';
import { trpc } from '../../trpc.ts';
import { failure } from '../shared/error-text.ts';
import { useInvalidate } from '../shared/invalidate.ts';

/** What an admin does with the server's work. */
export function useJobActions() {
  const invalidate = useInvalidate();
  const changes = {
    onSuccess: () => void invalidate('job'),
    onError: (error: unknown) => toast(failure('This could not be done', error)),
  };
  return {
    rescreen: trpc.jobs.rescreen.useMutation(changes),
    pause: trpc.jobs.pause.useMutation(changes),
    resume: trpc.jobs.resume.useMutation(changes),
    cancel: trpc.jobs.cancel.useMutation(changes),
  };
}
