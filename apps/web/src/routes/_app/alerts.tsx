import { AlertFilter } from '@tamis/api/alerts/view-schema';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { AlertsPage } from '../../features/alerts/alerts-page.tsx';
import { alertsInput } from '../../features/alerts/alerts-input.ts';
import { choiceParam, numberParam } from '../../features/shared/search-params.ts';

export const Route = createFileRoute('/_app/alerts')({
  validateSearch: v.object({
    filter: choiceParam(AlertFilter),
    /** The alert whose details are open. */
    alert: numberParam,
    page: numberParam,
  }),
  staticData: { title: 'Alerts' },
  loaderDeps: ({ search: { filter, page } }) => ({ filter, page }),
  loader: ({ context, deps }) => void context.utils.alerts.list.prefetch(alertsInput(deps)),
  component: AlertsPage,
});
