import { Pagination } from '@tamis/ui/pagination';
import { Panel } from '@tamis/ui/panel';
import { TableFooter } from '@tamis/ui/table';
import { LoadError } from '../shared/load-error.tsx';
import { PAGE_SIZE, PAGE_SIZES } from '../shared/paging.ts';
import { NARROW, useMedia } from '../shared/use-media.ts';
import { sizeOf } from './entities-input.ts';
import { EntitiesItems, EntitiesItemsSkeleton } from './entities-items.tsx';
import { EntitiesTable, EntitiesTableSkeleton } from './entities-table.tsx';
import { NoEntities } from './no-entities.tsx';
import { useEntitiesList } from './use-entities-list.ts';
import { useEntitiesSearch } from './use-entities-search.ts';

/** What the view comes to: rows, or items under 641 px; nothing; an error; or not yet there. */
export function EntitiesResults() {
  const { search, change } = useEntitiesSearch();
  const { list } = useEntitiesList();
  const isNarrow = useMedia(NARROW);
  if (list.isPending) return <Panel>{isNarrow ? <EntitiesItemsSkeleton /> : <EntitiesTableSkeleton />}</Panel>;
  if (list.isError) {
    return (
      <Panel>
        <LoadError title="The entities could not be loaded" error={list.error} onRetry={() => void list.refetch()} />
      </Panel>
    );
  }
  const { rows, total } = list.data;
  if (rows.length === 0) return <NoEntities total={total} />;
  const size = sizeOf(search);
  return (
    <Panel>
      <div aria-busy={list.isPlaceholderData} className={list.isPlaceholderData ? 'opacity-60' : ''}>
        {isNarrow ? <EntitiesItems rows={rows} /> : <EntitiesTable rows={rows} />}
      </div>
      <TableFooter>
        <Pagination
          page={search.page ?? 1}
          pageSize={size}
          pageSizes={PAGE_SIZES}
          total={total}
          onPageChange={(page) => change({ page: page === 1 ? undefined : page })}
          onPageSizeChange={(next) => change({ size: next === PAGE_SIZE ? undefined : next })}
        />
      </TableFooter>
    </Panel>
  );
}
