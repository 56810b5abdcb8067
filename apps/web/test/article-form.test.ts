import * as v from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import { momentIn, newText, TextForm } from '../src/features/media/article-form.ts';

const given = { ...newText(), title: 'Trader charged', source: 'Example Times', content: 'Ada Lindqvist was charged.' };
const faultOf = (day: string) => v.safeParse(TextForm, { ...given, day }).issues?.[0].message;

afterEach(() => vi.unstubAllEnvs());

test('an article of today is accepted, one of a future day is not', () => {
  expect(faultOf(given.day)).toBeUndefined();
  expect(faultOf('2019-12-31')).toBeUndefined();
  expect(faultOf('31.12.2019')).toBe('Published must be a day, YYYY-MM-DD');
  expect(faultOf('2999-01-01')).toBe('Published must not be in the future');
});

test.each([
  'UTC',
  'Europe/Berlin',
  'America/Los_Angeles',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
])('the day entered in %s is the same day there and in UTC', (zone) => {
  vi.stubEnv('TZ', zone);
  const moment = momentIn('2025-11-20');
  expect(moment.slice(0, 10)).toBe('2025-11-20');
  expect(new Date(moment).toLocaleDateString('sv', { timeZone: zone })).toBe('2025-11-20');
});
