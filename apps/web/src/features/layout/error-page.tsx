import type { ErrorComponentProps } from '@tanstack/react-router';
import { useRouter } from '@tanstack/react-router';
import { LoadError } from '../shared/load-error.tsx';
import { isUnreachable } from './unreachable-page.ts';

/** Where a page failed, in its place: the message and Retry, never a blank page. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const retry = () => {
    // A document does not fetch a module again that could not be fetched once.
    if (isUnreachable(error)) {
      if (navigator.onLine) window.location.reload();
      return;
    }
    reset();
    void router.invalidate();
  };
  return (
    <div className="grid min-h-[60vh] place-items-center">
      <LoadError title="This page could not be shown" error={error} onRetry={retry} />
    </div>
  );
}
