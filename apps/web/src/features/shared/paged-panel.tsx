import { Pagination } from '@tamis/ui/pagination';
import { Panel, type PanelProps } from '@tamis/ui/panel';
import { SkeletonTable, type SkeletonTableProps } from '@tamis/ui/skeleton-table';
import { TableFooter } from '@tamis/ui/table';
import type { ReactNode } from 'react';
import { LoadError, ReloadError } from './load-error.tsx';
import { PAGE_SIZE } from './paging.ts';
import { useLastPage } from './use-last-page.ts';

interface PagedQuery<Row> {
  data: { rows: Row[]; total: number } | undefined;
  error: unknown;
  isPending: boolean;
  isPlaceholderData: boolean;
  refetch: () => Promise<unknown>;
}

interface PagedPanelProps<Row> extends Pick<PanelProps, 'title' | 'meta'> {
  /** What the rows are: 'reports'. */
  what: string;
  query: PagedQuery<Row>;
  columns: SkeletonTableProps['columns'];
  page: number | undefined;
  onPage: (page: number | undefined) => void;
  /** Shown instead of the rows if there are none. */
  empty: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
}

/** One page of a list: a skeleton, an error, the empty state, or the rows, which stay while the next page loads. */
export function PagedPanel<Row>(props: PagedPanelProps<Row>) {
  const { what, query, columns, page = 1, onPage, empty, children, ...panel } = props;
  const { data, error, isPending, isPlaceholderData } = query;
  const isPast = useLastPage(query, page);
  const retry = () => void query.refetch();
  return (
    <>
      <ReloadError query={query} />
      <Panel {...panel}>
        {(isPending || isPast) && <SkeletonTable label={`Loading the ${what}`} columns={columns} />}
        {!data && error !== null && (
          <LoadError title={`The ${what} could not be loaded`} error={error} onRetry={retry} />
        )}
        {data?.rows.length === 0 && !isPast && empty}
        {data && data.rows.length > 0 && (
          <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : ''}>
            {children(data.rows)}
            <TableFooter>
              <Pagination
                page={page}
                pageSize={PAGE_SIZE}
                total={data.total}
                onPageChange={(next) => onPage(next === 1 ? undefined : next)}
              />
            </TableFooter>
          </div>
        )}
      </Panel>
    </>
  );
}
