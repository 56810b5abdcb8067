import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { aListStatus } from './builders.ts';
import { aField, aMatch, aPart } from './match-builders.ts';
import { renderApp } from './render-app.tsx';
import { never, noRows } from './trpc-answers.ts';
import { savedFile } from './saved-files.ts';
import { queue, aQueue, openBesideQueue, queued } from './matches-queue.ts';

test('the queue is sorted best first, and the first match is open', async () => {
  renderApp('/matches', aQueue().answers);
  const items = within(await screen.findByRole('list', { name: 'Queue' })).getAllByRole('link');
  expect(items.map((item) => item.textContent)).toEqual([
    expect.stringContaining('Abdulrahman K. Haddar Score 91 #1 · 1971 · CY '),
    expect.stringMatching(/^Rustam Halvani .*Score 89/u),
    expect.stringMatching(/^A\. Haddar .*Score 80/u),
  ]);
  expect(items[0]?.getAttribute('aria-current')).toBe('true');
  expect(await screen.findByRole('table', { name: 'Comparison' })).toBeTruthy();
  expect(screen.getByText('1 of 3')).toBeTruthy();
  expect(screen.getByText('3 decisions left')).toBeTruthy();
});

test('a list that does not exist is named as such, in the filter and instead of the matches', async () => {
  const { user, path } = renderApp('/matches?list=NOPE', { 'lists.status': () => [aListStatus()] });
  expect(await screen.findByText('There is no list NOPE')).toBeTruthy();
  expect(screen.getByRole('button', { name: /List$/u }).textContent).toContain('No list NOPE');
  await user.click(screen.getByRole('button', { name: 'Show all lists' }));
  await waitFor(() => expect(path()).toBe('/matches'));
});

test('the filter names the list before the lists have loaded', async () => {
  renderApp('/matches?list=UK', { ...aQueue().answers, 'lists.status': never });
  expect((await screen.findByRole('button', { name: /List$/u })).textContent).toContain('UK');
});

test('if another name of the party agreed, the queue and the comparison show it', async () => {
  const rows = [aMatch({ matchedName: 'Abu Khalil' }), aMatch({ id: 12, matchedName: 'Abd Al-Rahman al-Haddar' })];
  renderApp('/matches', { 'matches.list': () => ({ rows, total: 2 }) });
  const queued = within(await screen.findByRole('list', { name: 'Queue' })).getAllByRole('link');
  expect(queued[0]?.textContent).toContain('as Abu Khalil');
  // An alias that is part of the party's name adds nothing.
  expect(queued[1]?.textContent).not.toContain('as ');
  const listed = (await screen.findByText(/^Listed party,/u)).nextElementSibling;
  expect(listed?.textContent).toBe('Abd al-Rahman Khalil AL-HADDAR, as Abu Khalil');
});

test('names and their parts are shown as written, with how they were read', async () => {
  const [primary] = aMatch().party.names;
  const match = aMatch({
    entityName: 'FSB',
    matchedName: 'Orion Trading House (Kestrel Wind)',
    party: { ...aMatch().party, names: [{ ...primary!, text: 'ORION TRADING HOUSE (KESTREL WIND)' }] },
    readAs: { subject: 'Federal Security Service', listed: 'Kestrel Wind' },
    parts: [aPart('Federal', 'Kestrel')],
    fields: [aField('name', 'Name', { subject: 'FSB' })],
  });
  renderApp('/matches', { 'matches.list': () => ({ rows: [match], total: 1 }) });
  const row = within(await screen.findByRole('table', { name: 'Comparison' })).getAllByRole('row')[1];
  expect(row?.textContent).toContain('FederalKestrel');
  expect((await screen.findByText(/^Read as/u)).textContent).toBe('Read as Federal Security Service');
  expect(screen.getByText(/^Compared as/u).textContent).toBe(
    'Compared as Orion Trading House (Kestrel Wind), read as Kestrel Wind',
  );
});

test('a birth date is shown as it was typed, not as a browser reads it', async () => {
  const typed = aField('date', 'Date of birth', { subject: '02.01.1968', listed: '1968-01-02', note: 'Same date' });
  renderApp('/matches', { 'matches.list': () => ({ rows: [aMatch({ fields: [typed] })], total: 1 }) });
  const row = within(await screen.findByRole('table', { name: 'Comparison' })).getByRole('row', { name: /birth/u });
  expect(row.textContent).toContain('02.01.1968');
  expect(row.textContent).toContain('Jan 2, 1968');
  expect(row.querySelector('u')).toBeNull();
});

