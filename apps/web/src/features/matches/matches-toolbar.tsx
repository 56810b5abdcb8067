import type { MatchOrder, MatchState } from '@tamis/api/screening/schema';
import { Chip } from '@tamis/ui/chip';
import { Select, SelectItem } from '@tamis/ui/select';
import { lazy, memo, Suspense } from 'react';
import { trpc } from '../../trpc.ts';
import { countText } from '../shared/counts.ts';
import { EntityChip } from '../shared/entity-chip.tsx';
import { FilterField } from '../shared/filter-field.tsx';
import { usualOrder } from './matches-input.ts';
import { useMatchesView } from './use-matches-view.ts';

// Comes after the page: nobody exports before there is something to read.
const ExportMatches = lazy(() => import('./export-matches.tsx').then((module) => ({ default: module.ExportMatches })));

const STATES: readonly { id: MatchState; label: string }[] = [
  { id: 'pending', label: 'Waiting' },
  { id: 'proposed', label: 'For a second person' },
  { id: 'confirmed', label: 'Confirmed' },
  { id: 'dismissed', label: 'Dismissed' },
];

const ORDERS: readonly { id: MatchOrder; label: string }[] = [
  { id: 'score', label: 'Best first' },
  { id: 'customer', label: 'By customer' },
  { id: 'newest', label: 'Newest first' },
  { id: 'oldest', label: 'Oldest first' },
];
const DECIDED_ORDERS: typeof ORDERS = [{ id: 'decided', label: 'Last decided' }, ...ORDERS];

/** What is shown and in which order; `left` is how many are still in it. */
export const MatchesToolbar = memo(({ left }: { left: number | undefined }) => {
  const { view, change } = useMatchesView();
  const usual = usualOrder(view.state);
  const orders = usual === 'decided' ? DECIDED_ORDERS : ORDERS;
  const lists = trpc.lists.status.useQuery();
  return (
    <div className="flex flex-wrap items-center gap-3 lg:gap-2">
      {view.entity === undefined && (
        <FilterField
          label="Filter by name"
          value={view.name}
          onFilter={(name) => change({ name, page: undefined, match: undefined }, true)}
          className="w-full sm:w-34"
        />
      )}
      <Select
        aria-label="State"
        variant="button"
        className="max-sm:min-w-[calc(50%-6px)] max-sm:flex-1"
        width={176}
        value={view.state ?? 'pending'}
        onChange={(key) => {
          const state = STATES.find(({ id }) => id === key)?.id;
          change({
            state: state === 'pending' ? undefined : state,
            order: undefined,
            page: undefined,
            match: undefined,
          });
        }}
      >
        {STATES.map(({ id, label }) => (
          <SelectItem key={id} id={id}>
            {label}
          </SelectItem>
        ))}
      </Select>
      <Select
        aria-label="List"
        variant="button"
        className="max-sm:min-w-[calc(50%-6px)] max-sm:flex-1"
        width={152}
        value={view.list ?? 'all'}
        onChange={(key) => change({ list: key === 'all' ? undefined : String(key), page: undefined, match: undefined })}
      >
        <SelectItem id="all">All lists</SelectItem>
        {(lists.data ?? []).map(({ list, title }) => (
          <SelectItem key={list} id={list}>
            {title}
          </SelectItem>
        ))}
      </Select>
      <Select
        aria-label="Order"
        variant="button"
        className="max-sm:min-w-[calc(50%-6px)] max-sm:flex-1"
        width={128}
        value={view.order ?? usual}
        onChange={(key) => {
          const order = orders.find(({ id }) => id === key)?.id;
          change({ order: order === usual ? undefined : order, page: undefined, match: undefined });
        }}
      >
        {orders.map(({ id, label }) => (
          <SelectItem key={id} id={id}>
            {label}
          </SelectItem>
        ))}
      </Select>
      {view.entity !== undefined && (
        <EntityChip
          id={view.entity}
          onRemove={() => change({ entity: undefined, page: undefined, match: undefined })}
        />
      )}
      {view.upload !== undefined && (
        <Chip
          label="Upload"
          value={`Job ${view.upload}`}
          onRemove={() => change({ upload: undefined, page: undefined, match: undefined })}
        />
      )}
      <Suspense fallback={<span className="size-8 max-sm:hidden" />}>
        <ExportMatches />
      </Suspense>
      {left !== undefined && (
        // Beside the comparison the steps say it as well: '1 of 205'.
        <output className="text-13 text-muted tabular lg:sr-only">
          {view.state === undefined
            ? `${countText(left, 'match', 'matches')} left`
            : countText(left, 'match', 'matches')}
        </output>
      )}
    </div>
  );
});
MatchesToolbar.displayName = 'MatchesToolbar';
