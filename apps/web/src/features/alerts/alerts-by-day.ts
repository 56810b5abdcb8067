import type { Alert } from '@tamis/api/alerts/schema';
import { format, isValid, parseISO } from 'date-fns';
import { dayText } from '../shared/dates.ts';

export interface AlertDay {
  /** 'Today, Nov 20', 'Yesterday, Nov 19', 'Wednesday, Nov 18', 'Nov 2, 2026'; a date that cannot be parsed raw. */
  title: string;
  alerts: Alert[];
}

const WEEK_MS = 7 * 86_400_000;

/** Alerts in the order they come, newest first, under their days in the reader's zone. */
export function alertsByDay(alerts: readonly Alert[], now: number): AlertDay[] {
  const days = Map.groupBy(alerts, ({ createdAt }) => titleOf(createdAt, now));
  return [...days].map(([title, ofDay]) => ({ title, alerts: ofDay }));
}

function titleOf(createdAt: string, now: number): string {
  const date = parseISO(createdAt);
  const day = dayText(createdAt, now);
  if (!isValid(date)) return day;
  if (day === 'Today' || day === 'Yesterday') return `${day}, ${format(date, 'MMM d')}`;
  return now - date.getTime() < WEEK_MS ? format(date, 'EEEE, MMM d') : day;
}
