import type { CaseFile } from '@tamis/api/cases/schema';
import { CaseAssigned, CaseFilter, CaseSort } from '@tamis/api/cases/view-schema';
import * as v from 'valibot';
import { pageInput } from '../shared/paging.ts';
import { choiceParam, flagParam, numberParam, textParam } from '../shared/search-params.ts';

/** The view in the URL. */
export const CasesView = v.object({
  filter: choiceParam(CaseFilter),
  /** Words of the case, or the name of its entity. */
  text: textParam,
  assigned: choiceParam(CaseAssigned),
  /** Only the cases of this entity. */
  entity: numberParam,
  /** The case whose sheet is open. */
  case: numberParam,
  /** The list by default. */
  view: choiceParam(v.picklist(['list', 'board'])),
  sort: choiceParam(CaseSort),
  page: numberParam,
  /** Whether the dialog for a new case is open. */
  new: flagParam,
  /** The confirmed match that the new case is about. */
  match: numberParam,
  /** The alert that the new case is about. */
  alert: numberParam,
});
export type CasesView = v.InferOutput<typeof CasesView>;

/** The view as the query input. */
export const casesInput = ({ page, ...view }: CasesView) => ({ ...viewInput(view), ...pageInput(page) });

/** The most cases in a column of the board; the rest are in the list. */
const MOST_IN_COLUMN = 50;

/** The same for one column of the board. */
export const columnInput = (view: CasesView, status: CaseFile['status']) => ({
  ...viewInput(view),
  status,
  limit: MOST_IN_COLUMN,
});

const viewInput = ({ filter = 'all', text, assigned, entity, sort }: CasesView) => ({
  filter,
  text,
  assigned,
  entityId: entity,
  sort,
});
