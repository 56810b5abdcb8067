import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { ReportsPage } from '../../features/reports/reports-page.tsx';
import { pageInput } from '../../features/shared/paging.ts';
import { numberParam } from '../../features/shared/search-params.ts';

export const Route = createFileRoute('/_app/reports')({
  validateSearch: v.object({ page: numberParam }),
  staticData: { title: 'Completed Reports' },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.utils.reports.list.prefetch(pageInput(deps.page)),
  component: ReportsPage,
});
