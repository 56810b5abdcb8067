import { expect, test } from 'vitest';
import { retryAfter } from './retry-after.ts';

const NOW = Date.UTC(2026, 10, 26, 12);

test.each([
  ['120', 120_000],
  ['Thu, 26 Nov 2026 12:30:00 GMT', 30 * 60_000],
  ['Thu, 26 Nov 2026 11:30:00 GMT', 0],
  ['-5', 0],
  ['soon', 0],
  [undefined, 0],
])('Retry-After: %s', (asked, ms) => {
  expect(retryAfter(new Headers(asked === undefined ? {} : { 'retry-after': asked }), NOW)).toBe(ms);
});
