/** Dates as people and their systems give them, and whether anything can be compared with them. */
import { yearsOfText } from '@tamis/screening/matching/dates';
import { shorten } from '../errors.ts';

/**
 * Years in which a customer can have been born or founded, whatever calendar a text gives them by: companies may be old,
 * and what lies ahead is no past.
 */
const YEARS = [1650, 2040] as const;

/**
 * Days by which databases and spreadsheets mean that none is known, where the year would do: the first days of SQL
 * Server's and Excel's calendars, and of the century.
 */
const STAND_FOR_NONE: ReadonlySet<string> = new Set([
  '1753-01-01',
  '1800-01-01',
  '1899-12-30',
  '1899-12-31',
  '1900-01-01',
]);

/** Whether a text says a day or a year that something could be compared with. */
const isCompared = (text: string): boolean =>
  !STAND_FOR_NONE.has(text.trim()) && yearsOfText(text, []).some((year) => year >= YEARS[0] && year <= YEARS[1]);

/**
 * Without those that stand for a date that is not known, such as '0000-00-00', '0001-01-01', '1900-01-01' and '9999-12-31':
 * a listed party of the same name would be a hundred or thousands of years younger or older, and not be found.
 */
export const comparedDates = (texts: readonly string[]): string[] =>
  texts.filter((text) => isCompared(text) || yearsOfText(text, []).length === 0);

/** A sentence on a date that is not compared: no year can be told of it, or it stands for a date that is not known. */
export const dateWarning = (field: string, text: string): string | undefined =>
  isCompared(text) ? undefined : `${field} '${shorten(text)}' is not compared: it is no date, or stands for none`;
