import { formatDate, readDate } from '@tamis/ui/dates';
import { format, isSameDay, subDays } from 'date-fns';

/** The calendar day in the user's time zone, YYYY-MM-DD. */
export const dayOf = (moment: number): string => format(moment, 'yyyy-MM-dd');

/** A smaller year is still being typed: '0002', '0020'. */
export const FIRST_WHOLE_YEAR = '1000';

const WEEK_MS = 7 * 86_400_000;

/** The heading of a day in a list: 'Today, Nov 20', 'Yesterday, Nov 19', 'Wednesday, Nov 18', 'Nov 2, 2026'. */
export function dayTitle(iso: string, now: number): string {
  const date = readDate(iso)?.date;
  if (!date) return iso;
  const day = formatDate(iso, 'short');
  if (isSameDay(date, now)) return `Today, ${day}`;
  if (isSameDay(date, subDays(now, 1))) return `Yesterday, ${day}`;
  return now - date.getTime() < WEEK_MS ? `${format(date, 'EEEE')}, ${day}` : formatDate(iso);
}
