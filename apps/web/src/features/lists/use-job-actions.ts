import { trpc } from '../../trpc.ts';
import { toastFailure } from '../shared/toast-failure.ts';
import { useInvalidate } from '../shared/invalidate.ts';

/** The actions of an admin on jobs. */
export function useJobActions() {
  const invalidate = useInvalidate();
  const onSuccess = () => void invalidate('job');
  return {
    rescreen: trpc.jobs.rescreen.useMutation({ onSuccess, onError: toastFailure('Failed to start the screening') }),
    pause: trpc.jobs.pause.useMutation({ onSuccess, onError: toastFailure('Failed to pause the job') }),
    resume: trpc.jobs.resume.useMutation({ onSuccess, onError: toastFailure('Failed to resume the job') }),
    cancel: trpc.jobs.cancel.useMutation({ onSuccess, onError: toastFailure('Failed to cancel the job') }),
  };
}
