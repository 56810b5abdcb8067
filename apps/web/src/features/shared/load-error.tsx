import { Banner } from '@tamis/ui/banner';
import { Button } from '@tamis/ui/button';
import { EmptyState } from '@tamis/ui/empty-state';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { errorText } from './error-text.ts';

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

/** Stands where the data would: what went wrong and a way to try again. */
export function LoadError({ title = 'This could not be loaded', error, onRetry }: LoadErrorProps) {
  return (
    <EmptyState role="alert" icon={<CircleAlert />} title={title} actions={<Button onPress={onRetry}>Retry</Button>}>
      {errorText(error)}
    </EmptyState>
  );
}

/** On a page, above what a query has shown and could not load anew: it stays, and may be out of date. */
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
