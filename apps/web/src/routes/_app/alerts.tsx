import { createFileRoute } from '@tanstack/react-router';
import { AlertsPage } from '../../features/alerts/alerts-page.tsx';
import { AlertsView, alertsInput } from '../../features/alerts/alerts-input.ts';

export const Route = createFileRoute('/_app/alerts')({
  validateSearch: AlertsView,
  staticData: { title: 'Alerts' },
  loaderDeps: ({ search: { filter, page } }) => ({ filter, page }),
  loader: ({ context, deps }) => void context.utils.alerts.list.prefetch(alertsInput(deps)),
  component: AlertsPage,
});
