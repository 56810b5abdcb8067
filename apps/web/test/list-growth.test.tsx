import type { ListVersion } from '@tamis/api/watchlists/schema';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ListGrowth } from '../src/features/lists/list-growth.tsx';
import { aListVersion } from './builders.ts';

const files: [ListVersion, ListVersion] = [
  aListVersion({ id: 2, parties: 877, publishedAt: '2025-04-19' }),
  aListVersion({ id: 1, parties: 955, publishedAt: '2023-08-23' }),
];

test('files of several years that were imported on one day are plotted by their own dates', () => {
  render(<ListGrowth versions={files} title="UN Consolidated List" />);
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
    'Parties on the UN Consolidated List: 955 on Aug 23, 2023, 877 on Apr 19, 2025',
  );
});

test('if one of them has no date, all are plotted by the import date', () => {
  render(<ListGrowth versions={[files[0], { ...files[1], publishedAt: null }]} title="Own List" />);
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
    'Parties on the Own List: 955 on Nov 26, 2026, 877 on Nov 26, 2026',
  );
  expect(screen.getAllByText('Nov 26, 2026')).toHaveLength(1);
});
