import { Panel, type PanelProps } from '@tamis/ui/panel';
import type { ReactNode } from 'react';
import type { Query } from '../shared/load-error.tsx';
import { QueryError } from '../shared/query-error.tsx';

interface NewestPanelProps<Row> extends Pick<PanelProps, 'actions' | 'footer'> {
  title: string;
  query: Query & { data: { rows: Row[]; total: number } | undefined };
  children: (rows: readonly Row[]) => ReactNode;
}

/**
 * A panel with the newest items of one kind; nothing if there are none. If a refetch fails, the items stay, below the
 * error.
 */
export function NewestPanel<Row>({ title, query, children, ...panel }: NewestPanelProps<Row>) {
  const { data, error } = query;
  const fault = <QueryError title={`The ${title.toLowerCase()} could not be loaded`} query={query} />;
  if (!data) return error !== null && <Panel title={title}>{fault}</Panel>;
  if (data.total === 0) return null;
  return (
    <Panel title={title} count={data.total} {...panel}>
      {fault}
      {children(data.rows)}
    </Panel>
  );
}
