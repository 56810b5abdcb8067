import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { LoadError } from '../shared/load-error.tsx';
import { isUnreachable, reloadOnce, reloadWherePossible } from './unreachable-page.ts';

/** Replaces a page that failed: the message and Retry, never a blank page. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  useEffect(() => {
    if (!isUnreachable(error)) return undefined;
    reloadOnce(error);
    // There is nothing to lose on this page, so it loads by itself once the connection is back.
    const retryOnline = () => void reloadWherePossible();
    window.addEventListener('online', retryOnline);
    return () => window.removeEventListener('online', retryOnline);
  }, [error]);
  const retry = () => {
    if (isUnreachable(error)) {
      void reloadWherePossible();
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
