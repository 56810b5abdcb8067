import { isRealDay } from '../calendar.ts';
import { shorten } from '../errors.ts';

/** Dates in a file are YYYY-MM-DD and must exist in the calendar; otherwise, one sentence on what is wrong. */
export function dateFault(column: string, text: string): string | undefined {
  if (text === '') return undefined;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return `${column} must be a date like 1971-06-12, not '${shorten(text)}'`;
  return isRealDay(text) ? undefined : `${column} ${text} is not a real date`;
}
