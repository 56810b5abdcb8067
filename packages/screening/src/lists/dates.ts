/** Dates as publishers of lists and customers write them: partial, circa, ranges, in many orders and languages. */
import type { PartyDate } from '../party.ts';
import { monthNames, persianMonthNames } from './tables/month-names.ts';

/** An ISO date that may stop at the year or month, with its parts. */
export const isoDate = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/;

/** Listed parties are born, founded or built within these years; any other year is a typing error. */
const FIRST_YEAR = 1700;
const LAST_YEAR = 2100;

function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** A day as written, possible or not; 0 for an unstated month or day. */
type Written = readonly [year: number, month: number, day: number];

/**
 * ISO text of a day, month or year. An impossible day or month is dropped; with an impossible year it is not a date.
 */
function iso([year, month, day]: Written): string | undefined {
  if (!(year >= FIRST_YEAR && year <= LAST_YEAR)) return undefined;
  if (!(month >= 1 && month <= 12)) return `${year}`;
  const upToMonth = `${year}-${String(month).padStart(2, '0')}`;
  return day >= 1 && day <= daysIn(year, month) ? `${upToMonth}-${String(day).padStart(2, '0')}` : upToMonth;
}

/** Whether the month exists, and the month has that day, as far as they are stated. */
export function isPossible([year, month, day]: Written): boolean {
  return month <= 12 && day <= (month === 0 ? 31 : daysIn(year, month));
}

/** The months of our calendar and of the Persian one, by their names in `monthKey` form; the English ones in order. */
interface Months {
  ours: ReadonlyMap<string, number>;
  persian: ReadonlyMap<string, number>;
  english: readonly string[];
}
let months: Months | undefined;
function loadMonths(): Months {
  const ours = namesByMonth(monthNames);
  return {
    ours: numbersOf(ours),
    persian: numbersOf(namesByMonth(persianMonthNames)),
    english: ours.map(([name = '']) => name),
  };
}
const namesByMonth = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(' ').map(monthKey));
const numbersOf = (lines: readonly (readonly string[])[]): ReadonlyMap<string, number> =>
  new Map(lines.flatMap((names, at) => names.map((name): [string, number] => [name, at + 1])));
/** Without case, accents and signs of vowels. */
const monthKey = (name: string): string => name.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');

/**
 * The number of a month by its name in any language, or by the beginning of its English one (Feb, Sept); 0 for any other
 * word. The names of the Persian calendar go with its years: 23 mehr 1349.
 */
function isoMonth(name: string, year: number): number {
  const { ours, persian, english } = (months ??= loadMonths());
  const key = monthKey(name);
  const known = (year < FIRST_YEAR ? persian : ours).get(key);
  if (known !== undefined || key.length < 3) return known ?? 0;
  return english.findIndex((month) => month.startsWith(key)) + 1;
}

const month = String.raw`(?<month>[\p{L}\p{M}]+)`;
const dayOfMonth = String.raw`(?<day>\d{1,2})`;
const year = String.raw`(?<year>\d{4})`;
/** Two figures are a year of the last century; the lowest may as well be of this one. */
const shortYear = '(?<short>[3-9]\\d)';
const anyYear = `(?:${year}|${shortYear})`;
const number = '(?<number>\\d{1,2}|mm)';
const patterns = [
  `^${year}$`,
  // 1961-02-23, with a time or zone; 1961/02/23, 1961. 2. 23.; 1961年2月23日, 1961년 2월 23일
  `^${year}-${number}(?:-${dayOfMonth})?(?:[T ]\\d.*|Z|[+-]\\d{2}:\\d{2})?$`,
  `^${year}[/.] ?${number}[/.] ?${dayOfMonth}\\.?$`,
  `^${year} ?[年년](?: ?${number} ?[月월](?: ?${dayOfMonth} ?[日일])?)?$`,
  // 23/02/1961, dd/02/1961, 00/00/1961, 23.02.61; 02/1961; 23021961
  `^(?<day>\\d{1,2}|dd)[/.]${number}[/.]${anyYear}(?: ?(?:г|р|g)\\.?)?$`,
  `^${number}[/.]${year}$`,
  '^(?<day>\\d{2})(?<number>\\d{2})(?<year>(?:1[789]|20)\\d{2})$',
  // 23 Feb 1961, 23. Februar 1961, 23 de febrero de 1961, 23 февраля 1961 г., 23FEB1961, 23-Feb-61, 23.II.1961, Feb. 1961
  `^(?:${dayOfMonth}(?:st|nd|rd|th|er|º|[.])?[ .-]?)?(?: ?del? )?${month}\\.?,?(?: del? |[ .-]?)${anyYear}(?: (?:г|р|g|года|року|год)\\.?)?$`,
  // February 23, 1961; 1961 February 23, 1961. február 23.
  `^${month}\\.? ${dayOfMonth}(?:st|nd|rd|th)?,? ${year}$`,
  `^${year}[ ,.-]+${month}\\.?[ -]${dayOfMonth}\\.?$`,
  // 23 tháng 2 năm 1961
  `^(?:ngày )?${dayOfMonth} tháng ${number},? năm ${year}$`,
].map((pattern) => new RegExp(pattern, 'iu'));

