import type { ToastOptions } from '@tamis/ui/toast';

/** Shows a toast from a page that should open without waiting for the toaster's code. */
export function notify(options: ToastOptions) {
  void import('@tamis/ui/toast').then(({ toast }) => toast(options));
}
