import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { DateText } from '../src/date-text.tsx';
import { formatDate, momentText, relativeTime } from '../src/dates.ts';
import { RelativeTime } from '../src/relative-time.tsx';

const now = Date.parse('2026-11-20T20:12:00Z');

test.each([
  ['2026-11-20T20:12:00Z', 'Nov 20, 2026'],
  ['1968-03-14', 'Mar 14, 1968'],
  ['1968', '1968'],
  ['1968-03', 'Mar 1968'],
  ['1968-13', '1968-13'],
  ['2026-02-31', '2026-02-31'],
  ['some day', 'some day'],
  ['02.01.1968', '02.01.1968'],
  ['1968-3-14', '1968-3-14'],
])('%s is shown as %s', (value, text) => {
  expect(formatDate(value, 'date', 'UTC')).toBe(text);
});

test('a published date is long', () => {
  expect(formatDate('2026-11-20T20:12:00Z', 'long', 'UTC')).toBe('November 20, 2026');
});

test('a date may omit the year', () => {
  expect(formatDate('2026-11-20T20:12:00Z', 'short', 'UTC')).toBe('Nov 20');
  expect(formatDate('2026-11-16', 'short', 'America/Los_Angeles')).toBe('Nov 16');
});

test.each([
  ['2026-11-20T20:12:00Z', undefined, true],
  ['2026-11-20', undefined, true],
  ['2026-11-20T20:12:00Z', 'datetime', false],
] as const)('a short date does not break over two lines: %s, %s', (value, variant, isWhole) => {
  const { container } = render(<DateText value={value} variant={variant} />);
  expect(container.querySelector('time')?.classList.contains('whitespace-nowrap')).toBe(isWhole);
});

test('a calendar day does not shift with the time zone', () => {
  expect(formatDate('1968-03-14', 'date', 'America/Los_Angeles')).toBe('Mar 14, 1968');
});

test('the tooltip gives time, zone and UTC', () => {
  expect(momentText(new Date(now), 'Europe/Paris')).toEqual({
    local: 'Nov 20, 2026, 9:12:00 PM',
    zone: 'Europe/Paris',
    utc: 'Nov 20, 2026, 20:12:00 UTC',
  });
});

test.each([
  [30_000, 'seconds ago'],
  [60_000, '1 minute ago'],
  [2 * 3_600_000, '2 hours ago'],
  [3 * 86_400_000, '3 days ago'],
  [-2 * 60_000, 'seconds ago'],
  [-2 * 3_600_000, 'in 2 hours'],
])('%i ms before now is %s', (elapsed, text) => {
  expect(relativeTime(now - elapsed, now).replaceAll('\u00a0', ' ')).toBe(text);
});

const ages = (...moments: number[]) => moments.map((at) => <RelativeTime key={at} value={at} />);

test('ages are updated while they are shown, and a new time is not in the future', () => {
  vi.useFakeTimers({ now });
  const { rerender } = render(ages(now - 5 * 60_000));
  expect(screen.getByText('5 minutes ago')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(2 * 3_600_000));
  rerender(ages(now - 5 * 60_000, now + 90 * 60_000));
  expect(screen.getAllByText(/ago$/u).map(({ textContent }) => textContent)).toEqual(['2 hours ago', '30 minutes ago']);
  vi.useRealTimers();
});

test('a time is printed in full and in UTC, however it is shown on the page', () => {
  const { container } = render(
    <>
      <DateText value="2026-11-20T20:12:00Z" variant="datetime" />
      <RelativeTime value="2026-11-20T20:12:00Z" />
      <DateText value="1968-03-14" />
    </>,
  );
  const printed = [...container.querySelectorAll('time')].map((time) => time.dataset.print);
  expect(printed).toEqual(['Nov 20, 2026, 20:12:00 UTC', 'Nov 20, 2026, 20:12:00 UTC', undefined]);
  expect(formatDate('2026-11-20T20:12:00Z', 'utc')).toBe('Nov 20, 2026, 20:12:00 UTC');
});
