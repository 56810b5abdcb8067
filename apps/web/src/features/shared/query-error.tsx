import { Button } from '@tamis/ui/button';
import { errorText } from './error-text.ts';
import { LoadError, type Query } from './load-error.tsx';

interface QueryErrorProps {
  title?: string;
  query: Query;
}

/** The error of a query, if any: instead of the data, or in a line above data that was loaded before. */
export function QueryError({ title, query: { data, error, refetch } }: QueryErrorProps) {
  if (error === null) return null;
  const retry = () => void refetch();
  if (data === undefined) return <LoadError title={title} error={error} onRetry={retry} />;
  return (
    <div className="border-b border-hairline px-4 py-2">
      <LineError error={error} onRetry={retry} />
    </div>
  );
}

interface LineErrorProps {
  error: unknown;
  onRetry: () => void;
}

/** The error and a Retry button, on one line of a panel whose other lines are there. */
export function LineError({ error, onRetry }: LineErrorProps) {
  return (
    <p role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13">
      <span className="text-muted">{errorText(error)}</span>
      <Button size="sm" onPress={onRetry}>
        Retry
      </Button>
    </p>
  );
}
