import type { MatchOrder, MatchState } from '@tamis/api/screening/view-schema';
import { Chip } from '@tamis/ui/chip';
import { Select, SelectItem } from '@tamis/ui/select';
import { lazy, memo, Suspense } from 'react';
import { trpc } from '../../trpc.ts';
import { countText } from '../shared/counts.ts';
import { EntityChip } from '../shared/entity-chip.tsx';
import { FilterField } from '../shared/filter-field.tsx';
import { NARROW, useMedia } from '../shared/use-media.ts';
import { type MatchesView, usualOrder } from './matches-input.ts';
import { useMatchesView } from './use-matches-view.ts';

// Loaded after the page: nobody exports before there is something to read.
const ExportMatches = lazy(() => import('./export-matches.tsx').then((module) => ({ default: module.ExportMatches })));

const STATES: readonly { id: MatchState; label: string }[] = [
  { id: 'pending', label: 'Waiting' },
  { id: 'proposed', label: 'For a second person' },
  { id: 'confirmed', label: 'Confirmed' },
  { id: 'dismissed', label: 'Dismissed' },
];

/** On a phone two filters share a line. */
const SHORT_STATES: typeof STATES = STATES.map((state) =>
  state.id === 'proposed' ? { ...state, label: 'Second person' } : state,
);

const ORDERS: readonly { id: MatchOrder; label: string }[] = [
  { id: 'score', label: 'Best first' },
  { id: 'customer', label: 'By customer' },
  { id: 'newest', label: 'Newest first' },
  { id: 'oldest', label: 'Oldest first' },
];
const DECIDED_ORDERS: typeof ORDERS = [{ id: 'decided', label: 'Last decided' }, ...ORDERS];

const ALL_LISTS = { id: 'all', label: 'All lists' };

/** Filters and order of the queue; `left` is how many matches are still in it. */
export const MatchesToolbar = memo(({ left }: { left: number | undefined }) => {
  const { view, change } = useMatchesView();
  const narrow = (next: MatchesView, replace = false) =>
    change({ ...next, page: undefined, match: undefined }, replace);
  const usual = usualOrder(view.state);
  const lists = trpc.lists.status.useQuery();
  const isNarrow = useMedia(NARROW);
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
      <Choice
        label="State"
        width={176}
        value={view.state ?? 'pending'}
        options={isNarrow ? SHORT_STATES : STATES}
        onChoose={(state) => narrow({ state: state === 'pending' ? undefined : state, order: undefined })}
      />
      <Choice
        label="List"
        width={140}
        value={view.list ?? 'all'}
        options={[
          ALL_LISTS,
          ...(lists.data ?? []).map(({ list, title }) => ({ id: list, label: title })),
          ...unlisted(view.list, lists.data),
        ]}
        onChoose={(list) => narrow({ list: list === ALL_LISTS.id ? undefined : list })}
      />
      <Choice
        label="Order"
        width={128}
        value={view.order ?? usual}
        options={usual === 'decided' ? DECIDED_ORDERS : ORDERS}
        onChoose={(order) => narrow({ order: order === usual ? undefined : order })}
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

/** A list that the address names and the lists do not hold: they are still loading, or there is no list of that code. */
function unlisted(code: string | undefined, lists: readonly { list: string }[] | undefined) {
  if (code === undefined || lists?.some(({ list }) => list === code)) return [];
  return [{ id: code, label: lists ? `No list ${code}` : code }];
}

interface ChoiceProps<Id extends string> {
  label: string;
  width: number;
  value: Id;
  options: readonly { id: Id; label: string }[];
  onChoose: (id: Id | undefined) => void;
}

/** One filter of the toolbar; on a phone two share a line. */
function Choice<Id extends string>({ label, width, value, options, onChoose }: ChoiceProps<Id>) {
  return (
    <Select
      aria-label={label}
      variant="button"
      className="max-sm:min-w-[calc(50%-4px)] max-sm:flex-1"
      width={width}
      value={value}
      onChange={(key) => onChoose(options.find(({ id }) => id === key)?.id)}
    >
      {options.map((option) => (
        <SelectItem key={option.id} id={option.id}>
          {option.label}
        </SelectItem>
      ))}
    </Select>
  );
}
