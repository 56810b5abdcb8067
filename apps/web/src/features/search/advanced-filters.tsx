import { EntityType } from '@tamis/api/entities/view-schema';
import { ENTITY_TYPE_TEXTS } from '@tamis/api/entities/words';
import { Button } from '@tamis/ui/button';
import { Disclosure } from '@tamis/ui/disclosure';
import { Panel } from '@tamis/ui/panel';
import { Select, SelectItem } from '@tamis/ui/select';
import { FilterField } from '../shared/filter-field.tsx';
import { isFiltered, NO_FILTERS } from './search-filters.ts';
import { useSearchView } from './use-search-view.ts';

const RISKS = [
  { id: 'high', label: 'High' },
  { id: 'medium', label: 'Medium' },
  { id: 'low', label: 'Low' },
] as const;

/** Open if the URL says so, or if a filter is active that would otherwise be hidden. */
export function AdvancedFilters() {
  const { view, change } = useSearchView();
  const isOpen = view.filters ?? isFiltered(view);
  return (
    <Panel className="no-print mb-6">
      <Disclosure
        title="Advanced Filters"
        level={2}
        isExpanded={isOpen}
        onExpandedChange={(filters) => change({ filters }, true)}
        className="px-2 py-1"
      >
        <div className="-ms-6 grid items-end gap-4 sm:grid-flow-col sm:grid-cols-[180px_180px_minmax(0,1fr)]">
          <Select
            label="Entity Type"
            size="sm"
            value={view.type ?? 'all'}
            onChange={(key) => change({ type: EntityType.options.find((type) => type === key) }, true)}
          >
            <SelectItem id="all">All</SelectItem>
            {EntityType.options.map((type) => (
              <SelectItem key={type} id={type}>
                {ENTITY_TYPE_TEXTS[type]}
              </SelectItem>
            ))}
          </Select>
          <Select
            label="Risk Level"
            size="sm"
            value={view.risk ?? 'all'}
            onChange={(key) => change({ risk: RISKS.find(({ id }) => id === key)?.id }, true)}
          >
            <SelectItem id="all">All</SelectItem>
            {RISKS.map(({ id, label }) => (
              <SelectItem key={id} id={id}>
                {label}
              </SelectItem>
            ))}
          </Select>
          <div>
            <span aria-hidden className="mb-1 block text-13 font-medium">
              Country
            </span>
            <FilterField label="Country" value={view.country} onFilter={(country) => change({ country }, true)} />
          </div>
          {isFiltered(view) && (
            <Button variant="ghost" onPress={() => change(NO_FILTERS, true)}>
              Clear filters
            </Button>
          )}
        </div>
      </Disclosure>
    </Panel>
  );
}
