import type { AdminView } from '../shared/use-admin-view.ts';

const DAY_MS = 86_400_000;

export const PERIODS = [
  { id: 'day', label: 'Last 24 hours', days: 1 },
  { id: 'week', label: 'Last 7 days', days: 7 },
  { id: 'month', label: 'Last 30 days', days: 30 },
] as const;

/** The address as the question to the server. It changes once a minute at most, so that a page is not asked for twice. */
export function auditFilter({ actor, action, period }: Pick<AdminView, 'actor' | 'action' | 'period'>) {
  const days = PERIODS.find(({ id }) => id === period)?.days;
  const minute = Math.floor(Date.now() / 60_000) * 60_000;
  return { actor, action, since: days === undefined ? undefined : new Date(minute - days * DAY_MS).toISOString() };
}
