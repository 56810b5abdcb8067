import type { AdminView } from '../shared/use-admin-view.ts';

const DAY_MS = 86_400_000;

export const PERIODS = [
  { id: 'day', label: 'Last 24 hours', days: 1 },
  { id: 'week', label: 'Last 7 days', days: 7 },
  { id: 'month', label: 'Last 30 days', days: 30 },
  { id: 'days', label: 'Chosen days', days: null },
] as const;

type AuditView = Pick<AdminView, 'actor' | 'action' | 'period' | 'from' | 'to' | 'entity' | 'text'>;

/** The view in the URL as the query input. */
export function auditFilter({ actor, action, entity, text, ...view }: AuditView) {
  return { actor, action, entityId: entity, text, ...timesOf(view) };
}

/**
 * Changes at most once a minute, so that no page is loaded twice. Chosen days are whole days in the user's time zone.
 */
function timesOf({ period, from, to }: AuditView): { since?: string; until?: string } {
  if (period === 'days') return { since: from && startOf(from, 0), until: to && startOf(to, 1) };
  const days = PERIODS.find(({ id }) => id === period)?.days;
  const minute = Math.floor(Date.now() / 60_000) * 60_000;
  return { since: days ? new Date(minute - days * DAY_MS).toISOString() : undefined };
}

/** The start of a day, or of a later one, in the user's time zone: a day may have 23 or 25 hours. */
function startOf(day: string, later: number): string {
  const start = new Date(`${day}T00:00`);
  start.setDate(start.getDate() + later);
  return start.toISOString();
}
