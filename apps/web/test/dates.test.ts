import { expect, test } from 'vitest';
import { activityTime, dayTitle } from '../src/features/shared/dates.ts';

const now = Date.parse('2026-11-20T09:00:00.000Z');

test.each([
  ['2026-11-20T07:00:00.000Z', 'about 2 hours ago'],
  ['2026-11-20T09:00:50.000Z', 'less than a minute ago'],
  ['some day', 'some day'],
])('what was done at %s was done %s', (at, text) => {
  expect(activityTime(at, now)).toBe(text);
});

test.each([
  [0, /^Today, Nov 20$/u],
  [1, /^Yesterday, Nov 19$/u],
  [2, /^Wednesday, Nov 18$/u],
  [18, /^Nov 2, 2026$/u],
])('what came %i days ago stands under %s', (days, title) => {
  const noon = new Date(2026, 10, 20, 12).getTime();
  expect(dayTitle(new Date(2026, 10, 20 - days, 8).toISOString(), noon)).toMatch(title);
});
