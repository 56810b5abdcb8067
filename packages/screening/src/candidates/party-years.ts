/** The years that the dates of a party may mean, in a byte: rules out candidates without reading their dates. */
import { yearsOfDate } from '../matching/dates.ts';
import { calendarCountriesOf } from '../matching/fields.ts';
import type { ListedParty } from '../party.ts';

/** The first and last year that the dates may mean; 0 and 0 without a date. */
export function yearsOf(party: Pick<ListedParty, 'dates' | 'countries'>): [number, number] {
  let first = 0xffff;
  let last = 0;
  const countries = calendarCountriesOf(party);
  for (const date of party.dates) {
    for (const year of yearsOfDate(date, countries)) {
      first = Math.min(first, year);
      last = Math.max(last, year);
    }
  }
  return last === 0 ? [0, 0] : [first, last];
}

/** A byte holds one year from 1850 on. Any other year, or several, is stored as 'any'. */
const firstYear = 1850;
const anyByte = 0xff;

/** A party without a year, and one whose year may be any. */
export const noYear = 0;
export const anyYear = -1;

/** The years of a party as a byte. */
export function yearByte([first, last]: readonly [number, number]): number {
  if (last === 0) return 0;
  const byte = first - firstYear + 1;
  return first === last && byte > 0 && byte < anyByte ? byte : anyByte;
}

/** The reverse of `yearByte`: a year, `noYear` or `anyYear`. */
export function yearOfByte(byte: number): number {
  if (byte === 0) return noYear;
  return byte === anyByte ? anyYear : byte + firstYear - 1;
}
