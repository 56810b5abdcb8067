/** Dates as people and their systems give them, and whether anything can be compared with them. */
import { dayOf, yearsOfText } from '@tamis/screening/matching/dates';
import { shorten } from '../errors.ts';

/**
 * Years in which a customer can have been born or founded, in any calendar: companies may be old, and no date lies in
 * the future.
 */
const YEARS = [1650, 2040] as const;

/**
 * Days that databases and spreadsheets use for an unknown date, although their year is plausible: the first days of SQL
 * Server's and Excel's calendars, and of the century.
 */
const STAND_FOR_NONE: ReadonlySet<string> = new Set([
  '1753-01-01',
  '1800-01-01',
  '1899-12-30',
  '1899-12-31',
  '1900-01-01',
]);

/** Whether a text has a day or a year that can be compared. */
const isCompared = (text: string): boolean =>
  !STAND_FOR_NONE.has(text.trim()) && yearsOfText(text, []).some((year) => year >= YEARS[0] && year <= YEARS[1]);

/**
 * Removes dates that stand for an unknown one, such as '0000-00-00', '0001-01-01', '1900-01-01' and '9999-12-31'. A
 * listed party of the same name would otherwise be a hundred or thousands of years apart, and not be found.
 */
export const comparedDates = (texts: readonly string[]): string[] =>
  texts.filter((text) => isCompared(text) || yearsOfText(text, []).length === 0);

/**
 * Whether a text is a future day or year in our calendar. It is compared all the same, because in another calendar it
 * may be in the past (2035 of Nepal's is 1978).
 */
function isAhead(text: string, now: number): boolean {
  const date = dayOf(text) ?? /^\d{4}(?:-\d\d){0,2}$/u.exec(text.trim())?.[0] ?? '';
  const today = new Date(now).toISOString().slice(0, date.length);
  return date > today && Number(date.slice(0, 4)) <= YEARS[1];
}

/**
 * The warning about a date that is not compared, because it has no readable year or stands for an unknown date, or
 * about a date in the future.
 */
export function dateWarning(field: string, text: string, now: number): string | undefined {
  const named = `${field} '${shorten(text)}'`;
  if (!isCompared(text)) return `${named} is not compared: it is no date, or stands for none`;
  return isAhead(text, now) ? `${named} lies in the future: check it` : undefined;
}
