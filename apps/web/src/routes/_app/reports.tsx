import { createFileRoute } from '@tanstack/react-router';
import { ReportsPage } from '../../features/reports/reports-page.tsx';
import { pageInput } from '../../features/shared/paging.ts';
import { ReportsView, reportsInput } from '../../features/reports/reports-input.ts';

export const Route = createFileRoute('/_app/reports')({
  validateSearch: ReportsView,
  staticData: { title: 'Completed Reports' },
  loaderDeps: ({ search }) => search,
  loader: ({ context: { utils }, deps }) =>
    void (deps.tab === 'screenings'
      ? utils.screening.recorded.prefetch({ text: deps.name, ...pageInput(deps.page) })
      : utils.reports.list.prefetch(reportsInput(deps))),
  component: ReportsPage,
});
