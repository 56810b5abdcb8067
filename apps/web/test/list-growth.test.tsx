import type { ListVersion } from '@tamis/api/watchlists/schema';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ListGrowth } from '../src/features/lists/list-growth.tsx';

const aListVersion = (version: Partial<ListVersion>): ListVersion => ({
  id: 1,
  number: 1,
  state: 'accepted',
  reason: null,
  format: 'un-consolidated',
  sha256: 'ab12',
  publishedAt: null,
  importedAt: '2026-11-26T05:36:00.000Z',
  source: null,
  decidedBy: null,
  parties: 0,
  names: 0,
  bytes: 0,
  added: 0,
  changed: 0,
  removed: 0,
  rejects: 0,
  ...version,
});

const files: [ListVersion, ListVersion] = [
  aListVersion({ id: 2, parties: 877, publishedAt: '2025-04-19' }),
  aListVersion({ id: 1, parties: 955, publishedAt: '2023-08-23' }),
];

test('files of years that were imported on one day are told by their own days', () => {
  render(<ListGrowth versions={files} title="UN Consolidated List" />);
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
    'Parties on the UN Consolidated List: 955 on Aug 23, 2023, 877 on Apr 19, 2025',
  );
});

test('where one of them has no day of its own, by when they were imported', () => {
  render(<ListGrowth versions={[files[0], { ...files[1], publishedAt: null }]} title="Own List" />);
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
    'Parties on the Own List: 955 on Nov 26, 2026, 877 on Nov 26, 2026',
  );
});
