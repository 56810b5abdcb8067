import { EntitySort } from '@tamis/api/entities/view-schema';
import type { SortDescriptor } from 'react-aria-components/Table';
import { safeParse } from 'valibot';
import { DEFAULT_SORT } from './entities-input.ts';

/** '-riskScore' as the table says it. */
export function sortDescriptorOf(sort: EntitySort = DEFAULT_SORT): SortDescriptor {
  return { column: sort.replace('-', ''), direction: sort.startsWith('-') ? 'descending' : 'ascending' };
}

/** Back again; undefined for the order that needs no saying. */
export function sortOf({ column, direction }: SortDescriptor): EntitySort | undefined {
  const result = safeParse(EntitySort, `${direction === 'descending' ? '-' : ''}${column}`);
  return result.success && result.output !== DEFAULT_SORT ? result.output : undefined;
}
