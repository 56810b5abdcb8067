import type { CaseAssigned, CaseFile, CaseFilter, CaseSort } from '@tamis/api/cases/schema';
import { pageInput } from '../shared/paging.ts';

interface CasesSearch {
  filter?: CaseFilter;
  text?: string;
  assigned?: CaseAssigned;
  entity?: number;
  sort?: CaseSort;
  page?: number;
}

/** The address of the page as the question to the server. */
export const casesInput = ({ page, ...search }: CasesSearch) => ({ ...viewInput(search), ...pageInput(page) });

/** A column of the board holds no more; the rest are in the list. */
const MOST_IN_COLUMN = 50;

/** The same for one column of the board. */
export const columnInput = (search: CasesSearch, status: CaseFile['status']) => ({
  ...viewInput(search),
  status,
  limit: MOST_IN_COLUMN,
});

const viewInput = ({ filter = 'all', text, assigned, entity, sort }: CasesSearch) => ({
  filter,
  text,
  assigned,
  entityId: entity,
  sort,
});
