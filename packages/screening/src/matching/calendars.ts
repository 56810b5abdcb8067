/**
 * Dates that passports, identity cards and their holders give in another calendar. The year reveals it: nobody alive
 * was born in 1402 or in 2520. Rules of the calendars as published in 'Calendrical Calculations' (Reingold and
 * Dershowitz): the arithmetical Islamic and Persian ones, the Ethiopian one; Nepal's months by their mean lengths.
 */

import { ownValue } from '../own-value.ts';

/** A day as far as it is known; 0 for an unknown month or day. */
export interface Day {
  year: number;
  month: number;
  day: number;
}

/** A date in our calendar that was given in another one. */
export interface Conversion {
  /** Its name as in a note: 'in the Islamic calendar'. */
  calendar: string;
  /** One day; for a year or a month, those of our calendar in which it begins and ends. */
  days: Day[];
  /** By how many days it may be off, due to sightings of the moon, leap years or mean lengths. */
  daysOff: number;
  /** Only the country suggests this calendar: the year is also possible in ours. */
  isGuess: boolean;
}

interface Calendar {
  name: string;
  /** Years that reveal this calendar, and years that suggest it if the party is from `country`. */
  years: readonly [first: number, last: number];
  country?: string;
  yearsThere?: readonly [first: number, last: number];
  daysOff: number;
  /** The day as a number of days since 1970; the thirteenth month of a year of twelve is the next year's first. */
  dayNumber: (year: number, month: number, day: number) => number;
}

/** Days from the beginning of the Julian period to 1 January 1970. */
const unixEpoch = 2_440_587.5;
const never = [0, -1] as const;

/** Days of Nepal's year before each month, which are 29 to 32 days long. */
const nepaliMonths = [0, 31, 62, 94, 125, 156, 187, 217, 247, 276, 306, 335, 365];

const calendars: readonly Calendar[] = [
  {
    name: 'Islamic',
    years: [1250, 1500],
    daysOff: 2,
    dayNumber: (year, month, day) =>
      day +
      Math.ceil(29.5 * (month - 1)) +
      (year - 1) * 354 +
      Math.floor((3 + 11 * year) / 30) +
      1_948_438.5 -
      unixEpoch,
  },
  {
    name: 'Persian',
    years: [1250, 1450],
    daysOff: 1,
    dayNumber: (year, month, day) => {
      const inCycle = 474 + ((year - 474) % 2820);
      const beforeMonth = month <= 7 ? (month - 1) * 31 : (month - 1) * 30 + 6;
      return (
        day + beforeMonth + Math.floor((inCycle * 682 - 110) / 2816) + (inCycle - 1) * 365 + 1_948_319.5 - unixEpoch
      );
    },
  },
  {
    name: 'Buddhist',
    years: [2400, 2600],
    daysOff: 0,
    dayNumber: (year, month, day) => Date.UTC(year - 543, month - 1, day) / msPerDay,
  },
  {
    name: 'Nepali',
    years: [2030, 2110],
    country: 'NP',
    yearsThere: [1970, 2029],
    daysOff: 2,
    // The year 2000 began on 14 April 1943; a sidereal year has 365.2588 days.
    dayNumber: (year, month, day) =>
      Math.floor(Date.UTC(1943, 3, 14) / msPerDay + (year - 2000) * 365.2588) + nepaliMonths[month - 1]! + day - 1,
  },
  {
    name: 'Ethiopian',
    years: never,
    country: 'ET',
    yearsThere: [1850, 2030],
    daysOff: 0,
    dayNumber: (year, month, day) =>
      1_724_220.5 + 365 * (year - 1) + Math.floor(year / 4) + 30 * (month - 1) + day - 1 - unixEpoch,
  },
];
const msPerDay = 86_400_000;

/** Years of our calendar, unless the country suggests another one. */
const ours = [1501, 2029] as const;
export const isYearOfOurs = (year: number): boolean => isIn(year, ours);

const none: readonly Conversion[] = [];
const isIn = (year: number, [first, last]: readonly [number, number]): boolean => year >= first && year <= last;

/** What else a date may be in our calendar; `countries` are the ISO alpha-2 codes of the party that gives it. */
export function conversionsOf(day: Day, countries: readonly string[]): readonly Conversion[] {
  if (isIn(day.year, ours) && countries.length === 0) return none;
  const found: Conversion[] = [];
  for (const calendar of calendars) {
    const { name, years, country, yearsThere, daysOff } = calendar;
    const isByYear = isIn(day.year, years);
    const isGuess =
      !isByYear && country !== undefined && countries.includes(country) && isIn(day.year, yearsThere ?? never);
    if (isByYear || isGuess) found.push({ calendar: name, days: inOurs(calendar, day), daysOff, isGuess });
  }
  return found;
}

/** Whether a country has a calendar whose years are also possible in ours. */
export const hasOwnCalendar = (country: string): boolean => calendars.some((calendar) => calendar.country === country);

function inOurs({ dayNumber }: Calendar, { year, month, day }: Day): Day[] {
  if (month !== 0 && day !== 0) return [dayOfNumber(dayNumber(year, month, day))];
  const first = dayOfNumber(dayNumber(year, month || 1, 1));
  const last = dayOfNumber(
    (month === 0 || month === 12 ? dayNumber(year + 1, 1, 1) : dayNumber(year, month + 1, 1)) - 1,
  );
  return [first, last].map((one) => ({ year: one.year, month: month === 0 ? 0 : one.month, day: 0 }));
}

function dayOfNumber(number: number): Day {
  const date = new Date(number * msPerDay);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** Whether two whole days of one year lie no further apart than this. */
export function areWithin(one: Day, other: Day, days: number): boolean {
  if (one.year !== other.year || !one.day || !other.day) return false;
  const [first, second] = [one, other].map(({ year, month, day }) => Date.UTC(year, month - 1, day));
  return Math.abs(first! - second!) <= days * msPerDay;
}

/** The year before the first year of a Japanese reign, and of the Republic of China. */
const eras: Readonly<Record<string, number>> = {
  明治: 1867,
  大正: 1911,
  昭和: 1925,
  平成: 1988,
  令和: 2018,
  民國: 1911,
  民国: 1911,
  m: 1867,
  t: 1911,
  s: 1925,
  h: 1988,
  r: 2018,
};
const inEra =
  /^(\p{Script=Han}{2}|[mtshr]\.?)\s*(元|\d{1,3})(?:年\s*(?:(\d{1,2})月\s*(?:(\d{1,2})日)?)?|[./-](\d{1,2})[./-](\d{1,2}))$/iu;

/** A date by the year of a reign (昭和45年3月2日, S45.3.2, 民國60年) as ISO text; undefined for any other. */
export function dateOfEra(text: string): string | undefined {
  const [, era = '', count, ...parts] = inEra.exec(text) ?? [];
  const before = ownValue(eras, era.replace('.', '').toLowerCase());
  if (before === undefined || count === undefined) return undefined;
  const year = before + (count === '元' ? 1 : Number(count));
  return [year, ...parts.filter((part) => part !== undefined).map((part) => part.padStart(2, '0'))].join('-');
}