test('namesakes are distinguished in the queue by number, year and country, as far as known', async () => {
  const namesakes = [
    aMatch(),
    aMatch({ id: 12, entityId: 8, entitySince: '02.01.1968', entityCountry: '' }),
    aMatch({ id: 13, entityId: 9, entitySince: null, entityCountry: 'UZ' }),
  ];
  renderApp('/matches', { 'matches.list': () => ({ rows: namesakes, total: 3 }) });
  const rows = within(await screen.findByRole('list', { name: 'Queue' })).getAllByRole('link');
  expect(rows.map((row) => /(?<about>#.*?) (?:DEMO|OFAC|UN|UK|EU)/u.exec(row.textContent)?.groups?.['about'])).toEqual([
    '#1 · 1971 · CY',
    '#8 · 1968',
    '#9 · UZ',
  ]);
});

test('sorted by customer, a name appears once; the queue can be limited to one upload', async () => {
  const asked: { order: string; upload?: number }[] = [];
  const rows = [aMatch({ id: 11 }), aMatch({ id: 12, list: { code: 'UK', title: 'UK HMT List', kind: 'sanctions' } })];
  const { user, path } = renderApp('/matches?order=customer&upload=4', {
    'matches.list': (input: { order: string; upload?: number }) => {
      // The sidebar counts the waiting matches.
      if (input.order) asked.push(input);
      return { rows, total: 2 };
    },
  });
  const [first, second] = within(await screen.findByRole('list', { name: 'Queue' })).getAllByRole('link');
  const name = aMatch().entityName;
  expect(within(first!).getByText(name).closest('.sr-only')).toBeNull();
  expect(within(second!).getByText(name).closest('.sr-only')).not.toBeNull();
  expect(asked.at(-1)).toMatchObject({ order: 'customer', upload: 4 });
  await user.click(screen.getByRole('button', { name: /Job 4/u }));
  await waitFor(() => expect(path()).toBe('/matches?order=customer'));
});

test('a skip link leads from the queue to the comparison', async () => {
  const { user } = renderApp('/matches', aQueue().answers);
  const link = await screen.findByRole('link', { name: 'Skip to the comparison' });
  await user.click(link);
  expect(document.activeElement?.contains(screen.getByRole('heading', { name: 'Comparison' }))).toBe(true);
  expect(document.activeElement?.contains(link)).toBe(false);
});

test('a match shows what was decided on its party for other customers', async () => {
  const earlier = {
    id: 9,
    entityId: 186,
    entityName: 'Abdul Rahman Haddad',
    state: 'dismissed',
    reason: 'Date of birth differs',
    decidedBy: 'Tomas Ehrling',
    decidedAt: '2026-10-31T09:00:00.000Z',
  };
  renderApp('/matches', { ...aQueue().answers, 'matches.earlier': ({ id }) => (id === 11 ? [earlier] : []) });
  const section = (await screen.findByRole('heading', { name: 'Earlier decisions on this party' })).parentElement;
  expect(section?.textContent).toMatch(
    /Abdul Rahman Haddad #186Dismissed: Date of birth differsTomas EhrlingOct 31, 2026/u,
  );
  expect(
    within(section ?? document.body)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/entity/186');
});

test('while they load, the queue and the comparison have skeletons', async () => {
  renderApp('/matches', { 'matches.list': never });
  const [queue, comparison] =
    (await screen.findByText('Loading matches')).closest('section')?.parentElement?.children ?? [];
  expect(queue?.textContent).toBe('Loading matches');
  expect(comparison?.textContent).toBe('');
});

/** The queue, and match 82, which is in another view. */
function withRow(row: unknown) {
  const { answers, sent } = aQueue();
  return { answers: { ...answers, 'matches.row': ({ id }: { id: number }) => (id === 82 ? row : null) }, sent };
}

describe('the URL of a match that is not in the view', () => {
  const elsewhere = aMatch({ id: 82, entityId: 9, entityName: 'Wanda Elsner', score: 71 });
  test('opens it beside the queue, and a decision opens the first that waits', async () => {
    const { answers, sent } = withRow({ ...elsewhere, folded: [] });
    const { user, path } = renderApp('/matches?match=82', answers);
    expect((await screen.findAllByText('Wanda Elsner')).length).toBeGreaterThan(0);
    expect(screen.getByRole('table', { name: 'Comparison' })).toBeTruthy();
    expect(screen.getByText('Not in this view')).toBeTruthy();
    await screen.findByRole('list', { name: 'Queue' });
    expect(queued().map((item) => item.getAttribute('aria-current'))).toEqual([null, null, null]);
    await user.keyboard('c');
    await waitFor(() => expect(path()).toBe('/matches?match=11'));
    expect(sent).toEqual([{ state: 'confirmed', matchIds: [82] }]);
  });

  test('opens it if the view is empty', async () => {
    const { answers } = withRow({ ...elsewhere, state: 'confirmed', decidedBy: 'Ines Valcourt', folded: [] });
    renderApp('/matches?entity=77&match=82', answers);
    expect(await screen.findByRole('table', { name: 'Comparison' })).toBeTruthy();
    expect(screen.getByText(/By Ines Valcourt/u)).toBeTruthy();
    expect(screen.queryByText('No matches found')).toBeNull();
  });

  test('opens no other match if it does not exist, and no key decides one', async () => {
    const { answers, sent } = withRow(null);
    const { user, path } = renderApp('/matches?match=82', answers);
    expect(await screen.findByText('There is no such match')).toBeTruthy();
    expect(screen.queryByRole('table', { name: 'Comparison' })).toBeNull();
    await screen.findByRole('list', { name: 'Queue' });
    expect(queued().map((item) => item.getAttribute('aria-current'))).toEqual([null, null, null]);
    await user.keyboard('c1');
    expect(path()).toBe('/matches?match=82');
    await user.click(screen.getByRole('button', { name: 'Show the queue' }));
    expect(await screen.findByRole('table', { name: 'Comparison' })).toBeTruthy();
    expect(path()).toBe('/matches');
    expect(sent).toEqual([]);
  });
});

test('a name that its list gives twice is shown once, and not for the next party', async () => {
  const doubled = aMatch();
  doubled.party.names.push({ text: 'Abu Khalil', kind: 'aka', strength: 'weak' });
  doubled.party.identifiers = [
    { kind: 'passport', value: 'N 4410' },
    { kind: 'passport', value: 'N 4410' },
  ];
  const other = aMatch({ id: 12, entityId: 2, entityName: 'Igor Setchin' });
  other.party.names = [{ text: 'Igor Ivanovich SECHIN', kind: 'primary', strength: 'strong' }];
  const { user, path } = renderApp('/matches', { 'matches.list': () => ({ rows: [doubled, other], total: 2 }) });
  expect(await screen.findAllByText('Abu Khalil')).toHaveLength(1);
  expect(screen.getAllByText('N 4410')).toHaveLength(1);
  await user.keyboard('j');
  await waitFor(() => expect(path()).toBe('/matches?match=12'));
  expect(await screen.findByText('The list gives no other name.')).toBeTruthy();
  expect(screen.queryByText('Abu Khalil')).toBeNull();
  expect(screen.queryByText('N 4410')).toBeNull();
});

test('the matches of the view are exported as CSV, with who decided what, when and why', async () => {
  const decided = { state: 'dismissed' as const, decidedBy: 'Ines Valcourt', decidedAt: '2026-11-20T09:00:00.000Z' };
  const rows = [aMatch({ ...decided, reason: 'Name only', note: 'Passport seen', entityName: '=Haddar' })];
  const asked: { state?: string }[] = [];
  const { user } = renderApp('/matches?state=dismissed', {
    'matches.list': (input: { state?: string }) => {
      asked.push(input);
      return { rows, total: 1 };
    },
  });
  const saved = savedFile();
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  const [header, line, ...more] = (await saved()).trim().split('\r\n');
  expect(header).toMatch(/^id,entityId,entity,list,sourceRef,.*,state,reason,note,decidedBy,decidedAt,approvedBy/u);
  expect(line).toContain('dismissed,Name only,Passport seen,Ines Valcourt,2026-11-20T09:00:00.000Z');
  // Text that a spreadsheet would run as a formula is escaped.
  expect(line).toContain("'=Haddar");
  expect(more).toEqual([]);
  expect(asked.at(-1)).toMatchObject({ state: 'dismissed', limit: 200, offset: 0 });
});

test.each([
  [{}, 'the pair was not to be kept quiet. Dismissed before: Name only.'],
  [{ wasQuiet: true }, 'what was compared has changed. Dismissed before: Name only.'],
  [
    { formerReason: 'Below the threshold of 80', withdrawal: 'below-threshold' as const },
    'the score is no longer below the threshold. Withdrawn before: Below the threshold of 80.',
  ],
  [
    { formerReason: 'Taken off the list', withdrawal: 'delisted' as const, party: ['aliases'] },
    'the listed party is on the list again and the listed party changed (aliases). Withdrawn before: Taken off the list.',
  ],
  [{ wasProposed: true, entity: ['name'] }, 'the entity changed (name). Proposed before: Name only.'],
  [
    { isUnlike: true, entity: ['name', 'date'], formerReason: null },
    'the entity changed (name, date). It keeps waiting, since a decision on it takes two people.',
  ],
])('a reopened match shows why: %o', async (what, said) => {
  const reopened = {
    at: '2026-11-20T07:00:00.000Z',
    entity: [],
    party: [],
    formerReason: 'Name only',
    formerNote: null,
    formerDecidedAt: null,
    withdrawal: null,
    wasQuiet: false,
    wasProposed: false,
    isUnlike: false,
    ...what,
  };
  renderApp('/matches', { 'matches.list': () => ({ rows: [aMatch({ reopened })], total: 1 }) });
  const settled = reopened.wasProposed ? 'Its proposal lapsed' : 'Opened again';
  const heading = reopened.isUnlike ? 'No longer alike' : settled;
  const note = (await screen.findByText(heading)).closest('p');
  expect(note?.textContent).toContain(said);
});

test('on a phone the filter by state has room for its texts', async () => {
  const wide = window.matchMedia;
  const media = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => Object.assign(wide(query), { matches: query.includes('max-width') }));
  onTestFinished(() => media.mockRestore());
  renderApp('/matches?state=proposed');
  expect(await screen.findByRole('button', { name: /^Second person\b.*State/u })).toBeTruthy();
});

test.each([
  ['checked passport.', 'checked passport. By Ines Valcourt'],
  ['Name only', 'Name only. By Ines Valcourt'],
])('a reason ends with one full stop: %s', async (reason, shown) => {
  const decided = aMatch({ state: 'dismissed', decidedBy: 'Ines Valcourt', reason });
  renderApp('/matches?state=dismissed', { 'matches.list': () => ({ rows: [decided], total: 1 }) });
  expect((await screen.findByText(/By Ines Valcourt/u)).textContent).toContain(shown);
});

test('O opens the profile; the order is in the URL', async () => {
  const orders: unknown[] = [];
  const { answers } = aQueue();
  const { user, path } = renderApp('/matches?order=oldest', {
    ...answers,
    'matches.list': (input: { order?: string }) => {
      orders.push(input.order);
      return { rows: queue, total: queue.length };
    },
  });
  await openBesideQueue();
  expect(orders).toContain('oldest');
  await user.keyboard('o');
  await waitFor(() => expect(path()).toBe('/entity/1'));
});

test('the queue is filtered by a name in the URL, but not if it is limited to one entity', async () => {
  const names: unknown[] = [];
  const { user, path } = renderApp('/matches?match=11&page=2', {
    'matches.list': (input: { name?: string }) => {
      names.push(input.name);
      return input.name === undefined ? { rows: [aMatch()], total: 60 } : { rows: [], total: 0 };
    },
  });
  await user.type(await screen.findByRole('searchbox', { name: 'Filter by name' }), 'Путин');
  expect(await screen.findByText('No matches found')).toBeTruthy();
  await waitFor(() => expect(names).toContain('Путин'));
  expect(new URLSearchParams(path().split('?')[1]).get('name')).toBe('Путин');
  expect(path()).not.toMatch(/match=|page=/u);
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(path()).toBe('/matches'));
  cleanup();
  renderApp('/matches?entity=1', aQueue().answers);
  await openBesideQueue();
  expect(screen.queryByRole('searchbox', { name: 'Filter by name' })).toBeNull();
});

