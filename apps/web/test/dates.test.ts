import { expect, test } from 'vitest';
import { activityTime } from '../src/features/shared/dates.ts';

const now = Date.parse('2026-11-20T09:00:00.000Z');

test.each([
  ['2026-11-20T07:00:00.000Z', 'about 2 hours ago'],
  ['2026-11-20T09:00:50.000Z', 'less than a minute ago'],
  ['some day', 'some day'],
])('what was done at %s was done %s', (at, text) => {
  expect(activityTime(at, now)).toBe(text);
});
