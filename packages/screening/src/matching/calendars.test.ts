import { describe, expect, test } from 'vitest';
import { conversionsOf, dateOfEra } from './calendars.ts';

const whole = (text: string) => {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return { year, month, day };
};
const written = (text: string, countries: string[] = []) =>
  conversionsOf(whole(text), countries).map(({ calendar, days }) =>
    [calendar, ...days.map(({ year, month, day }) => [year, month, day].filter((part) => part !== 0).join('-'))].join(
      ' ',
    ),
  );

describe('a date of another calendar', () => {
  test('is every day of it as the calendars of the platform have it, within what is allowed for', () => {
    const calendars = { Islamic: 'islamic-civil', Persian: 'persian', Buddhist: 'buddhist', Ethiopian: 'ethiopic' };
    for (const [name, platform] of Object.entries(calendars)) {
      const format = new Intl.DateTimeFormat(`en-u-ca-${platform}-nu-latn`, {
        year: 'numeric',
        month: 'numeric',
        day: 'numeric',
        timeZone: 'UTC',
      });
      for (let at = Date.UTC(1930, 0, 3); at < Date.UTC(2015, 0, 1); at += 29 * 86_400_000) {
        const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
        const date = { year: parts.year!, month: parts.month!, day: parts.day! };
        const found = conversionsOf(date, ['ET']).find(({ calendar }) => calendar === name);
        const { year, month, day } = found!.days[0]!;
        const off = Math.abs(Date.UTC(year, month - 1, day) - at) / 86_400_000;
        expect({ date, off: off <= found!.daysOff }).toEqual({ date, off: true });
      }
    }
  });

  test('is told by its year, in each calendar that has it', () => {
    expect(written('1410-01-01')).toEqual(['Islamic 1989-8-4', 'Persian 2031-3-21']);
    expect(written('2492-07-26')).toEqual(['Buddhist 1949-7-26']);
    expect(written('2041-05-10')).toEqual(['Nepali 1984-8-25']);
    expect(written('1961-02-23')).toEqual([]);
  });

  test('of which only the year or the month is known lies in two of ours', () => {
    expect(written('1402')[0]).toEqual('Islamic 1981 1982');
    expect(written('1328-01')[1]).toEqual('Persian 1949-3 1949-4');
  });

  test('whose year would do in ours is a guess by the country', () => {
    expect(written('1965-04-12')).toEqual([]);
    expect(written('1965-04-12', ['ET'])).toEqual(['Ethiopian 1972-12-21']);
    expect(written('2015-01-01', ['NP'])).toEqual(['Nepali 1958-4-13']);
    expect(conversionsOf(whole('1965-04-12'), ['ET'])[0]?.isGuess).toBe(true);
  });
});

test('a year of a reign is one of ours', () => {
  const dates = ['昭和45年3月2日', 's45.3.2', '平成元年', '民國60年5月', '令和 3年1月10日', '45年3月2日', 'sa45.3.2'];
  expect(dates.map(dateOfEra)).toEqual([
    '1970-03-02',
    '1970-03-02',
    '1989',
    '1971-05',
    '2021-01-10',
    undefined,
    undefined,
  ]);
});
