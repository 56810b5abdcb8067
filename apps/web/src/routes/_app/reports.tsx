import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { ReportsPage } from '../../features/reports/reports-page.tsx';
import { pageInput } from '../../features/shared/paging.ts';
import { reportsInput } from '../../features/reports/reports-input.ts';
import { choiceParam, numberParam, textParam } from '../../features/shared/search-params.ts';

export const Route = createFileRoute('/_app/reports')({
  validateSearch: v.object({
    tab: choiceParam(v.picklist(['reports', 'screenings'])),
    name: textParam,
    format: choiceParam(v.picklist(['html', 'pdf'])),
    page: numberParam,
  }),
  staticData: { title: 'Completed Reports' },
  loaderDeps: ({ search }) => search,
  loader: ({ context: { utils }, deps }) =>
    void (deps.tab === 'screenings'
      ? utils.screening.recorded.prefetch({ text: deps.name, ...pageInput(deps.page) })
      : utils.reports.list.prefetch(reportsInput(deps))),
  component: ReportsPage,
});
