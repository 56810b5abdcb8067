import { expect, test } from 'vitest';
import { freshnessOf } from '../src/features/layout/list-freshness.tsx';
import { aListStatus } from './builders.ts';

const now = Date.parse('2026-11-20T09:00:00.000Z');

test('with all lists current: their number, and the date of the oldest file', () => {
  const eu = aListStatus({ list: 'EU', publishedAt: '2026-11-18', importedAt: '2026-11-20T08:00:00.000Z' });
  expect(freshnessOf([eu, aListStatus()], now)).toEqual({
    isHealthy: true,
    summary: '2 lists current',
    oldest: { list: 'EU', age: 'file of Nov 18, 2026' },
  });
});

test('a file without a date is as old as its import', () => {
  const pep = aListStatus({ list: 'PEP', publishedAt: null, importedAt: '2026-11-19T09:00:00.000Z' });
  const un = aListStatus({ list: 'UN', publishedAt: '2026-11-20' });
  expect(freshnessOf([pep, un], now).oldest).toEqual({ list: 'PEP', age: 'imported 1 day ago' });
});

test('a stale list, an old, undated or refused file and one that was never imported are not current', () => {
  const lists = [
    aListStatus(),
    aListStatus({ list: 'UK', error: 'The file ends in the middle' }),
    aListStatus({ list: 'EU', stale: true }),
    aListStatus({ list: 'SECO', oldFile: true }),
    aListStatus({ list: 'PEP', undated: true, publishedAt: null }),
    aListStatus({ list: 'UN', version: null, publishedAt: null, importedAt: null }),
  ];
  expect(freshnessOf(lists, now)).toMatchObject({ isHealthy: false, summary: '1 of 6 lists current' });
});

test('the invented demo lists and an own list do not count as published', () => {
  const lists = [
    aListStatus({ list: 'DEMO', canImport: false, publishedAt: null }),
    aListStatus({ list: 'OWN', kind: 'own', publishedAt: null }),
    aListStatus({ version: null, publishedAt: null, importedAt: null }),
  ];
  expect(freshnessOf(lists, now)).toEqual({ isHealthy: false, summary: '0 of 1 list current', oldest: null });
});
