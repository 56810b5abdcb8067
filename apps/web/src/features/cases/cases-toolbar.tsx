import type { CaseAssigned } from '@tamis/api/cases/view-schema';
import { Button } from '@tamis/ui/button';
import { SegmentedControl } from '@tamis/ui/segmented-control';
import Columns3 from 'lucide-react/icons/columns-3';
import List from 'lucide-react/icons/list';
import { countText } from '../shared/counts.ts';
import { EntityChip } from '../shared/entity-chip.tsx';
import { FilterField } from '../shared/filter-field.tsx';
import { type FilterOptions, FilterSelect } from '../shared/filter-select.tsx';
import { CASE_FILTERS, CASE_SORTS } from './case-texts.ts';
import { useCasesList } from './use-cases-list.ts';
import { isFiltered, NO_FILTERS, useCasesView } from './use-cases-view.ts';

const VIEWS = [
  { id: 'list', label: 'List', icon: <List aria-hidden /> },
  { id: 'board', label: 'Board', icon: <Columns3 aria-hidden /> },
] as const;

const ASSIGNED: FilterOptions<CaseAssigned> = [
  { id: 'anyone', label: 'Any assignee' },
  { id: 'nobody', label: 'Unassigned' },
];

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
      <FilterSelect
        label="Filter cases"
        width={160}
        options={CASE_FILTERS}
        value={view.filter}
        onChange={(filter) => change({ filter, page: undefined })}
      />
      <FilterSelect
        label="Assignee"
        width={148}
        options={ASSIGNED}
        value={view.assigned}
        onChange={(assigned) => change({ assigned, page: undefined })}
      />
      <FilterSelect
        label="Sort cases"
        width={148}
        options={CASE_SORTS}
        value={view.sort}
        onChange={(sort) => change({ sort, page: undefined })}
      />
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
