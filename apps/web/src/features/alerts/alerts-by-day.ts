import type { Alert } from '@tamis/api/alerts/schema';
import { dayTitle } from '../shared/dates.ts';

interface AlertDay {
  /** 'Today, Nov 20', 'Nov 2, 2026'; a date that cannot be parsed raw. */
  title: string;
  alerts: Alert[];
}

/** Alerts in the order they come, newest first, under their days in the reader's zone. */
export function alertsByDay(alerts: readonly Alert[], now: number): AlertDay[] {
  const days = Map.groupBy(alerts, ({ createdAt }) => dayTitle(createdAt, now));
  return [...days].map(([title, ofDay]) => ({ title, alerts: ofDay }));
}
