import { createFileRoute } from '@tanstack/react-router';
import { AlertsPage } from '../../features/alerts/alerts-page.tsx';
import { AlertsSearch, alertsInput } from '../../features/alerts/alerts-input.ts';

export const Route = createFileRoute('/_app/alerts')({
  validateSearch: AlertsSearch,
  staticData: { title: 'Alerts' },
  loaderDeps: ({ search: { filter, page } }) => ({ filter, page }),
  loader: ({ context, deps }) => void context.utils.alerts.list.prefetch(alertsInput(deps)),
  component: AlertsPage,
});
