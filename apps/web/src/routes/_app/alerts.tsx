import { AlertFilter } from '@tamis/api/alerts/schema';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { AlertsPage } from '../../features/alerts/alerts-page.tsx';
import { alertsInput } from '../../features/alerts/alerts-input.ts';
import { pageTitle } from '../../features/shared/page-title.ts';
import { choiceParam, numberParam } from '../../features/shared/search-params.ts';

export const Route = createFileRoute('/_app/alerts')({
  validateSearch: v.object({
    filter: choiceParam(AlertFilter),
    /** The alert whose details are open. */
    alert: numberParam,
    page: numberParam,
  }),
  head: pageTitle('Alerts'),
  loaderDeps: ({ search: { filter, page } }) => ({ filter, page }),
  loader: ({ context, deps }) => void context.utils.alerts.list.prefetch(alertsInput(deps)),
  component: AlertsPage,
});
