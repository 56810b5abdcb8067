import { EmptyState } from '@tamis/ui/empty-state';
import { Panel } from '@tamis/ui/panel';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { errorText } from '../shared/error-text.ts';
import { BackButton } from './back-button.tsx';

const UNKNOWN = 'Unknown error occurred';

export function ArticleError({ error }: { error: unknown }) {
  const message = errorText(error);
  return (
    <Panel>
      <h1 className="sr-only">Article</h1>
      <EmptyState role="alert" icon={<CircleAlert />} title="Error Loading Article" actions={<BackButton />}>
        {message === UNKNOWN ? 'Unable to load the article at this time.' : message}
      </EmptyState>
    </Panel>
  );
}
