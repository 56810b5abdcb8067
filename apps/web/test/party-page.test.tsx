import { screen, within } from '@testing-library/react';
import type { PartyRecord } from '@tamis/api/watchlists/schema';
import { expect, test } from 'vitest';
import { aMatch } from './match-builders.ts';
import { renderApp } from './render-app.tsx';
import { Refusal } from './trpc-answers.ts';

const VERSION = { publishedAt: '2025-04-19', importedAt: '2026-11-20T07:00:00.000Z', fields: [] };

const aRecord = (given: Partial<PartyRecord> = {}): PartyRecord => ({
  id: 7,
  list: { code: 'UN', title: 'UN Consolidated List', kind: 'sanctions' },
  party: { ...aMatch().party, listedOn: '2001-01-31', programmes: ['Taliban'], remarks: 'First line.\nLast line.' },
  isListed: true,
  versions: [
    {
      ...VERSION,
      versionId: 9,
      number: 2,
      kind: 'changed',
      fields: [{ field: 'places of birth', removed: ['Paktia'], added: ['Garda Saray'] }],
    },
    { ...VERSION, versionId: 8, number: 1, kind: 'added' },
  ],
  ...given,
});

const answers = (record: PartyRecord, rows = [aMatch({ id: 11, entityId: 3, partyId: 7 })]) => ({
  'lists.party': () => record,
  'matches.list': () => ({ rows, total: rows.length }),
});

test('a listed party shows its record, the entities that match it, and what each version changed', async () => {
  renderApp('/parties/7', answers(aRecord()));
  expect(await screen.findByRole('heading', { level: 2, name: 'Abd al-Rahman Khalil AL-HADDAR' })).toBeTruthy();
  expect(screen.getByText('On the UN Consolidated List since Jan 31, 2001.')).toBeTruthy();
  const record = within(screen.getByRole('region', { name: 'Record' }));
  expect(record.getByText('Abu Khalil').closest('li')?.textContent).toBe('Abu Khalilweak alias');
  expect(record.getByText('Taliban')).toBeTruthy();
  expect(record.getByText(/First line\.\s+Last line\./)).toBeTruthy();

  const match = await screen.findByRole('link', { name: 'Abdulrahman K. Haddar' });
  expect(match.getAttribute('href')).toBe('/entity/3?match=11');
  expect(match.parentElement?.textContent).toMatch(/^Abdulrahman K\. Haddar #3/u);

  const history = within(screen.getByRole('list', { name: 'History' }));
  expect(history.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Version 2ChangedPublished Apr 19, 2025, imported Nov 20, 2026places of birthPaktia+ Garda Saray',
    'Version 1AddedPublished Apr 19, 2025, imported Nov 20, 2026',
  ]);
  expect(history.getByRole('link', { name: 'Version 2' }).getAttribute('href')).toBe(
    '/lists?list=UN&version=9&kind=changed',
  );
  expect(screen.queryByText('Earlier versions are not shown.')).toBeNull();
  const back = screen.getByRole('link', { name: 'Back to Lists' });
  expect(back.getAttribute('href')).toBe('/lists?list=UN');
});

test('a country given by name and by code appears once', async () => {
  const countries = [
    { text: 'RUSSIAN FEDERATION', code: 'RU', role: 'nationality' as const },
    { text: 'RU', code: 'RU', role: 'residence' as const },
  ];
  renderApp('/parties/7', answers(aRecord({ party: { ...aMatch().party, countries } })));
  expect((await screen.findByText('Countries')).nextElementSibling?.textContent).toBe('RUSSIAN FEDERATION');
});

test('a delisted party shows since which version; that nobody matches it is shown too', async () => {
  const versions = [{ ...VERSION, versionId: 9, number: 2, kind: 'removed' as const }];
  renderApp('/parties/7', answers(aRecord({ isListed: false, versions }), []));
  expect(
    await screen.findByText('No longer on the UN Consolidated List: version 2 of Apr 19, 2025 removed it.'),
  ).toBeTruthy();
  expect(await screen.findByText('No monitored entity resembles this party.')).toBeTruthy();
  expect(screen.getByText('Earlier versions are not shown.')).toBeTruthy();
});

test.each(['/parties/x', '/parties/9'])('%s, which does not exist, says so and leads on', async (path) => {
  renderApp(path, {
    ...answers(aRecord()),
    'lists.party': () => {
      throw new Refusal(404, 'Listed party 9 not found');
    },
  });
  expect(await screen.findByRole('heading', { name: 'Listed party not found' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to Lists' }).getAttribute('href')).toBe('/lists');
});
