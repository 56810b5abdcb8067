import { trpc } from '../../trpc.ts';
import { alertsInput } from './alerts-input.ts';
import { useAlertsView } from './use-alerts-view.ts';

/** The alerts of the view. While the next page loads, the previous one stays. */
export function useAlertsList() {
  const { view } = useAlertsView();
  const input = alertsInput(view);
  return trpc.alerts.list.useQuery(input, {
    placeholderData: (before, query) => (filterOf(query?.queryKey[1]) === input.filter ? before : undefined),
  });
}

const filterOf = (key: { input?: { filter?: string } } | undefined) => key?.input?.filter;
