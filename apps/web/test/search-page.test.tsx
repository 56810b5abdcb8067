import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { FoundEntity } from '@tamis/api/search/schema';
import { expect, test } from 'vitest';
import { countOfResults } from '../src/features/search/search-filters.ts';
import { aUser, anEntity } from './builders.ts';
import { aCase } from './case-builders.ts';
import { aCertificate } from './match-builders.ts';
import { openStreams, serverTells } from './live-stream.ts';
import { renderApp } from './render-app.tsx';
import { never } from './trpc-answers.ts';

const aFound = (
  given: Parameters<typeof anEntity>[0],
  near: Partial<Pick<FoundEntity, 'reason' | 'score' | 'agreeing'>> = {},
): FoundEntity => Object.assign(anEntity(given), { reason: 'name' as const, score: 99, agreeing: [], ...near });
const nothing = { entities: [], cases: [], alerts: [], articles: [], parties: [], lists: [], entityCount: 0 };
const NEAR = { reason: 'spelling' as const, score: 90.6, agreeing: ['Halawani'] };
const found = {
  'search.all': () => ({
    ...nothing,
    entities: [
      aFound({ id: 1, name: 'Rustam Halvani', country: 'Uzbekistan', riskScore: 70 }),
      aFound({ id: 2, name: 'Halvani Trading', type: 'company', country: 'Jordan', riskScore: 69 }),
      aFound({ id: 3, name: 'Nadim Halawani', country: 'Jordan', riskScore: 39 }, NEAR),
    ],
    cases: [aCase({ id: 12, title: 'Source of funds' })],
    parties: [
      {
        id: 7,
        list: 'UN',
        sourceRef: 'x1',
        primaryName: 'KHALVANI, Rustam',
        matchedName: 'KHALVANI, Rustam',
        score: 94,
        reason: 'name',
        type: 'person',
        countries: ['Uzbekistan'],
        dates: [{ from: '1968-03-14', to: '1968-03-14' }],
        others: [],
      },
    ],
  }),
};

test('without a term it invites to search and sends no request; a submitted term goes into the URL', async () => {
  const asked: unknown[] = [];
  const answer = (input: unknown) => {
    asked.push(input);
    return found['search.all']();
  };
  const { user, path } = renderApp('/search', { 'search.all': answer });
  expect(await screen.findByRole('heading', { name: 'Search for people, companies or countries' })).toBeTruthy();
  await user.type(screen.getByRole('searchbox', { name: 'Search term' }), '   {Enter}');
  expect(path()).toBe('/search');
  expect(asked).toEqual([]);
  await user.type(screen.getByRole('searchbox', { name: 'Search term' }), '{Backspace>3/} halvani {Enter}');
  await waitFor(() => expect(path()).toBe('/search?q=halvani'));
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search term' }));
  expect(await screen.findByRole('heading', { name: 'Search results for: halvani' })).toBeTruthy();
  expect(screen.getByText('3 results found')).toBeTruthy();
});

test('a term that is too long is not searched for, and the page says so', async () => {
  renderApp(`/search?q=${'x'.repeat(1_204)}`, { 'search.all': never });
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The search term is too longIt has 1,204 characters, and 500 is the most. Search for a name or a few words.',
  );
  expect(screen.queryByText('Searching')).toBeNull();
});

test('the palette does not search for a term that is too long, and leads to the page that says so', async () => {
  const asked: unknown[] = [];
  const { user } = renderApp('/help', {
    'search.all': (input) => {
      asked.push(input);
      return nothing;
    },
  });
  await screen.findAllByRole('heading', { name: /Help/u });
  await user.keyboard('{Control>}k{/Control}');
  await user.click(await screen.findByRole('textbox', { name: 'Search and commands' }));
  await user.paste('x'.repeat(501));
  await user.click(await screen.findByText(/^Search for/u));
  expect(await screen.findByText('The search term is too long')).toBeTruthy();
  expect(asked).toEqual([]);
});

