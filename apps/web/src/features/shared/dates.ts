import { format, formatDistance, isSameDay, isValid, parseISO, subDays } from 'date-fns';

/** The reader's own calendar day, YYYY-MM-DD. */
export const dayOf = (moment: number): string => format(moment, 'yyyy-MM-dd');

/** 'about 2 hours ago', as activities are timed: what is ahead of our clock has just happened. */
export function activityTime(iso: string, now: number): string {
  const date = parseISO(iso);
  return isValid(date) ? formatDistance(Math.min(date.getTime(), now), now, { addSuffix: true }) : iso;
}

/** The heading of a day in a list by day: 'Today', 'Yesterday' or the date. */
export function dayText(iso: string, now: number): string {
  const date = parseISO(iso);
  if (!isValid(date)) return iso;
  if (isSameDay(date, now)) return 'Today';
  if (isSameDay(date, subDays(now, 1))) return 'Yesterday';
  return format(date, 'MMM d, yyyy');
}
