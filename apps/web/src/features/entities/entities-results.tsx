import { Pagination } from '@tamis/ui/pagination';
import { Panel } from '@tamis/ui/panel';
import type { Entity } from '@tamis/api/entities/schema';
import { useState } from 'react';
import { TableFooter } from '@tamis/ui/table';
import { LoadError, ReloadError } from '../shared/load-error.tsx';
import { PAGE_SIZE, PAGE_SIZES } from '../shared/paging.ts';
import { NARROW, useMedia } from '../shared/use-media.ts';
import { useLastPage } from '../shared/use-last-page.ts';
import { entitiesInput, sizeOf } from './entities-input.ts';
import { EntitiesItems, EntitiesItemsSkeleton } from './entities-items.tsx';
import { EntitiesTable, EntitiesTableSkeleton } from './entities-table.tsx';
import { NoEntities } from './no-entities.tsx';
import { useEntitiesList } from './use-entities-list.ts';
import { SelectionActions } from './selection-actions.tsx';
import { useEntitiesView } from './use-entities-view.ts';

const NOBODY: ReadonlySet<number> = new Set();

/** The result of the view: a table, or items on a narrow screen; or an empty state, an error, or a skeleton. */
export function EntitiesResults() {
  const { view, change } = useEntitiesView();
  const { list } = useEntitiesList();
  const isNarrow = useMedia(NARROW);
  const isPast = useLastPage(list, view.page, sizeOf(view));
  const rowsKey = JSON.stringify({ ...entitiesInput(view), sort: undefined });
  const [choice, setChoice] = useState({ rowsKey, ids: NOBODY });
  if (choice.rowsKey !== rowsKey) setChoice({ rowsKey, ids: NOBODY });
  const chosen = choice.ids;
  const setChosen = (ids: ReadonlySet<number>) => setChoice({ rowsKey, ids });
  if (list.isPending || isPast)
    return <Panel>{isNarrow ? <EntitiesItemsSkeleton /> : <EntitiesTableSkeleton />}</Panel>;
  if (list.isLoadingError) {
    return (
      <Panel>
        <LoadError title="The entities could not be loaded" error={list.error} onRetry={() => void list.refetch()} />
      </Panel>
    );
  }
  const { rows, total } = list.data;
  if (rows.length === 0) return <NoEntities />;
  const ids = shownOf(rows, chosen);
  if (ids.size < chosen.size) setChosen(ids);
  const size = sizeOf(view);
  return (
    <>
      <ReloadError query={list} />
      <Panel>
        <div aria-busy={list.isPlaceholderData} className={list.isPlaceholderData ? 'opacity-60' : ''}>
          {isNarrow ? <EntitiesItems rows={rows} /> : <EntitiesTable rows={rows} selected={ids} onSelect={setChosen} />}
        </div>
        <TableFooter>
          <Pagination
            page={view.page ?? 1}
            pageSize={size}
            pageSizes={PAGE_SIZES}
            total={total}
            onPageChange={(page) => change({ page: page === 1 ? undefined : page })}
            onPageSizeChange={(next) => change({ size: next === PAGE_SIZE ? undefined : next })}
          />
        </TableFooter>
      </Panel>
      {!isNarrow && (
        <SelectionActions entities={rows.filter(({ id }) => ids.has(id))} onClear={() => setChosen(NOBODY)} />
      )}
    </>
  );
}

/** The selected rows that are on the page: a row that leaves it is deselected. */
const shownOf = (rows: readonly Entity[], chosen: ReadonlySet<number>): ReadonlySet<number> =>
  new Set(rows.flatMap(({ id }) => (chosen.has(id) ? [id] : [])));