test('a search is screened once with its details, even by a double click, and its certificate opens', async () => {
  const sent: unknown[] = [];
  const { user, path } = renderApp('/search?q=halvani&type=person&country=Jordan', {
    ...found,
    'screening.certify': (input: unknown) => {
      sent.push(input);
      return aCertificate({ id: 31, entityId: null, cause: 'request' });
    },
    'screening.get': () => aCertificate({ id: 31, entityId: null, cause: 'request', query: { names: ['halvani'] } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Screen and certify' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Screen a name' }));
  expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'halvani');
  expect(dialog.getByRole('textbox', { name: 'Country' })).toHaveProperty('value', 'Jordan');
  await user.type(dialog.getByRole('textbox', { name: 'Birth Date' }), '1971-12-06');
  const send = dialog.getByRole('button', { name: 'Screen and certify' });
  fireEvent.click(send);
  fireEvent.click(send);
  await waitFor(() => expect(path()).toBe('/screenings/31'));
  expect(sent).toEqual([{ name: 'halvani', type: 'person', country: 'Jordan', birthDate: '1971-12-06' }]);
  const back = await screen.findByRole('link', { name: 'Back to the search' });
  expect(back.getAttribute('href')).toBe('/search?q=halvani');
});

test('a viewer cannot keep a certificate', async () => {
  renderApp('/search?q=halvani', { ...found, 'auth.session': () => aUser({ role: 'viewer' }) });
  expect(await screen.findByRole('button', { name: 'Print' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Screen and certify' })).toBeNull();
});

test('a listed party that is not an entity is pointed out, unless filters hide entities', async () => {
  const onlyParties = { 'search.all': () => ({ ...found['search.all'](), entities: [], cases: [] }) };
  renderApp('/search?q=khalvani', onlyParties);
  expect(await screen.findByRole('heading', { name: 'No results found for “khalvani”' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '1 listed party does' }).getAttribute('href')).toBe('#also-found');
  const party = screen.getByRole('link', { name: 'KHALVANI, Rustam' });
  expect(party.getAttribute('href')).toBe('/parties/7');
  cleanup();
  renderApp('/search?q=khalvani&risk=low', onlyParties);
  expect(await screen.findByText('Try a different search term or other filters.')).toBeTruthy();
});

test('listed parties come first, with what distinguishes namesakes, here and in the palette', async () => {
  const { user } = renderApp('/search?q=halvani', found);
  const beside = within(await screen.findByRole('region', { name: 'Also found' }));
  expect(beside.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'Listed parties1',
    'Cases1',
  ]);
  expect(beside.getByText('UN · Person, Uzbekistan, born Mar 14, 1968 · As written')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Commands/u }));
  await user.type(await screen.findByPlaceholderText('Search, or type a command'), 'halvani');
  expect(await screen.findByRole('menuitem', { name: /UN · Person, Uzbekistan, born Mar 14, 1968/u })).toBeTruthy();
});

test('listed parties with the same name show their reference', async () => {
  const [party] = found['search.all']().parties;
  const references = [9639, 24283].map((ref) =>
    Object.assign({}, party, { id: ref, list: 'OFAC', sourceRef: String(ref) }),
  );
  renderApp('/search?q=khalvani', { 'search.all': () => ({ ...nothing, parties: [party, ...references] }) });
  const hits = within(await screen.findByRole('region', { name: 'Also found' })).getAllByRole('listitem');
  const lists = hits.map((hit) => hit.textContent.replace('KHALVANI, Rustam', '').split(' · ')[0]);
  expect(lists).toEqual(['UN', 'OFAC 9639', 'OFAC 24283']);
});

