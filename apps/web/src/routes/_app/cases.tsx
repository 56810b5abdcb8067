import { CaseAssigned, CaseFilter, CaseSort } from '@tamis/api/cases/view-schema';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { CasesPage } from '../../features/cases/cases-page.tsx';
import { casesInput } from '../../features/cases/cases-input.ts';
import { choiceParam, flagParam, numberParam, textParam } from '../../features/shared/search-params.ts';

export const Route = createFileRoute('/_app/cases')({
  validateSearch: v.object({
    filter: choiceParam(CaseFilter),
    text: textParam,
    assigned: choiceParam(CaseAssigned),
    /** Only the cases of this entity. */
    entity: numberParam,
    /** The case whose sheet is open. */
    case: numberParam,
    view: choiceParam(v.picklist(['list', 'board'])),
    sort: choiceParam(CaseSort),
    page: numberParam,
    /** Whether the dialog for a new case is open. */
    new: flagParam,
    /** The confirmed match that the new case is about. */
    match: numberParam,
    /** The alert that the new case is about. */
    alert: numberParam,
  }),
  staticData: { title: 'Cases' },
  loaderDeps: ({ search: { filter, text, assigned, entity, sort, page } }) => ({
    filter,
    text,
    assigned,
    entity,
    sort,
    page,
  }),
  loader: ({ context, deps }) => void context.utils.cases.list.prefetch(casesInput(deps)),
  component: CasesPage,
});
