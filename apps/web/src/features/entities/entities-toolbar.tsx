import { EntityType } from '@tamis/api/entities/view-schema';
import { ENTITY_TYPE_TEXTS } from '@tamis/api/entities/words';
import { Button } from '@tamis/ui/button';
import { numberText } from '../shared/counts.ts';
import { FilterField } from '../shared/filter-field.tsx';
import { type FilterOptions, FilterSelect } from '../shared/filter-select.tsx';
import { useEntitiesList } from './use-entities-list.ts';
import { isFiltered, NO_FILTERS, useEntitiesView } from './use-entities-view.ts';

const TYPES: FilterOptions<EntityType> = [
  { id: 'all', label: 'All types' },
  ...EntityType.options.map((id) => ({ id, label: ENTITY_TYPE_TEXTS[id] })),
];

const MATCHES: FilterOptions<'waiting'> = [
  { id: 'any', label: 'Any matches' },
  { id: 'waiting', label: 'Matches waiting' },
];

/** Filters by name, country, type and waiting matches; and how many entities match out of how many. */
export function EntitiesToolbar() {
  const { view, change } = useEntitiesView();
  return (
    <div className={`mb-4 flex flex-wrap items-center gap-2 ${isFiltered(view) ? '' : 'no-print'}`}>
      <FilterField
        label="Filter by name"
        value={view.name}
        onFilter={(name) => change({ name }, true)}
        className="w-[calc(50%-4px)] sm:w-56"
      />
      <FilterField
        label="Filter by country"
        value={view.country}
        onFilter={(country) => change({ country }, true)}
        className="w-[calc(50%-4px)] sm:w-44"
      />
      <FilterSelect label="Type" options={TYPES} value={view.type} onChange={(type) => change({ type })} />
      <FilterSelect
        label="Matches"
        options={MATCHES}
        value={view.matches}
        onChange={(matches) => change({ matches })}
      />
      {isFiltered(view) && (
        <Button variant="ghost" className="no-print max-sm:-ms-3" onPress={() => change(NO_FILTERS)}>
          Clear filters
        </Button>
      )}
      <Remaining />
    </div>
  );
}

/** '1,204 of 52,640' while a filter is active. */
function Remaining() {
  const { view } = useEntitiesView();
  const { list, counts } = useEntitiesList();
  const all = counts.data?.[view.tab ?? 'all'];
  if (!list.data || all === undefined || !isFiltered(view)) return null;
  return (
    <span className="ms-auto text-13 text-muted tabular">
      {numberText(list.data.total)} of {numberText(all)}
    </span>
  );
}