test('a party on several lists is one row, which links to each of its records', async () => {
  const [party] = found['search.all']().parties;
  const others = ['OFAC', 'EU'].map((list, at) => ({ id: 20 + at, list, sourceRef: `r${at}`, primaryName: 'HALVANI' }));
  const { user } = renderApp('/search?q=khalvani', {
    'search.all': () => ({ ...nothing, parties: [Object.assign({}, party, { others })] }),
  });
  const beside = within(await screen.findByRole('region', { name: 'Also found' }));
  expect(beside.getByRole('listitem').textContent).toContain('UN, OFAC, EU · Person, Uzbekistan');
  expect(beside.getByRole('link', { name: 'HALVANI on EU' }).getAttribute('href')).toBe('/parties/21');
  await user.click(screen.getByRole('button', { name: /^Commands/u }));
  await user.type(await screen.findByPlaceholderText('Search, or type a command'), 'khalvani');
  expect(await screen.findByRole('menuitem', { name: /UN, OFAC, EU · Person, Uzbekistan/u })).toBeTruthy();
});

test('a note that there may be more listed parties is shown with them, not with the entities', async () => {
  const [party] = found['search.all']().parties;
  const others = [{ id: 99, list: 'OFAC', sourceRef: 'r', primaryName: 'KHALVANI' }];
  const parties = Array.from({ length: 19 }, (_, at) =>
    Object.assign({}, party, { id: at + 1, others: at === 0 ? others : [] }),
  );
  renderApp('/search?q=khalvani', { 'search.all': () => ({ ...nothing, parties }) });
  const beside = within(await screen.findByRole('region', { name: 'Also found' }));
  expect(beside.getByText(/^At most 20 list records are shown/u)).toBeTruthy();
  expect(screen.getAllByText(/^At most/u)).toHaveLength(1);
});

test('the count of results has thousands separators', () => {
  expect([countOfResults(1, false), countOfResults(1_204, true)]).toEqual([
    '1 result found',
    '1,204 results found (filtered)',
  ]);
});

const boxes = () => screen.getAllByRole<HTMLInputElement>('searchbox').map(({ value }) => value);

test('the search box of the top bar keeps the focus, and both boxes show the term in the URL', async () => {
  const { user, path, back } = renderApp('/search?q=halvani', found);
  const bar = await screen.findByRole('searchbox', { name: 'Search entities, cases, or alerts' });
  await user.type(bar, ' r{Enter}');
  await waitFor(() => expect(path()).toBe('/search?q=halvani+r'));
  expect(document.activeElement).toBe(bar);
  expect(boxes()).toEqual(['halvani r', 'halvani r']);
  back();
  await waitFor(() => expect(boxes()).toEqual(['halvani', 'halvani']));
});

test('namesakes are distinguished by what is known about each, here and in the palette', async () => {
  const twins = [
    { id: 186, additionalInfo: { birthDate: '1968-01-02', position: null, founded: null, industry: null } },
    { id: 325 },
  ].map((twin) => aFound({ name: 'Oleg Deripaska', country: 'Russia', ...twin }));
  const { user } = renderApp('/search?q=deripaska', { 'search.all': () => ({ ...nothing, entities: twins }) });
  expect(await screen.findByText('Person, Russia, born Jan 2, 1968 · ID 186')).toBeTruthy();
  expect(screen.getByText('Person, Russia · ID 325')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Commands/u }));
  await user.type(await screen.findByPlaceholderText('Search, or type a command'), 'deripaska');
  expect(await screen.findByRole('menuitem', { name: /born\sJan\s2,\s1968\s·\sID\s186/u })).toBeTruthy();
  await user.keyboard('{Control>}k{/Control}');
  await waitFor(() => expect(screen.queryByPlaceholderText('Search, or type a command')).toBeNull());
  await user.keyboard('{Control>}k{/Control}');
  expect(await screen.findByPlaceholderText('Search, or type a command')).toHaveProperty('value', '');
});

/** A search that finds this many, and returns the requested page. */
const manyFound = (count: number, isMore: boolean) => ({
  'search.all': ({ page: { offset = 0, limit = 50 } = {} }: { page?: { offset?: number; limit?: number } }) => {
    const ids = Array.from({ length: count }, (_, at) => at + 1).slice(offset, offset + limit);
    return {
      ...nothing,
      entities: ids.map((id) => aFound({ id, name: `Ali ${id}` })),
      entityTotal: { count, isMore },
    };
  },
});

