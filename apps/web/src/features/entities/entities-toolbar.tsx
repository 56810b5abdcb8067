import { EntityType } from '@tamis/api/entities/view-schema';
import { ENTITY_TYPE_TEXTS } from '@tamis/api/entities/words';
import { Button } from '@tamis/ui/button';
import { Select, SelectItem } from '@tamis/ui/select';
import { numberText } from '../shared/counts.ts';
import { FilterField } from '../shared/filter-field.tsx';
import { useEntitiesList } from './use-entities-list.ts';
import { isFiltered, NO_FILTERS, useEntitiesView } from './use-entities-view.ts';

/** Filters by name, country, type and waiting matches; and how many entities match out of how many. */
export function EntitiesToolbar() {
  const { view, change } = useEntitiesView();
  return (
    <div className={`mb-4 flex flex-wrap items-center gap-2 ${isFiltered(view) ? '' : 'no-print'}`}>
      <FilterField
        label="Filter by name"
        value={view.name}
        onFilter={(name) => change({ name }, true)}
        className="w-full sm:w-56"
      />
      <FilterField
        label="Filter by country"
        value={view.country}
        onFilter={(country) => change({ country }, true)}
        className="w-full sm:w-44"
      />
      <Select
        aria-label="Type"
        variant="button"
        className="max-sm:min-w-[calc(50%-4px)] max-sm:flex-1"
        value={view.type ?? 'all'}
        onChange={(key) => change({ type: typeOf(key) })}
      >
        <SelectItem id="all">All types</SelectItem>
        {EntityType.options.map((type) => (
          <SelectItem key={type} id={type}>
            {ENTITY_TYPE_TEXTS[type]}
          </SelectItem>
        ))}
      </Select>
      <Select
        aria-label="Matches"
        variant="button"
        className="max-sm:min-w-[calc(50%-4px)] max-sm:flex-1"
        value={view.matches ?? 'any'}
        onChange={(key) => change({ matches: key === 'waiting' ? key : undefined })}
      >
        <SelectItem id="any">Any matches</SelectItem>
        <SelectItem id="waiting">Matches waiting</SelectItem>
      </Select>
      {isFiltered(view) && (
        <Button variant="ghost" className="no-print max-sm:-ms-3" onPress={() => change(NO_FILTERS)}>
          Clear filters
        </Button>
      )}
      <Remaining />
    </div>
  );
}

function typeOf(key: unknown): EntityType | undefined {
  return EntityType.options.find((type) => type === key);
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
