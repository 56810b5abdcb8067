/** Compares dates, as far as each is known. */
import { isPossible, isoDate, parsePossibleDate, writtenDay } from '../lists/dates.ts';
import { fold, isAscii } from '../names/fold.ts';
import type { PartyDate } from '../party.ts';
import { type Conversion, type Day, areWithin, conversionsOf, dateOfEra, isYearOfOurs } from './calendars.ts';
import { NOTES, inCalendar } from './notes.ts';

/** The span of days that a listed date may mean. */
interface Known {
  from: Day;
  to: Day;
  circa: boolean;
}

export interface DateFinding {
  /** Log-odds. */
  evidence: number;
  verdict: 'match' | 'differs' | 'unknown';
  note: string;
  subject: string;
  listed: string;
  /** Day, month and year agree. */
  complete: boolean;
}

/**
 * Log-odds. An equal day of birth is a coincidence in one of some 15,000 pairs; it counts less than that, because lists
 * contain errors. The commonest slip is a swapped day and month, the next a year that is one off.
 */
const worth = {
  same: 2.4,
  swapped: 1.7,
  month: 1.5,
  /** A wrong digit or month, or a year that is one off. */
  slip: 0.8,
  year: 1,
  /** One year off, or another day of the same month. */
  near: -0.3,
  /** The same year, if either date is 1 January, which may stand for an unknown day. */
  placeholder: 0.5,
  inRange: 0.9,
  circaNear: 0.6,
  /** Another day and month in the same year or the next one, if both are known. */
  otherDate: -1.4,
  twoYears: -1.2,
  /** Three to five years, or two digits of the year swapped. */
  severalYears: -2.2,
  far: -3.2,
} as const;

/** The most a date can add. */
export const MAX_DATE_EVIDENCE = worth.same;

const compact = /^(\d{4})(0\d|1[0-2])(\d{2})$/;
const yearFirst = /^(\d{4})[./ -](\d{1,2})[./ -](\d{1,2})$/;
const dayFirst = /^(\d{1,2})[./ -](\d{1,2})[./ -](\d{4})$/;
const yearInText = /(?<!\d)(?:1[89]\d\d|20\d\d)(?!\d)/;

/** Reads what a person may have typed; undefined without a year, and for a day that no calendar has. */
function readDate(text: string): Day | undefined {
  const iso = isoDate.exec(text);
  if (iso) return day(iso[1], iso[2], iso[3]);
  const cut = text.trim().slice(0, 40);
  // Folding converts digits of other scripts.
  const plain = isAscii.test(cut) ? cut : fold(cut);
  const digits = compact.exec(plain) ?? yearFirst.exec(plain);
  if (digits) return day(digits[1], digits[2], digits[3]);
  const local = dayFirst.exec(plain);
  if (local) return Number(local[2]) > 12 ? day(local[3], local[1], local[2]) : day(local[3], local[2], local[1]);
  const ofEra = isoDate.exec(dateOfEra(plain) ?? '');
  const [year, ...parts] = ofEra?.slice(1) ?? writtenDay(plain) ?? yearInText.exec(plain) ?? [];
  return year === undefined ? undefined : day(year, parts[0], parts[1]);
}

/** The day that a text states in our calendar, as an ISO date; undefined if it states none, or only a month or year. */
export function dayOf(text: string): string | undefined {
  const day = readDate(text);
  if (!day || day.day === 0 || !isYearOfOurs(day.year) || !isOurs(day)) return undefined;
  const [month, dayOfMonth] = [day.month, day.day].map((part) => String(part).padStart(2, '0'));
  return `${day.year}-${month}-${dayOfMonth}`;
}

type Part = string | number | undefined;

function day(year: Part, month: Part = 0, dayOfMonth: Part = 0): Day | undefined {
  const read = { year: Number(year), month: Number(month), day: Number(dayOfMonth) };
  if (read.month > 12 || read.day > 31) return undefined;
  return read.month === 0 ? { ...read, day: 0 } : read;
}

/** Whether our calendar has the day. True for years of other calendars. */
const isOurs = ({ year, month, day: dayOfMonth }: Day): boolean =>
  !isYearOfOurs(year) || isPossible([year, month, dayOfMonth]);

/** A date in our calendar, and how it was converted if it was given in another one. */
interface DateReading {
  day: Day;
  by?: Conversion;
}

/** The years of a text that states several: 1969-1971, between 1969 and 1971, 1970s. */
function yearsOf(text: string): number[] {
  const range = severalYears.test(text) ? parsePossibleDate(text) : undefined;
  if (range === undefined) return [];
  const [first, last] = [Number.parseInt(range.from, 10), Number.parseInt(range.to, 10)];
  const length = last - first + 1;
  return length > 1 && length <= MAX_YEARS ? Array.from({ length }, (_, at) => first + at) : [];
}
const severalYears = /\d{4}\D+\d{4}|\d{3}0'?s$/;
/** More say nothing. */
const MAX_YEARS = 15;

