import { Button } from '@tamis/ui/button';
import { EmptyState } from '@tamis/ui/empty-state';
import { Panel } from '@tamis/ui/panel';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { errorText, isUnknown, statusOf } from '../shared/error-text.ts';
import { BackButton } from './back-button.tsx';

export function ArticleError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Panel>
      <h1 className="sr-only">Article</h1>
      <EmptyState
        role="alert"
        icon={<CircleAlert />}
        title="Error Loading Article"
        actions={
          <>
            <BackButton />
            <Button onPress={onRetry}>Retry</Button>
          </>
        }
      >
        {messageOf(error)}
      </EmptyState>
    </Panel>
  );
}

function messageOf(error: unknown): string {
  if (isUnknown(error)) return 'Unable to load the article at this time.';
  return statusOf(error) === undefined ? `Failed to load article. ${errorText(error)}` : errorText(error);
}