test('before the first list, an empty queue says that nobody is screened, not that nobody waits', async () => {
  renderApp('/matches', {
    'matches.list': noRows,
    'lists.status': () => [aListStatus({ version: null })],
  });
  expect(await screen.findByText('No list has been imported yet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'View lists' }).getAttribute('href')).toBe('/lists');
  expect(screen.queryByText('No matches are waiting for a decision')).toBeNull();
});

test('an empty queue says so; filters can be cleared', async () => {
  const nothing = { 'matches.list': noRows };
  renderApp('/matches', nothing);
  expect(await screen.findByText('No matches are waiting for a decision')).toBeTruthy();
  const { user, path } = renderApp('/matches?state=confirmed', nothing);
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(path()).toBe('/matches'));
});

test('a decided match shows who decided it and when; the latest is first, and none can be selected', async () => {
  const orders: unknown[] = [];
  const decidedAt = '2026-11-20T07:00:00.000Z';
  const row = aMatch({ state: 'confirmed', decidedBy: 'Ines Valcourt', decidedAt, note: 'Passport seen' });
  renderApp('/matches?state=confirmed', {
    'matches.list': (input: { order?: string }) => {
      orders.push(input.order);
      return { rows: [row], total: 1 };
    },
  });
  const table = await screen.findByRole('table', { name: 'Comparison' });
  expect(orders).toContain('decided');
  const note = screen.getByText('Passport seen');
  expect(note.compareDocumentPosition(table) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  const queued = within(await screen.findByRole('list', { name: 'Queue' })).getByRole('link');
  // The filter already says that all are confirmed.
  expect(queued.textContent).not.toContain('Confirmed');
  expect(queued.textContent).toContain('Ines Valcourt, Nov 20, 2026');
  expect(screen.queryByText('select')).toBeNull();
});
