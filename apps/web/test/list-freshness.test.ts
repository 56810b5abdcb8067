import { expect, test } from 'vitest';
import { freshnessOf } from '../src/features/layout/list-freshness.tsx';
import { aListStatus } from './builders.ts';

const now = Date.parse('2026-11-20T09:00:00.000Z');

test('all lists in order: how many, and the newest with its age', () => {
  const eu = aListStatus({ list: 'EU', importedAt: '2026-11-19T09:00:00.000Z' });
  expect(freshnessOf([eu, aListStatus()], now)).toEqual({
    isHealthy: true,
    summary: '2 lists current',
    newest: { list: 'OFAC', age: '3 h ago' },
  });
});

test('a stale list, an old or a refused file is said; a list that was never imported does not count', () => {
  const lists = [
    aListStatus(),
    aListStatus({ list: 'UK', error: 'The file ends in the middle' }),
    aListStatus({ list: 'EU', stale: true }),
    aListStatus({ list: 'SECO', oldFile: true }),
    aListStatus({ list: 'UN', version: null, importedAt: null }),
  ];
  expect(freshnessOf(lists, now)).toMatchObject({ isHealthy: false, summary: '1 of 4 lists current' });
});

test('without any list that is said', () => {
  expect(freshnessOf([], now)).toEqual({ isHealthy: false, summary: 'No lists imported', newest: null });
});
