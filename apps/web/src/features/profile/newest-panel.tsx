import { Panel, type PanelProps } from '@tamis/ui/panel';
import type { ReactNode } from 'react';
import { numberText } from '../shared/counts.ts';
import { LineError, LoadError } from '../shared/load-error.tsx';

interface NewestPanelProps<Row> extends Pick<PanelProps, 'actions' | 'footer'> {
  title: string;
  query: { data: { rows: Row[]; total: number } | undefined; error: unknown; refetch: () => Promise<unknown> };
  children: (rows: readonly Row[]) => ReactNode;
}

/** The newest of something that an entity has; no panel where there is nothing. What is there stays when asked for anew. */
export function NewestPanel<Row>({ title, query, children, ...panel }: NewestPanelProps<Row>) {
  const { data, error } = query;
  const retry = () => void query.refetch();
  if (!data) {
    return (
      error !== null && (
        <Panel title={title}>
          <LoadError title={`The ${title.toLowerCase()} could not be loaded`} error={error} onRetry={retry} />
        </Panel>
      )
    );
  }
  if (data.total === 0) return null;
  return (
    <Panel title={title} meta={numberText(data.total)} {...panel}>
      {error !== null && (
        <div className="border-b border-hairline px-4 py-2">
          <LineError error={error} onRetry={retry} />
        </div>
      )}
      {children(data.rows)}
    </Panel>
  );
}
