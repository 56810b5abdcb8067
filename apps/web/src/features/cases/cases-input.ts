import type { CaseFile, CaseFilter, CaseSort } from '@tamis/api/cases/schema';
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

/** A column of the board holds no more; the rest are in the list. */
const MOST_IN_COLUMN = 50;

/** The same for one column of the board. */
export const columnInput = ({ filter = 'all', entity, sort }: CasesSearch, status: CaseFile['status']) => ({
  filter,
  status,
  entityId: entity,
  sort,
  limit: MOST_IN_COLUMN,
});
