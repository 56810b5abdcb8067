import { createFileRoute } from '@tanstack/react-router';
import { CasesPage } from '../../features/cases/cases-page.tsx';
import { CasesView, casesInput } from '../../features/cases/cases-input.ts';

export const Route = createFileRoute('/_app/cases')({
  validateSearch: CasesView,
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
