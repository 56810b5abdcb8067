/** Dates as people and their systems give them, and whether anything can be compared with them. */
import { yearsOfText } from '@tamis/screening/matching/dates';
import { shorten } from '../errors.ts';

/** Years in which some calendar counts the life of anybody who lives: the Islamic one from 1250, the Buddhist one to 2600. */
const YEARS = [1250, 2600] as const;

const isLived = (year: number): boolean => year >= YEARS[0] && year <= YEARS[1];

/**
 * Without those that stand for a date that is not known, '0000-00-00', '0001-01-01' and '9999-12-31': a listed party with
 * the same name would be thousands of years older or younger, and not be found.
 */
export const comparedDates = (texts: readonly string[]): string[] =>
  texts.filter((text) => {
    const years = yearsOfText(text, []);
    return years.length === 0 || years.some(isLived);
  });

/** A sentence on a date that is not compared: no year can be told of it, or none in which anybody was born or founded anything. */
export const dateWarning = (field: string, text: string): string | undefined =>
  yearsOfText(text, []).some(isLived) ? undefined : `${field}: '${shorten(text)}' is no date, and is not compared`;
