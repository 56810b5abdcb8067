import { expect, test } from 'vitest';
import { distinctDates, parseDate, parseDay, parseMonthFirst } from './dates.ts';
import { monthNames } from './tables/month-names.ts';

const day = (iso: string) => ({ from: iso, to: iso });

test.each([
  ['23 Feb 1963', day('1963-02-23')],
  ['1969', day('1969')],
  ['Feb 1961', day('1961-02')],
  ['circa 1960', { ...day('1960'), circa: true }],
  ['Circa 05 Jan 1960', { ...day('1960-01-05'), circa: true }],
  ['circa 1979-1982', { from: '1979', to: '1982', circa: true }],
  ['1958 to 1963', { from: '1958', to: '1963' }],
  ['1963 to 1958', { from: '1958', to: '1963' }],
  ['01 Jan 1960 to 31 Dec 1962', { from: '1960-01-01', to: '1962-12-31' }],
  ['Sep 1958 to Oct 1958', { from: '1958-09', to: '1958-10' }],
  ['Between 1958 and 1963', { from: '1958', to: '1963' }],
  ['1974 - 1976', { from: '1974', to: '1976' }],
  ['1960s', { from: '1960', to: '1969', circa: true }],
  ['27/08/1955', day('1955-08-27')],
  ['dd/08/1961', day('1961-08')],
  ['dd/mm/1945', day('1945')],
  ['00/00/1980', day('1980')],
  ['2001-02-23', day('2001-02-23')],
  ['2015-03-27-04:00', day('2015-03-27')],
  ['2026-08-05T16:47:04.449+02:00', day('2026-08-05')],
  ['1 November 2005', day('2005-11-01')],
  ['November 1, 2005', day('2005-11-01')],
  ['24.7.2012', day('2012-07-24')],
  ['23FEB1961', day('1961-02-23')],
  ['23-Feb-61', day('1961-02-23')],
  ['23.02.61', day('1961-02-23')],
  ['23.II.1961', day('1961-02-23')],
  ['23021961', day('1961-02-23')],
  ['02/1961', day('1961-02')],
  ['23 février 1961', day('1961-02-23')],
  ['23. März 1961', day('1961-03-23')],
  ['1er août 1961', day('1961-08-01')],
  ['23 de febrero de 1961', day('1961-02-23')],
  ['23 февраля 1961 г.', day('1961-02-23')],
  ['23 lutego 1961', day('1961-02-23')],
  ['1961. február 23.', day('1961-02-23')],
  ['23 Şubat 1961', day('1961-02-23')],
  ['23 فبراير 1961', day('1961-02-23')],
  ['1961년 2월 23일', day('1961-02-23')],
  ['23 mehr 1961', undefined],
  ['ngày 23 tháng 2 năm 1961', day('1961-02-23')],
])('a publisher writes %s', (text, expected) => {
  expect(parseDate(text)).toEqual(expected);
});

test('an impossible day is dropped, the month and year are kept', () => {
  expect(parseDay('31/06/1960')).toBe('1960-06');
  expect(parseDay('1961-13-40')).toBe('1961');
  expect(parseDay('29 Feb 1961')).toBe('1961-02');
  expect(parseDay('29 Feb 1960')).toBe('1960-02-29');
});

test.each(['', 'null', 'na', 'unknown', '0000', '1234', '12/12/12', 'Xyz 1960', '1 to 2 to 3', '9'.repeat(500)])(
  '%j is no date',
  (text) => {
    expect(parseDate(text)).toBeUndefined();
  },
);

test('American publishers put the month first', () => {
  expect(parseMonthFirst('05/03/2024')).toBe('2024-05-03');
  expect(parseMonthFirst('2024-05-03')).toBeUndefined();
});

test('a date that is published twice is kept once', () => {
  expect(distinctDates([day('1961'), undefined, day('1961'), { ...day('1961'), circa: true }])).toHaveLength(2);
});

test('a month’s name in any language means one month', () => {
  const monthsOf = new Map<string, number[]>();
  for (const [at, line] of monthNames.trim().split('\n').entries())
    for (const name of line.split(' ')) monthsOf.set(name, [...(monthsOf.get(name) ?? []), at]);
  expect(monthNames.trim().split('\n')).toHaveLength(12);
  expect([...monthsOf].filter(([, months]) => months.length > 1)).toEqual([]);
});