test.each([
  [2_461, false, '2,461 results found', null],
  [
    5_000,
    true,
    'More than 5,000 results found',
    'At most 5,000 entities are shown, the closest first. There may be more: type more of the name.',
  ],
])('of %i found entities all are counted: more, %s', async (count, isMore, shown, sentence) => {
  renderApp('/search?q=ali', manyFound(count, isMore));
  await screen.findByText(shown);
  expect(screen.getAllByRole('link', { name: /^Ali \d+$/u })).toHaveLength(50);
  expect(screen.queryByText(/^At most/u)?.textContent ?? null).toBe(sentence);
});

test('all results can be reached page by page, by URL too; another term starts at the first page', async () => {
  const { user, path } = renderApp('/search?q=ali&page=2', manyFound(120, false));
  expect(await screen.findByText('51–100 of 120')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ali 51' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(await screen.findByRole('link', { name: 'Ali 120' })).toBeTruthy();
  expect(path()).toBe('/search?q=ali&page=3');
  await user.type(screen.getByRole('searchbox', { name: 'Search term' }), ' bin{Enter}');
  await waitFor(() => expect(path()).toBe('/search?q=ali+bin'));
  cleanup();
  const past = renderApp('/search?q=ali&page=9', manyFound(120, false));
  expect(await screen.findByRole('link', { name: 'Ali 120' })).toBeTruthy();
  expect(past.path()).toBe('/search?q=ali&page=3');
});

test('the first search of the palette says that it is running, before there are results', async () => {
  const { user } = renderApp('/search', { ...found, 'search.all': never });
  await user.click(await screen.findByRole('button', { name: /^Commands/u }));
  await user.type(await screen.findByPlaceholderText('Search, or type a command'), 'k');
  expect(screen.getByText('Everywhere').textContent).toBe('Everywhere · Searching…');
  expect(screen.getByText('Search for “k”').className).not.toContain('text-muted');
});

test('the palette opens a listed party like an entity', async () => {
  const { user, path } = renderApp('/search', { ...found, 'lists.party': never, 'matches.list': never });
  await user.click(await screen.findByRole('button', { name: /^Commands/u }));
  await user.type(await screen.findByPlaceholderText('Search, or type a command'), 'khalvani');
  await user.click(await screen.findByRole('menuitem', { name: /^KHALVANI, Rustam/u }));
  await waitFor(() => expect(path()).toBe('/parties/7'));
});

test.each([
  ['type=company', { type: 'company' }],
  ['risk=high', { risk: 'high' }],
  ['country=%20JORD', { country: 'JORD' }],
])('the filter %s is sent to the server, and the count says that it is filtered', async (filter, asked) => {
  const inputs: unknown[] = [];
  const [first] = found['search.all']().entities;
  const answer = (input: unknown) => {
    inputs.push(input);
    return { ...nothing, entities: first ? [first] : [] };
  };
  renderApp(`/search?q=halvani&${filter}`, { 'search.all': answer });
  expect(await screen.findByText('1 result found (filtered)')).toBeTruthy();
  expect(inputs).toEqual([{ q: 'halvani', ...asked, page: { limit: 50, offset: 0 } }]);
  expect(screen.getByRole('button', { name: 'Advanced Filters' }).getAttribute('aria-expanded')).toBe('true');
});

test('shows how near each name is, why, and which words agree; and how much was searched', async () => {
  const lists = [{ title: 'UN Consolidated List', number: 1, publishedAt: null }];
  renderApp('/search?q=halvani', {
    'search.all': () => ({ ...found['search.all'](), lists, entityCount: 52_640 }),
  });
  const row = (await screen.findByRole('link', { name: 'Nadim Halawani' })).closest('li');
  expect(row?.textContent).toContain('91 % Similar spelling');
  expect(row?.querySelector('mark')?.textContent).toBe('Halawani');
  expect(
    screen.getByText(
      /^Searched in 52,640 entities and 1 list\..* Each further word of the name takes off 1, at most 5\.$/u,
    ),
  ).toBeTruthy();
});

test('shows the age of the oldest list, and that the filters do not apply to listed parties', async () => {
  const lists = [
    { title: 'OFAC SDN List', number: 3, publishedAt: '2026-07-01T00:00:00.000Z' },
    { title: 'UN Consolidated List', number: 1, publishedAt: '2025-04-19T00:00:00.000Z' },
  ];
  renderApp('/search?q=halvani&type=company', { 'search.all': () => ({ ...found['search.all'](), lists }) });
  expect(await screen.findByText(/2 lists \(the oldest: UN Consolidated List of Apr 19, 2025\)\./u)).toBeTruthy();
  expect(screen.getByText('The filters apply to monitored entities only.')).toBeTruthy();
});

test('other results have their own sections and are not counted', async () => {
  renderApp('/search?q=halvani', found);
  expect((await screen.findByRole('link', { name: 'Source of funds' })).getAttribute('href')).toBe('/cases?case=12');
  expect(screen.getByRole('heading', { name: /^Listed parties/u })).toBeTruthy();
  expect(screen.getByText(/^UN ·/u).closest('li')?.lastElementChild?.textContent).toBe('94 %');
  expect(screen.queryByRole('heading', { name: /^Alerts/u })).toBeNull();
});

test('five results of each other kind are shown at first, and all on demand', async () => {
  const cases = Array.from({ length: 7 }, (_, at) => aCase({ id: 20 + at, title: `Case of ${at + 1}` }));
  const { user } = renderApp('/search?q=halvani', { 'search.all': () => ({ ...nothing, cases }) });
  const list = (await screen.findByRole('link', { name: 'Case of 7' })).closest('ul');
  expect(list?.className).toContain('nth-child(n+6)');
  await user.click(screen.getByRole('button', { name: 'Show all 7' }));
  expect(list?.className).not.toContain('nth-child');
  expect(screen.queryByRole('button', { name: /^Show all/u })).toBeNull();
});

test('an empty result says so and what to do', async () => {
  renderApp('/search?q=zzz', { 'search.all': () => nothing });
  expect(await screen.findByText('No results found for “zzz”')).toBeTruthy();
  // Without a percentage on the page, none is explained.
  expect(screen.getByText(/^Searched in [\d,]+ entit(?:y|ies) and \d+ lists?\.$/u)).toBeTruthy();
  expect(screen.getByText('Try a different search term.')).toBeTruthy();
  expect(screen.getByText('0 results found')).toBeTruthy();
});

test('a search for an apostrophe alone explains what names are found by', async () => {
  renderApp("/search?q='", { 'search.all': () => nothing });
  const sentence = 'Names are searched by their letters and digits. Try a different search term.';
  expect(await screen.findByText(sentence)).toBeTruthy();
});

test('the printed record names the searched versions; a new list version is searched at once', async () => {
  let version = 3;
  renderApp('/search?q=halvani', {
    'search.all': () => ({
      ...found['search.all'](),
      lists: [{ title: 'UN Consolidated List', number: version, publishedAt: version === 3 ? '2026-11-19' : null }],
    }),
  });
  expect(await screen.findByText('UN Consolidated List, version 3 of Nov 19, 2026')).toBeTruthy();
  await waitFor(() => expect(openStreams()).toBe(1));
  version = 4;
  serverTells('list');
  expect(await screen.findByText('UN Consolidated List, version 4')).toBeTruthy();
});

test('a user who leaves the search while it is screened is not taken to the certificate', async () => {
  const { promise: screened, resolve: answer } = Promise.withResolvers<void>();
  let made = 0;
  const { user, path } = renderApp('/search?q=halvani', {
    ...found,
    'screening.certify': async () => {
      await screened;
      made += 1;
      return aCertificate({ id: 31, entityId: null, cause: 'request' });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Screen and certify' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Screen and certify' }));
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('link', { name: 'Help' }));
  await screen.findByRole('heading', { name: 'Help' });
  answer();
  await waitFor(() => expect(made).toBe(1));
  await new Promise((later) => setTimeout(later, 50));
  expect(path()).toBe('/help');
});