/** What a text may mean: a day in our calendar, and its conversions from others. Empty without a year. */
function dateReadingsOf(text: string, countries: readonly string[]): DateReading[] {
  const years = yearsOf(text);
  if (years.length > 0) return years.map((year) => ({ day: { year, month: 0, day: 0 } }));
  const day = readDate(text);
  if (!day) return [];
  const readings: DateReading[] = [];
  for (const by of conversionsOf(day, countries))
    for (const converted of by.days) readings.push({ day: converted, by });
  if (!isOurs(day)) return readings;
  // Between dates with equal evidence, the calendar that the year reveals comes first and is shown.
  return readings[0]?.by?.isGuess === false ? [...readings, { day }] : [{ day }, ...readings];
}

/** The years that a text may mean; `countries` as in `DatesOf`. */
export const yearsOfText = (text: string, countries: readonly string[]): number[] =>
  dateReadingsOf(text, countries).map(({ day }) => day.year);

/** The first and last years that a listed date may mean; `countries` as in `DatesOf`. */
export const yearsOfDate = (date: PartyDate, countries: readonly string[]): number[] =>
  spansOf(date, countries).flatMap(({ from, to }) => [from.year, to.year]);

/** The dates of one side, and its countries (ISO alpha-2) that have a calendar of their own. */
export interface DatesOf<T> {
  dates: readonly T[];
  countries: readonly string[];
}

/** The best finding over all pairs of dates; undefined if either side has none. */
export function compareDates(subject: DatesOf<string>, listed: DatesOf<PartyDate>): DateFinding | undefined {
  let best: DateFinding | undefined;
  for (const text of subject.dates)
    for (const one of dateReadingsOf(text, subject.countries))
      for (const date of listed.dates)
        for (const other of spansOf(date, listed.countries)) {
          if (one.by && one.by.calendar === other.by?.calendar) continue;
          const found = compareDateReading(one, other);
          if (best && found.evidence <= best.evidence) continue;
          const shown = date.from === date.to ? date.from : `${date.from} to ${date.to}`;
          best = { ...found, subject: text, listed: date.circa ? `circa ${shown}` : shown };
        }
  return best;
}

type Span = Known & Pick<DateReading, 'by'>;

/** What a listed date may mean. A range is in our calendar. */
function spansOf({ from, to, circa = false }: PartyDate, countries: readonly string[]): Span[] {
  if (from === to) return dateReadingsOf(from, countries).map(({ day, by }) => ({ from: day, to: day, circa, by }));
  const first = readDate(from);
  return first ? [{ from: first, to: readDate(to) ?? first, circa }] : [];
}

/** A calendar that only the country suggests counts as support only if the whole date agrees. */
function compareDateReading(one: DateReading, other: Span): Outcome {
  const by = one.by ?? other.by;
  if (!by) return compareDay(one.day, other);
  const isSame = areWithin(one.day, other.from, by.daysOff);
  const found = isSame ? outcome(worth.same, 'match', NOTES.sameDate, true) : compareDay(one.day, other);
  const note = inCalendar(found.note, by.calendar);
  if (!by.isGuess || found.complete) return { ...found, note };
  return outcome(Math.min(0, found.evidence), found.verdict === 'match' ? 'unknown' : found.verdict, note);
}

/** The most evidence of any date in this year beside these dates. */
export function mostEvidenceOfYear(year: number, { dates, countries }: DatesOf<PartyDate>): number {
  return Math.max(...dates.flatMap((date) => spansOf(date, countries).map((span) => mostOfYear(year, span))));
}

function mostOfYear(year: number, span: Known): number {
  const { from, to } = span;
  const isRange = from.year !== to.year;
  const days = isRange
    ? [{ year, month: 0, day: 0 }]
    : [
        { ...from, year },
        { ...from, year, day: 0 },
      ];
  return Math.max(...days.map((one) => compareDay(one, span).evidence));
}

type Outcome = Omit<DateFinding, 'subject' | 'listed'>;
const outcome = (evidence: number, verdict: Outcome['verdict'], note: string, complete = false): Outcome => ({
  evidence,
  verdict,
  note,
  complete,
});

function compareDay(one: Day, { from, to, circa }: Known): Outcome {
  if (from.year !== to.year) return amongYears(one.year, from.year, to.year, circa);
  if (one.year !== from.year) return otherYear(one, from, Math.abs(one.year - from.year), circa);
  if (one.month === 0 || from.month === 0) return outcome(worth.year, 'match', NOTES.sameYear);
  if (isWithinSpan(one, from, to)) return outcome(worth.year, 'match', NOTES.inRange);
  if (one.month !== from.month) return otherMonth(one, from, circa);
  if (one.day === 0 || from.day === 0 || to.day !== from.day) return outcome(worth.month, 'match', NOTES.sameMonth);
  if (one.day === from.day)
    return outcome(
      worth.same,
      'match',
      circa ? `${NOTES.sameDate}, which the list calls approximate` : NOTES.sameDate,
      true,
    );
  return otherDay(one.day, from.day);
}

