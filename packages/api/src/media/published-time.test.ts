import { beforeAll, expect, test, vi } from 'vitest';
import { publishedTime } from './published-time.ts';

beforeAll(() => {
  vi.stubEnv('TZ', 'Asia/Tokyo');
});

test('these tests run in the time zone of Tokyo', () => {
  expect(new Date().getTimezoneOffset()).toBe(-540);
});

const NOON = Date.UTC(2026, 2, 1, 12);
const MIDNIGHT = Date.UTC(2026, 2, 1);

test.each([
  ['Fri, 01 Jan 1960 10:00:00 GMT', Date.UTC(1960, 0, 1, 10)],
  ['2026-03-01T12:00', NOON],
  ['2026-03-01T12:00:00', NOON],
  ['2026-03-01 12:00:00', NOON],
  ['2026-03-01T12:00:00.000Z', NOON],
  ['2026-03-01T13:00:00+01:00', NOON],
  ['2026-03-01T13:00:00+0100', NOON],
  ['Sun, 01 Mar 2026 12:00', NOON],
  ['Sun, 01 Mar 2026 12:00:00 GMT', NOON],
  ['Sun, 01 Mar 2026 13:00:00 +0100', NOON],
  ['Sun, 01 Mar 2026 07:00:00 EST', NOON],
  ['Sun, 01 Mar 2026 12:00:00 CET', NOON],
  ['March 1, 2026 12:00 PM', NOON],
  ['2026-03-01', MIDNIGHT],
  ['1 March 2026', MIDNIGHT],
  ['03/01/2026', MIDNIGHT],
  ['yesterday', null],
  ['', null],
])('%s is the same time in Tokyo as elsewhere', (text, time) => {
  expect(publishedTime(text)).toBe(time);
});