/**
 * A day, month or year as publishers and people write it: `1961-02-23`, `23/02/1961`, `dd/02/1961`, `00/00/1961`, `23 Feb
 * 1961`, `23 февраля 1961 г.`, `February 23, 1961`, `1961年2月23日`, `1961`. Undefined for anything else.
 */
export function writtenDay(text: string): Written | undefined {
  const t = text.trim();
  for (const pattern of patterns) {
    const parts = pattern.exec(t)?.groups;
    if (!parts) continue;
    const year = Number(parts['year'] ?? `19${parts['short']}`);
    const name = parts['month'];
    const month = name === undefined ? Number(parts['number']) || 0 : isoMonth(name, year);
    // Any other word may fit another pattern, or is no month.
    if (name === undefined || month > 0) return [year, month, Number(parts['day']) || 0];
  }
  return undefined;
}

/**
 * `writtenDay` as ISO text. Publishers make mistakes: an impossible day (31/06/1960) is read as the month, or else as
 * the year.
 */
export function parseDay(text: string): string | undefined {
  const written = writtenDay(text);
  return written && iso(written);
}

/** The same for input whose author can be informed: an impossible day is not a date. */
export function parsePossibleDay(text: string): string | undefined {
  const written = writtenDay(text);
  return written && isPossible(written) ? iso(written) : undefined;
}

/** A date in the month-first order of American publishers, `05/03/2024`. */
export function parseMonthFirst(text: string): string | undefined {
  const m = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim());
  return m ? iso([Number(m[3]), Number(m[1]), Number(m[2])]) : undefined;
}

const circaWords = /^(?:circa|approximately|approx\.?|about|around|c\.|ca\.?|early|late|mid-?)\s*/i;

/** Two dates as a range, the earlier first. */
export function range(one: string, other: string, circa = false): PartyDate {
  const [from, to] = one <= other ? [one, other] : [other, one];
  return circa ? { from, to, circa: true } : { from, to };
}

/**
 * A date of birth, foundation or build in any form of the lists: what `parseDay` reads, with 'circa', ranges (`1958 to
 * 1963`, `Between 1958 and 1963`, `1979-1982`, `01 Jan 1960 to 31 Dec 1962`) and decades (`1960s`). Undefined if the
 * text is not a date.
 */
export const parseDate = (text: string): PartyDate | undefined => dateOf(text, parseDay);

/** The same for input whose author can be informed: a date with an impossible day is not a date. */
export const parsePossibleDate = (text: string): PartyDate | undefined => dateOf(text, parsePossibleDay);

function dateOf(text: string, dayOf: (text: string) => string | undefined): PartyDate | undefined {
  let rest = text.trim();
  if (rest.length > 80) return undefined;
  let circa = false;
  while (circaWords.test(rest)) {
    circa = true;
    rest = rest.replace(circaWords, '');
  }
  const day = dayOf(rest);
  if (day !== undefined) return range(day, day, circa);
  const decade = /^(\d{3}0)'?s$/.exec(rest)?.[1];
  if (decade !== undefined) return range(decade, String(Number(decade) + 9), true);
  const [first, second, ...more] = rest
    .replace(/^between /i, '')
    .split(/ to | and | or | - |–|(?<=^\d{4})[-/](?=\d{4}$)/)
    .map((part) => part.replace(circaWords, ''));
  const from = dayOf(first ?? '');
  const to = dayOf(second ?? '');
  if (from === undefined || to === undefined || more.length > 0) return undefined;
  return range(from, to, circa);
}

/** Each date once, however often the publisher repeats it. */
export function distinctDates(dates: readonly (PartyDate | undefined)[]): PartyDate[] {
  const seen = new Map<string, PartyDate>();
  for (const date of dates) {
    if (date !== undefined) seen.set(`${date.from}|${date.to}|${date.circa ?? false}`, date);
  }
  return [...seen.values()];
}
