import { trpc } from '../../trpc.ts';
import { alertsInput } from './alerts-input.ts';
import { useAlertsSearch } from './use-alerts-search.ts';

/** The alerts of the view; while the next page loads, the page before it stays. */
export function useAlertsList() {
  const { search } = useAlertsSearch();
  const input = alertsInput(search);
  return trpc.alerts.list.useQuery(input, {
    placeholderData: (before, query) => (filterOf(query?.queryKey[1]) === input.filter ? before : undefined),
  });
}

const filterOf = (key: { input?: { filter?: string } } | undefined) => key?.input?.filter;
