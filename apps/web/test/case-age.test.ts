import { expect, test } from 'vitest';
import { ageAfterDay, ageText } from '../src/features/cases/case-age.tsx';

const opened = Date.parse('2026-11-01T09:00:00.000Z');
const hour = 3_600_000;

test.each([
  [0, 'Created today'],
  [23, 'Created today'],
  [24, 'Open for 1 day'],
  [47, 'Open for 1 day'],
  [12 * 24, 'Open for 12 days'],
  [1_204 * 24, 'Open for 1,204 days'],
])('a case that was opened %i hours ago: %s', (hours, text) => {
  expect(ageText(opened, opened + hours * hour)).toBe(text);
});

test.each([
  [23, ''],
  [24, ', open for 1 day'],
  [12 * 24, ', open for 12 days'],
])('after the creation date, %i hours add %j', (hours, text) => {
  expect(ageAfterDay(opened, opened + hours * hour)).toBe(text);
});
