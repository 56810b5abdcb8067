import { Chip } from '@tamis/ui/chip';
import { Select, SelectItem } from '@tamis/ui/select';
import { trpc } from '../../trpc.ts';
import { countText } from '../shared/counts.ts';
import { CASE_FILTERS, CASE_SORTS } from './case-texts.ts';
import { casesInput } from './cases-input.ts';
import { useCasesSearch } from './use-cases-search.ts';

export function CasesToolbar() {
  const { search, change } = useCasesSearch();
  const cases = trpc.cases.list.useQuery(casesInput(search));
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3">
      <Select
        aria-label="Filter cases"
        variant="button"
        width={160}
        value={search.filter ?? 'all'}
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
        aria-label="Sort cases"
        variant="button"
        width={148}
        value={search.sort ?? '-createdAt'}
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
      {search.entity !== undefined && <EntityChip id={search.entity} />}
      {cases.data && <span className="text-13 text-muted tabular">{countText(cases.data.total, 'case', 'cases')}</span>}
    </div>
  );
}

/** Says whose cases these are; taken off, all are shown. */
function EntityChip({ id }: { id: number }) {
  const { change } = useCasesSearch();
  const entity = trpc.entities.get.useQuery({ id });
  return (
    <Chip
      label="Entity"
      value={entity.data?.name ?? `#${id}`}
      onRemove={() => change({ entity: undefined, page: undefined })}
    />
  );
}
