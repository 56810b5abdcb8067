import { EntitySort } from '@tamis/api/entities/view-schema';
import type { SortDescriptor } from 'react-aria-components/Table';
import { safeParse } from 'valibot';
import { DEFAULT_SORT } from './entities-input.ts';

/** The table's descriptor of a sort order: '-riskScore'. */
export function sortDescriptorOf(sort: EntitySort = DEFAULT_SORT): SortDescriptor {
  return { column: sort.replace('-', ''), direction: sort.startsWith('-') ? 'descending' : 'ascending' };
}

/** The sort order of a descriptor; undefined for the default. */
export function sortOf({ column, direction }: SortDescriptor): EntitySort | undefined {
  const result = safeParse(EntitySort, `${direction === 'descending' ? '-' : ''}${column}`);
  return result.success && result.output !== DEFAULT_SORT ? result.output : undefined;
}
