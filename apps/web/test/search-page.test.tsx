import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anEntity } from './builders.ts';
import { aCase } from './case-builders.ts';
import { renderApp } from './render-app.tsx';

const nothing = { entities: [], cases: [], alerts: [], articles: [], parties: [] };
const found = {
  'search.all': () => ({
    ...nothing,
    entities: [
      anEntity({ id: 1, name: 'Rustam Halvani', country: 'Uzbekistan', riskScore: 70 }),
      anEntity({ id: 2, name: 'Halvani Trading', type: 'company', country: 'Jordan', riskScore: 69 }),
      anEntity({ id: 3, name: 'Nadim Halawani', country: 'Jordan', riskScore: 39 }),
    ],
    cases: [aCase({ id: 12, title: 'Source of funds' })],
    parties: [
      {
        list: 'UN',
        sourceRef: 'x1',
        primaryName: 'KHALVANI, Rustam',
        matchedName: 'KHALVANI, Rustam',
        score: 94,
        sourceUrl: null,
      },
    ],
  }),
};

test('before a term it invites; a submitted term goes to the address', async () => {
  const { user, path } = renderApp('/search', found);
  expect(await screen.findByRole('heading', { name: 'Search for people, companies or countries' })).toBeTruthy();
  await user.type(screen.getByRole('searchbox', { name: 'Search term' }), ' halvani {Enter}');
  await waitFor(() => expect(path()).toBe('/search?q=halvani'));
  expect(await screen.findByRole('heading', { name: 'Search results for: halvani' })).toBeTruthy();
  expect(screen.getByText('3 results found')).toBeTruthy();
});

test.each([
  ['type=company', '1 result found (filtered)'],
  ['risk=high', '1 result found (filtered)'],
  ['risk=medium', '1 result found (filtered)'],
  ['risk=low', '1 result found (filtered)'],
  ['country=JORD', '2 results found (filtered)'],
])('the filter %s leaves %s', async (filter, count) => {
  renderApp(`/search?q=halvani&${filter}`, found);
  expect(await screen.findByText(count)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Advanced Filters' }).getAttribute('aria-expanded')).toBe('true');
});

test('what is no entity stands in sections of its own and is not counted', async () => {
  renderApp('/search?q=halvani', found);
  expect((await screen.findByRole('link', { name: 'Source of funds' })).getAttribute('href')).toBe('/cases?case=12');
  expect(screen.getByRole('heading', { name: /^Listed parties/u })).toBeTruthy();
  expect(screen.getByText('UN, 94 %')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: /^Alerts/u })).toBeNull();
});

test('nothing found says so and what to do', async () => {
  renderApp('/search?q=zzz', { 'search.all': () => nothing });
  expect(await screen.findByText('No results found for “zzz”')).toBeTruthy();
  expect(screen.getByText('Try a different search term.')).toBeTruthy();
  expect(screen.getByText('0 results found')).toBeTruthy();
});
