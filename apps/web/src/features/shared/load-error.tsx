import { Button } from '@tamis/ui/button';
import { EmptyState } from '@tamis/ui/empty-state';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { errorText } from './error-text.ts';

export interface LoadErrorProps {
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
