import type { MatchOrder, MatchState } from '@tamis/api/screening/view-schema';
import { Chip } from '@tamis/ui/chip';
import { lazy, memo, Suspense } from 'react';
import { trpc } from '../../trpc.ts';
import { countText } from '../shared/counts.ts';
import { EntityChip } from '../shared/entity-chip.tsx';
import { FilterField } from '../shared/filter-field.tsx';
import { type FilterOptions, FilterSelect } from '../shared/filter-select.tsx';
import { useMedia } from '../shared/use-media.ts';
import { type MatchesView, usualOrder } from './matches-input.ts';
import { useMatchesView } from './use-matches-view.ts';

// Loaded after the page: nobody exports before there is something to read.
const ExportMatches = lazy(() => import('./export-matches.tsx').then((module) => ({ default: module.ExportMatches })));

/** With less room, the labels are short, so that the filters fit beside the title. */
const statesFor = (isWide: boolean): FilterOptions<MatchState> => [
  { id: 'pending', label: 'Waiting' },
  { id: 'proposed', label: isWide ? 'For a second person' : 'Second person' },
  { id: 'confirmed', label: 'Confirmed' },
  { id: 'dismissed', label: 'Dismissed' },
];

const ORDERS = [
  { id: 'score', label: 'Best first' },
  { id: 'customer', label: 'By customer' },
  { id: 'newest', label: 'Newest first' },
  { id: 'oldest', label: 'Oldest first' },
] as const satisfies FilterOptions<MatchOrder>;
const DECIDED_ORDERS: FilterOptions<MatchOrder> = [{ id: 'decided', label: 'Last decided' }, ...ORDERS];

/** Filters and order of the queue; `left` is how many matches are still in it. */
export const MatchesToolbar = memo(({ left }: { left: number | undefined }) => {
  const { view, change } = useMatchesView();
  const narrow = (next: MatchesView, replace = false) =>
    change({ ...next, page: undefined, match: undefined }, replace);
  const lists = trpc.lists.status.useQuery();
  const isWide = useMedia('(min-width: 1400px)');
  return (
    <div className="flex flex-wrap items-center gap-2">
      {view.entity === undefined && (
        <FilterField
          label="Filter by name"
          value={view.name}
          onFilter={(name) => narrow({ name }, true)}
          className="w-full sm:w-34"
        />
      )}
      <FilterSelect
        label="State"
        width={isWide ? 176 : 140}
        options={statesFor(isWide)}
        value={view.state}
        onChange={(state) => narrow({ state, order: undefined })}
      />
      <FilterSelect
        label="List"
        width={132}
        options={[
          { id: 'all', label: 'All lists' },
          ...(lists.data ?? []).map(({ list, title }) => ({ id: list, label: title })),
          ...unlisted(view.list, lists.data),
        ]}
        value={view.list}
        onChange={(list) => narrow({ list })}
      />
      <FilterSelect
        label="Order"
        width={128}
        options={usualOrder(view.state) === 'decided' ? DECIDED_ORDERS : ORDERS}
        value={view.order}
        onChange={(order) => narrow({ order })}
      />
      {view.entity !== undefined && <EntityChip id={view.entity} onRemove={() => narrow({ entity: undefined })} />}
      {view.upload !== undefined && (
        <Chip label="Upload" value={`Job ${view.upload}`} onRemove={() => narrow({ upload: undefined })} />
      )}
      <Suspense fallback={<span className="size-8 pointer-coarse:size-10" />}>
        <ExportMatches />
      </Suspense>
      {left !== undefined && (
        // Beside the comparison, the steps show it as well: '1 of 205'.
        <output className="text-13 text-muted tabular lg:sr-only">
          {view.state === undefined
            ? `${countText(left, 'decision', 'decisions')} left`
            : countText(left, 'match', 'matches')}
        </output>
      )}
    </div>
  );
});
MatchesToolbar.displayName = 'MatchesToolbar';

/** The list in the URL as an option, while the lists load or if there is no such list. */
function unlisted(code: string | undefined, lists: readonly { list: string }[] | undefined) {
  if (code === undefined || lists?.some(({ list }) => list === code)) return [];
  return [{ id: code, label: lists ? `No list ${code}` : code }];
}
