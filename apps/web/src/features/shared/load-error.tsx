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

/** Stands where the data would: what went wrong and a way to try again. */
export function LoadError({ title = 'This could not be loaded', error, onRetry }: LoadErrorProps) {
  return (
    <EmptyState role="alert" icon={<CircleAlert />} title={title} actions={<Button onPress={onRetry}>Retry</Button>}>
      {errorText(error)}
    </EmptyState>
  );
}

/** The same on one line of a panel, whose other lines are there. */
export function LineError({ error, onRetry }: Omit<LoadErrorProps, 'title'>) {
  return (
    <p role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13">
      <span className="text-muted">{errorText(error)}</span>
      <Button size="sm" onPress={onRetry}>
        Retry
      </Button>
    </p>
  );
}

/** Above data that is there and could not be loaded anew: it stays, and may be out of date. */
export function ReloadError({ error, onRetry }: Omit<LoadErrorProps, 'title'>) {
  return (
    <Banner
      tone="warning"
      title="What is shown may be out of date"
      className="no-print mb-4"
      live
      action={
        <Button size="sm" onPress={onRetry}>
          Retry
        </Button>
      }
    >
      {errorText(error)}
    </Banner>
  );
}
