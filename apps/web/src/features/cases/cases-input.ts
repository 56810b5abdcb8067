import type { CaseFilter, CaseSort } from '@tamis/api/cases/schema';
import { pageInput } from '../shared/paging.ts';

interface CasesSearch {
  filter?: CaseFilter;
  entity?: number;
  sort?: CaseSort;
  page?: number;
}

/** The address of the page as the question to the server. */
export const casesInput = ({ filter = 'all', entity, sort, page }: CasesSearch) => ({
  filter,
  entityId: entity,
  sort,
  ...pageInput(page),
});
