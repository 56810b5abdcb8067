import { Banner } from '@tamis/ui/banner';
import { Button } from '@tamis/ui/button';
import { EmptyState } from '@tamis/ui/empty-state';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { errorText, statusOf } from './error-text.ts';

interface LoadErrorProps {
  title?: string;
  error: unknown;
  onRetry: () => void;
}

/** A query that may have failed. */
export interface Query {
  data: unknown;
  error: unknown;
  refetch: () => Promise<unknown>;
}

/** Shown instead of the data: the error, and a way to try again, unless what was requested does not exist. */
export function LoadError({ title = 'This could not be loaded', error, onRetry }: LoadErrorProps) {
  const isFinal = statusOf(error) === 404;
  return (
    <EmptyState
      role="alert"
      icon={<CircleAlert />}
      title={title}
      actions={isFinal ? undefined : <Button onPress={onRetry}>Retry</Button>}
    >
      {errorText(error)}
    </EmptyState>
  );
}

/** Shown above data that could not be loaded again: the data stays, and may be outdated. */
export function ReloadError({ query: { data, error, refetch } }: { query: Query }) {
  if (error === null || data === undefined) return null;
  return (
    <Banner
      tone="warning"
      title="What is shown may be out of date"
      className="no-print mb-4"
      live
      action={
        <Button size="sm" onPress={() => void refetch()}>
          Retry
        </Button>
      }
    >
      {errorText(error)}
    </Banner>
  );
}
