import { toast } from '@tamis/ui/toast';
import { failure, isRefusal, statusOf } from './error-text.ts';

/**
 * An `onError` that shows what failed and why: 'Failed to add comment'. Shows nothing if the session has ended, because
 * the sign-in page is public.
 */
export const toastFailure = (title: string) => (error: unknown) => {
  if (statusOf(error) !== 401) toast(failure(title, error));
};

/** The same, except for rejected input: the form shows that at its field. */
export const toastUnlessRefused = (title: string) => (error: unknown) => {
  if (!isRefusal(error)) toastFailure(title)(error);
};
