import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { ReportsPage } from '../../features/reports/reports-page.tsx';
import { reportsInput } from '../../features/reports/reports-input.ts';
import { choiceParam, numberParam, textParam } from '../../features/shared/search-params.ts';

export const Route = createFileRoute('/_app/reports')({
  validateSearch: v.object({ name: textParam, format: choiceParam(v.picklist(['html', 'pdf'])), page: numberParam }),
  staticData: { title: 'Completed Reports' },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.utils.reports.list.prefetch(reportsInput(deps)),
  component: ReportsPage,
});
