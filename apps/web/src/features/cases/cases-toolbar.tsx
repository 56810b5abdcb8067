import { Button } from '@tamis/ui/button';
import { SegmentedControl } from '@tamis/ui/segmented-control';
import { Select, SelectItem } from '@tamis/ui/select';
import Columns3 from 'lucide-react/icons/columns-3';
import List from 'lucide-react/icons/list';
import { countText } from '../shared/counts.ts';
import { EntityChip } from '../shared/entity-chip.tsx';
import { FilterField } from '../shared/filter-field.tsx';
import { CASE_FILTERS, CASE_SORTS } from './case-texts.ts';
import { useCasesList } from './use-cases-list.ts';
import { isFiltered, NO_FILTERS, useCasesView } from './use-cases-view.ts';

const VIEWS = [
  { id: 'list', label: 'List', icon: <List aria-hidden /> },
  { id: 'board', label: 'Board', icon: <Columns3 aria-hidden /> },
] as const;

export function CasesToolbar() {
  const { view, change } = useCasesView();
  const cases = useCasesList();
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2">
      <FilterField
        label="Filter by text or name"
        value={view.text}
        onFilter={(text) => change({ text, page: undefined }, true)}
        className="w-full sm:w-48"
      />
      <Select
        aria-label="Filter cases"
        variant="button"
        className="max-sm:min-w-[calc(50%-4px)] max-sm:flex-1"
        width={160}
        value={view.filter ?? 'all'}
        onChange={(key) => {
          const filter = CASE_FILTERS.find(({ id }) => id === key)?.id;
          change({ filter: filter === 'all' ? undefined : filter, page: undefined });
        }}
      >
        {CASE_FILTERS.map(({ id, label }) => (
          <SelectItem key={id} id={id}>
            {label}
          </SelectItem>
        ))}
      </Select>
      <Select
        aria-label="Assignee"
        variant="button"
        className="max-sm:min-w-[calc(50%-4px)] max-sm:flex-1"
        width={148}
        value={view.assigned ?? 'anyone'}
        onChange={(key) => change({ assigned: key === 'nobody' ? 'nobody' : undefined, page: undefined })}
      >
        <SelectItem id="anyone">Any assignee</SelectItem>
        <SelectItem id="nobody">Unassigned</SelectItem>
      </Select>
      <Select
        aria-label="Sort cases"
        variant="button"
        className="max-sm:min-w-[calc(50%-4px)] max-sm:flex-1"
        width={148}
        value={view.sort ?? '-createdAt'}
        onChange={(key) => {
          const sort = CASE_SORTS.find(({ id }) => id === key)?.id;
          change({ sort: sort === '-createdAt' ? undefined : sort, page: undefined });
        }}
      >
        {CASE_SORTS.map(({ id, label }) => (
          <SelectItem key={id} id={id}>
            {label}
          </SelectItem>
        ))}
      </Select>
      {view.entity !== undefined && (
        <EntityChip id={view.entity} onRemove={() => change({ entity: undefined, page: undefined })} />
      )}
      {isFiltered(view) && (
        <Button variant="ghost" onPress={() => change(NO_FILTERS)}>
          Clear filters
        </Button>
      )}
      {cases.data && (
        // On a phone it goes below the other fields, beside the sort order.
        <span className="text-13 text-muted tabular max-sm:order-last max-sm:w-full">
          {countText(cases.data.total, 'case', 'cases')}
        </span>
      )}
      <SegmentedControl
        label="View"
        items={VIEWS}
        value={view.view ?? 'list'}
        onChange={(view) => change({ view: view === 'list' ? undefined : view, page: undefined })}
        className="ms-auto"
      />
    </div>
  );
}
