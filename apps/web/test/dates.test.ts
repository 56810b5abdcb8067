import { expect, test } from 'vitest';
import { dayTitle } from '../src/features/shared/dates.ts';

test.each([
  [0, /^Today, Nov 20$/u],
  [1, /^Yesterday, Nov 19$/u],
  [2, /^Wednesday, Nov 18$/u],
  [18, /^Nov 2, 2026$/u],
])('a time %i days ago is under the heading %s', (days, title) => {
  const noon = new Date(2026, 10, 20, 12).getTime();
  expect(dayTitle(new Date(2026, 10, 20 - days, 8).toISOString(), noon)).toMatch(title);
});
