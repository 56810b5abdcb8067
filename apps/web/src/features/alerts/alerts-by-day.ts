import type { Alert } from '@tamis/api/alerts/schema';
import { dayTitle } from '../shared/dates.ts';

interface AlertDay {
  /** 'Today, Nov 20', 'Nov 2, 2026'; the raw text if the date cannot be parsed. */
  title: string;
  alerts: Alert[];
}

/** Groups alerts by day in the user's time zone, in the given order. */
export function alertsByDay(alerts: readonly Alert[], now: number): AlertDay[] {
  const days = Map.groupBy(alerts, ({ createdAt }) => dayTitle(createdAt, now));
  return [...days].map(([title, ofDay]) => ({ title, alerts: ofDay }));
}
