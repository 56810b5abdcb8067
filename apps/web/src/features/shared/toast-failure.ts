import { toast } from '@tamis/ui/toast';
import { failure, isRefusal } from './error-text.ts';

/** An `onError` that shows what failed, with the reason: 'Failed to add comment'. */
export const toastFailure = (title: string) => (error: unknown) => {
  toast(failure(title, error));
};

/** The same, except for what the server refuses: the form shows that at its field. */
export const toastUnlessRefused = (title: string) => (error: unknown) => {
  if (!isRefusal(error)) toast(failure(title, error));
};