/** By how many years another date may differ from an approximate one and agree with it. */
export const circaYears = 2;

function amongYears(year: number, from: number, to: number, circa: boolean): Outcome {
  const slack = circa ? circaYears : 0;
  if (year >= from - slack && year <= to + slack) return outcome(worth.inRange, 'match', NOTES.inRange);
  return byYears(Math.min(Math.abs(year - from), Math.abs(year - to)), circa);
}

const isPlaceholder = ({ month, day: dayOfMonth }: Day): boolean => month === 1 && dayOfMonth === 1;

function otherMonth(one: Day, from: Day, circa: boolean): Outcome {
  if (one.day !== 0 && one.day === from.month && one.month === from.day)
    return outcome(worth.swapped, 'match', NOTES.swappedDate);
  if (one.day !== 0 && one.day === from.day)
    return outcome(worth.slip, 'differs', 'Year and day agree, the month differs');
  if (circa) return outcome(worth.circaNear, 'match', 'Year agrees, which the list calls approximate');
  // Many people without papers are registered on the first of January.
  if (isPlaceholder(from))
    return outcome(worth.placeholder, 'match', 'Year agrees; the listed day may stand for an unknown one');
  if (isPlaceholder(one))
    return outcome(worth.placeholder, 'match', 'Year agrees; the day may stand for an unknown one');
  return outcome(worth.otherDate, 'differs', 'Year agrees, day and month differ');
}

function otherDay(one: number, listed: number): Outcome {
  const slip = slipOf(pair(one), pair(listed));
  if (slip === 'digit') return outcome(worth.slip, 'differs', 'One digit of the day differs');
  if (slip === 'swap') return outcome(worth.slip, 'differs', 'Digits of the day swapped');
  return outcome(worth.near, 'differs', 'Year and month agree, the day differs');
}

/** Whether a day lies within a longer span in the same year. */
function isWithinSpan({ month, day }: Day, from: Day, to: Day): boolean {
  if (from.month === to.month && from.day === to.day) return false;
  const isAfter = month > from.month || (month === from.month && (from.day === 0 || day === 0 || day >= from.day));
  const isBefore = month < to.month || (month === to.month && (to.day === 0 || day === 0 || day <= to.day));
  return to.month !== 0 && isAfter && isBefore;
}

const pair = (number: number): string => String(number).padStart(2, '0');

function otherYear(one: Day, from: Day, gap: number, circa: boolean): Outcome {
  const fullDay = one.day !== 0 && one.day === from.day && one.month === from.month;
  const slip = slipOf(String(one.year), String(from.year));
  if (slip === 'swap' && gap > 2 && !fullDay)
    return outcome(worth.severalYears, 'differs', 'Digits of the year swapped');
  if (gap === 1 && !fullDay && areFull(one, from) && !circa)
    return outcome(worth.otherDate, 'differs', 'One year apart, day and month differ');
  if (!fullDay || (gap > 1 && !slip)) return byYears(gap, circa);
  return outcome(worth.slip, 'differs', `Day and month agree, ${slip ? slipsOfYears[slip] : 'one year apart'}`);
}

/** Whether both have a day that does not stand for an unknown one. */
const areFull = (one: Day, other: Day): boolean => [one, other].every((day) => day.day !== 0 && !isPlaceholder(day));

const slipsOfYears = { digit: 'one digit of the year differs', swap: 'digits of the year swapped' } as const;

/** Whether two numbers of equal length differ in one digit or have two swapped; undefined otherwise. */
function slipOf(one: string, other: string): 'digit' | 'swap' | undefined {
  const differing = Array.from(one, (digit, at) => (digit === other.charAt(at) ? -1 : at)).filter((at) => at >= 0);
  const [first, second] = differing;
  if (differing.length === 1) return 'digit';
  const isSwap = differing.length === 2 && one[first!] === other[second!] && one[second!] === other[first!];
  return isSwap ? 'swap' : undefined;
}

/** Whether two years differ in one digit or have two swapped. */
export const mayBeSlip = (one: number, other: number): boolean => slipOf(String(one), String(other)) !== undefined;

function byYears(gap: number, circa: boolean): Outcome {
  if (circa && gap <= circaYears) return outcome(worth.circaNear, 'match', `${years(gap)} from an approximate date`);
  if (gap <= 1) return outcome(worth.near, 'unknown', 'One year apart');
  const note = `${gap} years apart`;
  if (gap <= 2) return outcome(worth.twoYears, 'differs', note);
  if (gap <= 5) return outcome(circa ? worth.twoYears : worth.severalYears, 'differs', note);
  return outcome(worth.far, 'differs', note);
}
const years = (gap: number): string => (gap === 1 ? 'One year' : `${gap} years`);
