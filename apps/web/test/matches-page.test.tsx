import { orderOfReview } from '@tamis/api/screening/order-of-review';
import type { QueueRow } from '@tamis/api/screening/schema';
import type { MatchState } from '@tamis/api/screening/view-schema';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { aListStatus } from './builders.ts';
import { aField, aMatch, aPart } from './match-builders.ts';
import { openStreams, serverTells } from './live-stream.ts';
import { renderApp } from './render-app.tsx';
import { type Answers, never, NoAnswer, noRows, Refusal } from './trpc-answers.ts';
import { savedFile } from './saved-files.ts';

const queue = [
  aMatch({ id: 11, entityName: 'Abdulrahman K. Haddar', score: 91.2 }),
  aMatch({
    id: 12,
    entityId: 2,
    entityName: 'Rustam Halvani',
    score: 88.6,
    partyId: 8,
  }),
  aMatch({ id: 13, entityId: 3, entityName: 'A. Haddar', score: 80 }),
];

/** The server's side of the queue: what is decided no longer waits. */
function aQueue() {
  const decided = new Map<number, MatchState>();
  const sent: unknown[] = [];
  const decide = (state: MatchState) => (input: { matchIds: number[] }) => {
    sent.push({ state, ...input });
    for (const id of input.matchIds) decided.set(id, state);
    return input.matchIds.map((id) => aMatch({ id, state }));
  };
  const now = () =>
    queue.map((row) => ({ ...row, state: decided.get(row.id) ?? row.state, decidedBy: 'Ines Valcourt', folded: [] }));
  const answers: Answers = {
    'matches.list': ({ state }: { state?: MatchState }) => {
      const rows = now().filter((row) => (state ?? row.state) === row.state);
      return { rows, total: rows.length };
    },
    'matches.row': ({ id }: { id: number }) => now().find((row) => row.id === id),
    'matches.confirm': decide('confirmed'),
    'matches.dismiss': decide('dismissed'),
    'matches.undo': (input: { matchIds: number[] }) => {
      sent.push({ state: 'pending', ...input });
      for (const id of input.matchIds) decided.delete(id);
      return input.matchIds.map((id) => aMatch({ id }));
    },
  };
  return { answers, sent, decidedElsewhere: (id: number) => decided.set(id, 'confirmed') };
}

/** The open match is there, and the queue beside it. */
async function openBesideQueue() {
  await screen.findByRole('table', { name: 'Comparison' });
  await screen.findByRole('list', { name: 'Queue' });
}

test('the queue is best first and the first match is open', async () => {
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

test('a list that is not there is named as such, in the filter and where the matches would be', async () => {
  const { user, path } = renderApp('/matches?list=NOPE', { 'lists.status': () => [aListStatus()] });
  expect(await screen.findByText('There is no list NOPE')).toBeTruthy();
  expect(screen.getByRole('button', { name: /List$/u }).textContent).toContain('No list NOPE');
  await user.click(screen.getByRole('button', { name: 'Show all lists' }));
  await waitFor(() => expect(path()).toBe('/matches'));
});

test('the filter says which list it is before the lists are there', async () => {
  renderApp('/matches?list=UK', { ...aQueue().answers, 'lists.status': never });
  expect((await screen.findByRole('button', { name: /List$/u })).textContent).toContain('UK');
});

test('where another name of the party agreed, the queue and the comparison say which', async () => {
  const rows = [aMatch({ matchedName: 'Abu Khalil' }), aMatch({ id: 12, matchedName: 'Abd Al-Rahman al-Haddar' })];
  renderApp('/matches', { 'matches.list': () => ({ rows, total: 2 }) });
  const queued = within(await screen.findByRole('list', { name: 'Queue' })).getAllByRole('link');
  expect(queued[0]?.textContent).toContain('as Abu Khalil');
  // A part of the name by which the party is called says nothing new.
  expect(queued[1]?.textContent).not.toContain('as ');
  const listed = (await screen.findByText(/^Listed party,/u)).nextElementSibling;
  expect(listed?.textContent).toBe('Abd al-Rahman Khalil AL-HADDAR, as Abu Khalil');
});

test('names are shown as they are, with what they were read as, and so are the parts', async () => {
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

test('a birth date stands in the comparison as it was typed, not as a browser reads it', async () => {
  const typed = aField('date', 'Date of birth', { subject: '02.01.1968', listed: '1968-01-02', note: 'Same date' });
  renderApp('/matches', { 'matches.list': () => ({ rows: [aMatch({ fields: [typed] })], total: 1 }) });
  const row = within(await screen.findByRole('table', { name: 'Comparison' })).getByRole('row', { name: /birth/u });
  expect(row.textContent).toContain('02.01.1968');
  expect(row.textContent).toContain('Jan 2, 1968');
  expect(row.querySelector('u')).toBeNull();
});

test('namesakes are told apart in the queue by number, year and country, as far as they are known', async () => {
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

test('customer by customer, a name is said once; the matches of one upload are asked for, and all again', async () => {
  const asked: { order: string; upload?: number }[] = [];
  const rows = [aMatch({ id: 11 }), aMatch({ id: 12, list: { code: 'UK', title: 'UK HMT List', kind: 'sanctions' } })];
  const { user, path } = renderApp('/matches?order=customer&upload=4', {
    'matches.list': (input: { order: string; upload?: number }) => {
      // The sidebar counts those that wait.
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

test('beside a match stands what was decided on its party for other customers', async () => {
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
  expect(section?.textContent).toMatch(/Abdul Rahman HaddadDismissed: Date of birth differsTomas EhrlingOct 31, 2026/u);
  expect(
    within(section ?? document.body)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/entity/186');
});

test('after a confirmation a case is opened with E, with whom it is about', async () => {
  const { answers, sent } = aQueue();
  const { user, path } = renderApp('/matches', { ...answers, 'cases.list': noRows });
  await openBesideQueue();
  await user.keyboard('2e');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(screen.queryByRole('link', { name: /^Open a case/u })).toBeNull();
  await user.keyboard('c');
  expect((await screen.findByRole('link', { name: /^Open a case/u })).getAttribute('href')).toBe(
    '/cases?new=true&entity=2&match=12',
  );
  await user.keyboard('e');
  await waitFor(() => expect(path()).toBe('/cases?new=true&entity=2&match=12'));
});

test('while they load, queue and comparison have their places', async () => {
  renderApp('/matches', { 'matches.list': never });
  const [queue, comparison] =
    (await screen.findByText('Loading matches')).closest('section')?.parentElement?.children ?? [];
  expect(queue?.textContent).toBe('Loading matches');
  expect(comparison?.textContent).toBe('');
});

/** The queue, and beside it match 82, which another view has. */
function withRow(row: unknown) {
  const { answers, sent } = aQueue();
  return { answers: { ...answers, 'matches.row': ({ id }: { id: number }) => (id === 82 ? row : null) }, sent };
}

describe('the address of a match that is not in the view', () => {
  const elsewhere = aMatch({ id: 82, entityId: 9, entityName: 'Wanda Elsner', score: 71 });
  test('opens it beside the queue, and a decision on it opens the first that waits', async () => {
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

  test('opens it where nothing else is in the view', async () => {
    const { answers } = withRow({ ...elsewhere, state: 'confirmed', decidedBy: 'Ines Valcourt', folded: [] });
    renderApp('/matches?entity=77&match=82', answers);
    expect(await screen.findByRole('table', { name: 'Comparison' })).toBeTruthy();
    expect(screen.getByText(/By Ines Valcourt/u)).toBeTruthy();
    expect(screen.queryByText('No matches found')).toBeNull();
  });

  test('opens no other in its place where there is none, and no key decides one', async () => {
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

test('J moves on; a decision opens the next match and leaves the queue', async () => {
  const { user, path } = renderApp('/matches', aQueue().answers);
  await openBesideQueue();
  await user.keyboard('j');
  await waitFor(() => expect(path()).toBe('/matches?match=12'));
  await user.keyboard('k');
  await waitFor(() => expect(path()).toBe('/matches?match=11'));
  await user.keyboard('c');
  await waitFor(() => expect(path()).toBe('/matches?match=12'));
  const list = await screen.findByRole('list', { name: 'Queue' });
  await waitFor(() => expect(within(list).getAllByRole('link')).toHaveLength(2));
  expect(within(list).getAllByRole('link')[0]?.getAttribute('aria-current')).toBe('true');
});

test('a name that its list gives twice is shown once, and is not left on the next party', async () => {
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

const lastDecision = () => screen.getByText(/^(?:Confirmed|Dismissed)$/u, { selector: 'output' }).textContent;

test('where the queue says what was decided, no toast covers the next one; at the end it is said as well', async () => {
  const { answers, sent } = aQueue();
  const { user } = renderApp('/matches', answers);
  await screen.findByRole('list', { name: 'Queue' });
  await user.keyboard('c');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(lastDecision()).toBe('Confirmed Abdulrahman K. Haddar');
  await user.keyboard('22');
  expect(await screen.findByText('No match waits for a decision')).toBeTruthy();
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(lastDecision()).toBe('Dismissed A. Haddar');
  expect(document.querySelector('[data-sonner-toast]')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Undo U' }));
  expect(await screen.findByText('Decision undone')).toBeTruthy();
  expect(lastDecision()).toBe('Dismissed Rustam Halvani');
});

const openName = async () => (await screen.findByRole('list', { name: 'Queue' })).querySelector('[aria-current]');

test('a number dismisses at once with its reason; U takes back one decision after the other and opens the match', async () => {
  const { answers, sent } = aQueue();
  const { user, path } = renderApp('/matches', answers);
  await openBesideQueue();
  await user.keyboard('2');
  await waitFor(() => expect(path()).toBe('/matches?match=12'));
  await user.keyboard('1');
  await waitFor(() => expect(path()).toBe('/matches?match=13'));
  expect(await screen.findByText('1 decision left')).toBeTruthy();
  await user.keyboard('u');
  await waitFor(() => expect(path()).toBe('/matches?match=12'));
  await user.keyboard('u');
  await waitFor(() => expect(path()).toBe('/matches?match=11'));
  await waitFor(() =>
    expect(sent).toEqual([
      { state: 'dismissed', matchIds: [11], reason: 'Name only', keepQuiet: true },
      { state: 'dismissed', matchIds: [12], reason: 'Date of birth differs', keepQuiet: true },
      { state: 'pending', matchIds: [12] },
      { state: 'pending', matchIds: [11] },
    ]),
  );
  expect(await screen.findByText('3 decisions left')).toBeTruthy();
});

test('like hits are selected with L and decided together, and undone together', async () => {
  const { answers, sent } = aQueue();
  const { user } = renderApp('/matches', answers);
  await openBesideQueue();
  await user.keyboard('l');
  expect(await screen.findByText('2 matches selected: the decision is about all of them.')).toBeTruthy();
  expect(screen.getByLabelText('Keep quiet on these pairs')).toBeTruthy();
  const selected = within(screen.getByRole('list', { name: 'Selected matches' }));
  expect(selected.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Abdulrahman K. Haddar and Abd al-Rahman Khalil AL-HADDAROFACScore 91',
    'A. Haddar and Abd al-Rahman Khalil AL-HADDAROFACScore 80',
  ]);
  await user.keyboard('2');
  const question = await screen.findByRole('alertdialog', { name: 'Dismiss 2 matches?' });
  expect(question.textContent).toContain('1 of them has a score of 90 or more. Reason: Name only.');
  expect(sent).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Dismiss 2 matches' }));
  await waitFor(async () => expect((await openName())?.textContent).toContain('Rustam Halvani'));
  expect(await screen.findByText('1 decision left')).toBeTruthy();
  await user.keyboard('u');
  expect(await screen.findByText('3 decisions left')).toBeTruthy();
  await waitFor(() =>
    expect(sent).toEqual([
      { state: 'dismissed', matchIds: [11, 13], reason: 'Name only', keepQuiet: true },
      { state: 'pending', matchIds: [11, 13] },
    ]),
  );
});

test('a reason that the comparison does not bear out is shown with why, and its key only says so', async () => {
  const sent: unknown[] = [];
  const alike = aMatch({
    fields: [
      aField('date', 'Date of birth', { subject: '1971-06-12', listed: '1971-06-12', note: 'Same date' }),
      aField('country', 'Country', { listed: 'Cyprus', verdict: 'unknown', note: 'Not given' }),
      aField('type', 'Type', { subject: 'Person', listed: 'Company', verdict: 'differs', note: 'Another type' }),
    ],
  });
  const { user } = renderApp('/matches', {
    'matches.list': () => ({ rows: [alike], total: 1 }),
    'matches.dismiss': (input: unknown) => {
      sent.push(input);
      return [];
    },
  });
  await openBesideQueue();
  const open = ['Different type', 'Other'];
  for (const radio of screen.getAllByRole<HTMLInputElement>('radio'))
    expect(radio.disabled).toBe(!open.some((name) => radio.closest('label')?.textContent?.includes(name)));
  expect(
    screen.getByText('Not possible: 1 and 2 (same date), 3 (country unknown), 5 (not cleared before)'),
  ).toBeTruthy();
  await user.keyboard('1');
  expect(await screen.findByText('Both sides have the same date.')).toBeTruthy();
  await user.keyboard('d3');
  expect(await screen.findByText('The country is not known on both sides.')).toBeTruthy();
  expect(sent).toEqual([]);
  await user.keyboard('4{Enter}');
  await waitFor(() => expect(sent).toEqual([{ matchIds: [11], reason: 'Different type', keepQuiet: true }]));
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
  // What a spreadsheet would run is made text.
  expect(line).toContain("'=Haddar");
  expect(more).toEqual([]);
  expect(asked.at(-1)).toMatchObject({ state: 'dismissed', limit: 200, offset: 0 });
});

/** Whom the queue names. */
const queuedNames = async () =>
  within(await screen.findByRole('list', { name: 'Queue' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent.split(' Score')[0]);

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
    'the entity changed (name, date). It waits on, since a decision on it takes two people.',
  ],
])('a match that is open again says why: %o', async (what, said) => {
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

test('what was decided stays decided while an answer from before is still on its way', async () => {
  const { answers, sent } = aQueue();
  const list = answers['matches.list'] as (input: object) => unknown;
  const late = Promise.withResolvers<void>();
  let isLate = false;
  const { user } = renderApp('/matches', {
    ...answers,
    'matches.list': async (input: { limit: number }) => {
      const answer = list(input);
      if (isLate && input.limit > 1) await late.promise;
      return answer;
    },
    'matches.dismiss': never,
  });
  await openBesideQueue();
  isLate = true;
  await user.keyboard('c');
  await waitFor(() => expect(sent).toHaveLength(1));
  await waitFor(async () => expect(await queuedNames()).toEqual(['Rustam Halvani', 'A. Haddar']));
  await user.keyboard('2');
  await waitFor(async () => expect(await queuedNames()).toEqual(['A. Haddar']));
  late.resolve();
  await new Promise((go) => setTimeout(go, 300));
  expect(await queuedNames()).toEqual(['A. Haddar']);
});

test('X selects, a check box lets go of one and Escape of all', async () => {
  const { user } = renderApp('/matches', aQueue().answers);
  await openBesideQueue();
  await user.keyboard('x');
  expect(await screen.findByText('1 match selected: the decision is about all of them.')).toBeTruthy();
  await user.keyboard('jx');
  expect(await screen.findByText('2 matches selected: the decision is about all of them.')).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: /^Rustam Halvani and/u }));
  expect(await screen.findByText('1 match selected: the decision is about all of them.')).toBeTruthy();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText(/selected: the decision/u)).toBeNull());
});

test('a decision that the server refuses puts the match back into the queue, and it is said whose it was', async () => {
  const { answers } = aQueue();
  const { user } = renderApp('/matches', {
    ...answers,
    'matches.dismiss': () => {
      throw new Refusal(409, 'This match is already confirmed. Undo that decision first.');
    },
  });
  await openBesideQueue();
  await user.keyboard('1');
  expect(await screen.findByText('Failed to dismiss match')).toBeTruthy();
  // The next match is open by then.
  const pair = 'Abdulrahman K. Haddar and Abd al-Rahman Khalil AL-HADDAR';
  expect(screen.getByText(`${pair}. 409: This match is already confirmed. Undo that decision first.`)).toBeTruthy();
  expect(await screen.findByText('3 decisions left')).toBeTruthy();
});

test('a decision that gets no answer opens its match again with what was chosen, and Retry sends it once more', async () => {
  const { answers, sent } = aQueue();
  let isDown = false;
  const { user, path } = renderApp('/matches', {
    ...answers,
    'matches.list': (input: { limit: number }) => {
      if (isDown) throw new NoAnswer();
      return (answers['matches.list'] as (input: unknown) => unknown)(input);
    },
    'matches.dismiss': (input: unknown) => {
      if (isDown) throw new NoAnswer();
      return (answers['matches.dismiss'] as (input: unknown) => unknown)(input);
    },
  });
  await openBesideQueue();
  isDown = true;
  await user.type(screen.getByLabelText('Note'), 'Seen{Enter}');
  await user.keyboard('1');
  expect(await screen.findByText('Failed to dismiss match')).toBeTruthy();
  await waitFor(() => expect(path()).toBe('/matches?match=11'));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Date of birth differs/u }).checked).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('Seen');
  // What is there stays in its place: the queue says at its foot that it may be out of date.
  expect(screen.queryByText('The matches could not be loaded')).toBeNull();
  const panel = (await screen.findByRole('list', { name: 'Queue' })).parentElement!;
  expect(await within(panel).findByRole('alert')).toBeTruthy();
  isDown = false;
  const toastCard = document.querySelector<HTMLElement>('[data-sonner-toast]')!;
  await user.click(within(toastCard).getByRole('button', { name: 'Retry' }));
  await waitFor(() =>
    expect(sent).toEqual([
      { state: 'dismissed', matchIds: [11], reason: 'Date of birth differs', note: 'Seen', keepQuiet: true },
    ]),
  );
  await waitFor(() => expect(path()).toBe('/matches?match=12'));
});

test('a list that was asked for before a decision does not bring the match back for a moment', async () => {
  const { answers, sent } = aQueue();
  const { promise: isDecided, resolve: decide } = Promise.withResolvers<void>();
  const { promise: isLate, resolve: release } = Promise.withResolvers<void>();
  let asked = 0;
  const { user } = renderApp('/matches', {
    ...answers,
    'matches.list': async (input: never) => {
      const before = answers['matches.list']!(input);
      asked += 1;
      if (asked > 2) await isLate;
      return before;
    },
    'matches.confirm': async (input: never) => {
      await isDecided;
      return answers['matches.confirm']!(input);
    },
  });
  await openBesideQueue();
  await waitFor(() => expect(openStreams()).toBe(1));
  // The queue, and the number beside it in the navigation.
  expect(asked).toBe(2);
  serverTells('match');
  await waitFor(() => expect(asked).toBe(4));
  await user.keyboard('c');
  await waitFor(() => expect(queued()).toHaveLength(2));
  const lengths = new Set<number>();
  const watch = new MutationObserver(() => lengths.add(queued().length));
  watch.observe(document.body, { subtree: true, childList: true });
  release();
  // The decision takes longer than the late answer, which nothing tells of where it is not taken.
  await new Promise((resolve) => setTimeout(resolve, 200));
  decide();
  await waitFor(() => expect(sent).toHaveLength(1));
  await waitFor(() => expect(asked).toBeGreaterThan(4));
  await screen.findByText('2 decisions left');
  watch.disconnect();
  expect(lengths).not.toContain(3);
});

/** The page of the queue no longer holds what is open; asked for it, the server has this. */
function withoutTheOpenOne(row: QueueRow | null) {
  let rows = queue;
  let looked = false;
  const found = () => {
    looked = true;
    return row;
  };
  const push = async () => {
    rows = queue.filter(({ id }) => id !== 12);
    serverTells('match');
    await waitFor(() => expect(looked).toBe(true));
  };
  return { 'matches.list': () => ({ rows, total: 60 }), 'matches.row': found, push };
}

test('on a phone the filter by state has room for its words', async () => {
  const wide = window.matchMedia;
  const media = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => Object.assign(wide(query), { matches: query.includes('max-width') }));
  onTestFinished(() => media.mockRestore());
  renderApp('/matches?state=proposed');
  expect(await screen.findByRole('button', { name: /^Second person\b.*State/u })).toBeTruthy();
});

const queued = () => within(screen.getByRole('list', { name: 'Queue' })).getAllByRole('link');

test('the open match stays open where better ones push it off the page', async () => {
  const { push, ...answers } = withoutTheOpenOne({ ...queue[1]!, folded: [] });
  const { user, path } = renderApp('/matches?match=12', answers);
  await screen.findByRole('list', { name: 'Queue' });
  await push();
  expect(queued()).toHaveLength(3);
  expect(queued()[1]?.getAttribute('aria-current')).toBe('true');
  await user.keyboard('j');
  await waitFor(() => expect(path()).toBe('/matches?match=13'));
  expect(screen.queryByText('Decided by someone else')).toBeNull();
});

test('the first match stays open when a better one comes before it: a key decides what is compared', async () => {
  const { answers, sent } = aQueue();
  let better = [] as typeof queue;
  const list = answers['matches.list']!;
  const { user } = renderApp('/matches', {
    ...answers,
    'matches.list': (input: never) => {
      const { rows } = list(input) as { rows: typeof queue };
      return { rows: [...better, ...rows], total: better.length + rows.length };
    },
  });
  await openBesideQueue();
  await waitFor(() => expect(openStreams()).toBe(1));
  better = [aMatch({ id: 14, entityId: 4, entityName: 'Abdulrahman Khalil Al-Haddar', score: 99 })];
  serverTells('match');
  await waitFor(() => expect(queued()).toHaveLength(4));
  expect(queued()[1]?.getAttribute('aria-current')).toBe('true');
  expect(screen.getByText('2 of 4')).toBeTruthy();
  await user.keyboard('c');
  await waitFor(() => expect(sent).toEqual([{ state: 'confirmed', matchIds: [11] }]));
  await waitFor(() => expect(queued().map((item) => item.getAttribute('aria-current'))).toEqual([null, 'true', null]));
  expect(screen.queryByText('Decided by someone else')).toBeNull();
});

test('when someone else decides the first match before another was opened, that is said', async () => {
  const { answers, decidedElsewhere } = aQueue();
  renderApp('/matches', answers);
  await openBesideQueue();
  await waitFor(() => expect(openStreams()).toBe(1));
  decidedElsewhere(11);
  serverTells('match');
  expect(await screen.findByText('Decided by someone else')).toBeTruthy();
  expect(queued()[0]?.getAttribute('aria-current')).toBe('true');
  expect(queued()[0]?.textContent).toContain('Rustam Halvani');
});

test('the open match that is no longer a hit is said to be withdrawn, not decided', async () => {
  const { push, ...answers } = withoutTheOpenOne(null);
  const { path } = renderApp('/matches?match=12', answers);
  await openBesideQueue();
  await push();
  expect(await screen.findByText('Match withdrawn')).toBeTruthy();
  expect(path()).toBe('/matches?match=13');
});

test('when someone else decides the open match, the one in its place opens and it is said', async () => {
  const { answers, decidedElsewhere } = aQueue();
  const { path } = renderApp('/matches?match=12', answers);
  await openBesideQueue();
  decidedElsewhere(12);
  serverTells('match');
  await waitFor(() => expect(path()).toBe('/matches?match=13'));
  expect(await screen.findByText('Decided by someone else')).toBeTruthy();
  expect(screen.getByText('Ines Valcourt confirmed it. The next match is open.')).toBeTruthy();
});

test('a key that comes as another match opens by itself decides nothing, and the next one does', async () => {
  const { answers, decidedElsewhere, sent } = aQueue();
  const { user, path } = renderApp('/matches?match=12', answers);
  await openBesideQueue();
  await waitFor(() => expect(openStreams()).toBe(1));
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now());
  decidedElsewhere(12);
  serverTells('match');
  await waitFor(() => expect(path()).toBe('/matches?match=13'));
  await user.keyboard('c');
  expect(await screen.findByText('Nothing decided')).toBeTruthy();
  await user.keyboard('2');
  expect([sent, path()]).toEqual([[], '/matches?match=13']);
  clock.mockReturnValue(Date.now() + 1_000);
  await user.keyboard('c');
  await waitFor(() => expect(sent).toEqual([{ state: 'confirmed', matchIds: [13] }]));
  clock.mockRestore();
});

test('O opens the profile; the order is in the address', async () => {
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

test('the queue is searched by a name, which the address keeps; of one entity there is nothing to search', async () => {
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

test('before the first list an empty queue says that nobody is screened, not that nobody waits', async () => {
  renderApp('/matches', {
    'matches.list': noRows,
    'lists.status': () => [aListStatus({ version: null })],
  });
  expect(await screen.findByText('No list is imported yet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'View lists' }).getAttribute('href')).toBe('/lists');
  expect(screen.queryByText('No match waits for a decision')).toBeNull();
});

test('an empty queue says so; under a filter it can be cleared', async () => {
  const nothing = { 'matches.list': noRows };
  renderApp('/matches', nothing);
  expect(await screen.findByText('No match waits for a decision')).toBeTruthy();
  const { user, path } = renderApp('/matches?state=confirmed', nothing);
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(path()).toBe('/matches'));
});

test('a decided match says first who decided it when; the latest decision leads, and nothing is to be selected', async () => {
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
  // That all are confirmed is what the filter says.
  expect(queued.textContent).not.toContain('Confirmed');
  expect(queued.textContent).toContain('Ines Valcourt, Nov 20, 2026');
  expect(screen.queryByText('select')).toBeNull();
});

const proposal = {
  to: 'dismissed',
  from: 'pending',
  reason: 'Name only',
  note: 'Another birth date',
  keepQuiet: true,
  byUserId: 99,
  by: 'Somebody Else',
  at: '2026-11-20T08:00:00.000Z',
} as const;

/** A queue of one proposal; what is sent to the server is kept. */
function aProposal(byUserId: number) {
  const sent: unknown[] = [];
  const keep = (step: string) => (input: object) => {
    sent.push({ step, ...input });
    return [];
  };
  const row = aMatch({ state: 'proposed', takesTwo: true, proposal: { ...proposal, byUserId } });
  const answers: Answers = {
    'matches.list': () => (sent.length > 0 ? { rows: [], total: 0 } : { rows: [row], total: 1 }),
    'matches.approve': keep('approve'),
    'matches.return': keep('return'),
    'matches.undo': keep('undo'),
  };
  return { answers, sent };
}

test.each([
  ['the same stands above', '1 differs, 1 unknown', 1],
  ['it was something else', 'none to compare', 2],
])('what was checked before a decision is told where it is not what is checked now: %s', async (_, detail, lists) => {
  const match = aMatch();
  const checks = [...orderOfReview(match).slice(0, -1), { label: 'Other identifiers', detail, outcome: 'no' as const }];
  const row = aMatch({ state: 'confirmed', decidedAt: '2026-11-20T07:00:00.000Z', review: { score: 91, checks } });
  renderApp('/matches?state=confirmed', { 'matches.list': () => ({ rows: [row], total: 1 }) });
  expect(await screen.findByText('Decided at score 91')).toBeTruthy();
  expect(screen.getAllByRole('list', { name: 'Checks' })).toHaveLength(lists);
});

test("somebody else's proposal says who proposed what and why; A approves it", async () => {
  const { answers, sent } = aProposal(99);
  const { user } = renderApp('/matches?state=proposed', answers);
  const bar = within(await screen.findByRole('region', { name: 'Second person' }));
  expect(bar.getByText(/proposes to dismiss this match/u).textContent).toContain('Somebody Else');
  expect(bar.getByText('Another birth date')).toBeTruthy();
  await user.keyboard('a');
  expect(await screen.findByText('Decision approved')).toBeTruthy();
  expect(sent).toEqual([{ step: 'approve', matchIds: [11] }]);
});

test('R asks why, and returns the proposal with the note', async () => {
  const { answers, sent } = aProposal(99);
  const { user } = renderApp('/matches?state=proposed', answers);
  await screen.findByRole('region', { name: 'Second person' });
  await user.keyboard('r');
  await user.type(await screen.findByLabelText('Why it is returned'), 'The birth date agrees{Enter}');
  expect(await screen.findByText('Decision returned')).toBeTruthy();
  expect(sent).toEqual([{ step: 'return', matchIds: [11], note: 'The birth date agrees' }]);
});

test('the note of a return that is refused is there when the proposal is looked at again', async () => {
  const { answers } = aProposal(99);
  const { user } = renderApp('/matches?state=proposed', {
    ...answers,
    'matches.return': () => {
      throw new Refusal(500, 'disk I/O error');
    },
  });
  await screen.findByRole('region', { name: 'Second person' });
  await user.keyboard('r');
  await user.type(await screen.findByLabelText('Why it is returned'), 'The birth date agrees{Enter}');
  expect(await screen.findByText('Failed to return')).toBeTruthy();
  const note = await screen.findByLabelText<HTMLInputElement>('Why it is returned');
  expect(note.value).toBe('The birth date agrees');
  sessionStorage.clear();
});

test('a note about several matches is not proposed for one of them', async () => {
  const { user } = renderApp('/matches', aQueue().answers);
  await openBesideQueue();
  await user.keyboard('l');
  await screen.findByText(/^2 matches selected/u);
  await user.type(await screen.findByLabelText(/^Note/u), 'Both are traders');
  await user.click(screen.getByRole('button', { name: /^Clear selection\s*esc/iu }));
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/^Note/u).value).toBe(''));
  expect(Object.keys(sessionStorage).filter((key) => key.includes('note:'))).toEqual([
    'tamis-draft:2:note:together:11,13',
  ]);
  sessionStorage.clear();
});

test("one's own proposal can be taken back, but not approved", async () => {
  const { answers, sent } = aProposal(2);
  const { user } = renderApp('/matches?state=proposed', answers);
  await screen.findByRole('region', { name: 'Second person' });
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  await user.keyboard('a');
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Take back' }));
  await waitFor(() => expect(sent).toEqual([{ step: 'undo', matchIds: [11] }]));
});

test('where a decision takes two people it is said before, and the match then waits for a second person', async () => {
  const { answers } = aQueue();
  const two = { ...answers, 'matches.list': () => ({ rows: [aMatch({ takesTwo: true })], total: 1 }) };
  const { user } = renderApp('/matches', two);
  expect(await screen.findByText('A second person has to approve the decision.')).toBeTruthy();
  await user.keyboard('2');
  expect((await screen.findByText(/^Proposed as dismissed:/u)).textContent).toContain('Abdulrahman K. Haddar');
});

/** The party of the first match of the queue, as two other lists have it. */
const onOtherLists = (state: MatchState = 'pending') => [
  {
    match: aMatch({ id: 21, state, score: 88, list: { code: 'EU', title: 'EU Consolidated List', kind: 'sanctions' } }),
    score: 97,
    fields: [
      aField('name', 'Name', { subject: 'Abd al-Rahman Khalil AL-HADDAR', listed: 'Abdul Rahman HADDAR' }),
      aField('country', 'Country', { subject: 'Yemen', listed: 'Oman', verdict: 'differs' }),
      aField('gender', 'Gender', { subject: '', listed: 'male', verdict: 'unknown' }),
      aField('date', 'Date of birth', { subject: '1971-12-06', listed: '1971-12-06' }),
    ],
  },
  {
    match: aMatch({ id: 22, state, score: 84, list: { code: 'UK', title: 'UK HMT List', kind: 'sanctions' } }),
    score: 95,
    fields: [aField('country', 'Country', { subject: 'DPRK', listed: 'North Korea', note: 'Same country' })],
  },
];

const records = () => screen.findByRole('list', { name: 'Records of the same party' });

describe('the same party on other lists', () => {
  test('is shown beside a match with scores and what differs, and none is decided that was not chosen', async () => {
    const { answers, sent } = aQueue();
    const { user } = renderApp('/matches', {
      ...answers,
      'matches.sameParty': ({ id }) => (id === 11 ? onOtherLists() : []),
    });
    const [onEu, onUk] = within(await records()).getAllByRole('listitem');
    expect(screen.getByRole('heading', { name: 'Also on EU and UK: the same party' })).toBeTruthy();
    expect(onEu?.textContent).toContain('Score 88');
    expect(onEu?.textContent).toContain(
      'Country: Oman, OFAC has Yemen · Gender: male, not on OFAC · Same date of birth',
    );
    expect(onUk?.textContent).toContain('Same country (there North Korea)');
    await user.keyboard('c');
    await waitFor(() => expect(sent).toEqual([{ state: 'confirmed', matchIds: [11] }]));
  });

  test('is taken into the decision by P, said before it is made, and taken back with it', async () => {
    const { answers, sent } = aQueue();
    const { user } = renderApp('/matches', {
      ...answers,
      'matches.sameParty': ({ id }) => (id === 11 ? onOtherLists() : []),
    });
    await records();
    await user.keyboard('p');
    expect(screen.getByText('The decision is about 3 matches: OFAC, EU and UK.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Confirm 3 matches' })).toBeTruthy();
    await user.keyboard('c');
    await waitFor(() => expect(sent).toEqual([{ state: 'confirmed', matchIds: [11, 21, 22] }]));
    await user.keyboard('u');
    await waitFor(() => expect(sent.at(-1)).toEqual({ state: 'pending', matchIds: [11, 21, 22] }));
  });

  test('is chosen record by record, and forgotten when another match opens', async () => {
    const { answers, sent } = aQueue();
    const { user } = renderApp('/matches', { ...answers, 'matches.sameParty': () => onOtherLists() });
    const list = within(await records());
    await user.click(list.getByRole('button', { name: 'Show the record on EU' }));
    expect(list.getByRole('table', { name: 'Comparison' })).toBeTruthy();
    await user.click(list.getByRole('checkbox', { name: /^UK/u }));
    expect(screen.getByText('The decision is about 2 matches: OFAC and UK.')).toBeTruthy();
    await user.keyboard('j');
    await waitFor(() => expect(screen.queryByText(/The decision is about/u)).toBeNull());
    await user.keyboard('c');
    await waitFor(() => expect(sent).toEqual([{ state: 'confirmed', matchIds: [12] }]));
  });

  test('is told and not offered where it was taken off its list', async () => {
    const { answers, sent } = aQueue();
    const delistedAt = '2026-11-20T06:00:00.000Z';
    const [onEu, onUk] = onOtherLists();
    const found = [{ ...onEu, match: aMatch({ ...onEu?.match, delistedAt }) }, onUk];
    const { user } = renderApp('/matches', {
      ...answers,
      'matches.sameParty': ({ id }) => (id === 11 ? found : []),
    });
    const [eu] = within(await records()).getAllByRole('listitem');
    expect(screen.getByRole('heading', { name: 'Also on UK: the same party' })).toBeTruthy();
    expect(within(eu!).getByText('Delisted')).toBeTruthy();
    expect(within(eu!).queryByRole('checkbox')).toBeNull();
    await user.keyboard('p');
    await user.keyboard('c');
    await waitFor(() => expect(sent).toEqual([{ state: 'confirmed', matchIds: [11, 22] }]));
  });

  test('is told and not offered where it is decided already', async () => {
    renderApp('/matches', { ...aQueue().answers, 'matches.sameParty': () => onOtherLists('dismissed') });
    const list = within(await records());
    expect(list.getAllByText('Dismissed')).toHaveLength(2);
    expect(list.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('checkbox', { name: /together/u })).toBeNull();
  });
});

/** Fifty customers on a first page and more on a second, of whom those that are decided no longer wait. */
function twoPages() {
  let waiting = Array.from({ length: 52 }, (_, at) =>
    aMatch({ id: at + 1, entityId: at + 1, entityName: `Customer ${at + 1}` }),
  );
  return {
    'matches.list': ({ limit, offset, entityId }: { limit: number; offset?: number; entityId?: number }) => {
      const rows = waiting.filter((row) => entityId === undefined || row.entityId === entityId);
      return { rows: rows.slice(offset, (offset ?? 0) + limit), total: rows.length };
    },
    'matches.confirm': ({ matchIds }: { matchIds: number[] }) => {
      waiting = waiting.filter(({ id }) => !matchIds.includes(id));
      return matchIds.map((id) => aMatch({ id, state: 'confirmed' }));
    },
  };
}

test('K at the first match of a page opens the last one of the page before', async () => {
  const { user, path } = renderApp('/matches?page=2', twoPages());
  expect(await screen.findByText('51 of 52')).toBeTruthy();
  await user.keyboard('k');
  expect(await screen.findByText('50 of 52')).toBeTruthy();
  await user.keyboard('k');
  await waitFor(() => expect(path()).toBe('/matches?match=49'));
  await user.keyboard('jj');
  expect(await screen.findByText('51 of 52')).toBeTruthy();
});

test('after the last match of a page was decided, the one that moves up from the next page opens', async () => {
  const { user, path } = renderApp('/matches?match=50', twoPages());
  expect(await screen.findByText('50 of 52')).toBeTruthy();
  await screen.findByRole('button', { name: 'Confirm match' });
  await user.keyboard('c');
  await waitFor(() => expect(path()).toBe('/matches?match=51'));
  expect(await screen.findByText('50 of 51')).toBeTruthy();
  expect(lastDecision()).toBe('Confirmed Customer 50');
  expect(screen.queryByText('Match withdrawn')).toBeNull();
});

test('whoever decides all of the last page is led to the page before it, not told that nothing waits', async () => {
  const all = Array.from({ length: 51 }, (_, at) =>
    aMatch({ id: at + 1, entityId: at + 1, entityName: `Customer ${at + 1}` }),
  );
  let waiting = all;
  const { user, path } = renderApp('/matches?page=2', {
    'matches.list': ({ limit, offset }: { limit: number; offset: number }) => ({
      rows: waiting.slice(offset, offset + limit),
      total: waiting.length,
    }),
    'matches.confirm': ({ matchIds }: { matchIds: number[] }) => {
      waiting = waiting.filter(({ id }) => !matchIds.includes(id));
      return matchIds.map((id) => aMatch({ id, state: 'confirmed' }));
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Matches' })).toBeTruthy();
  await screen.findByRole('button', { name: 'Confirm match' });
  const said: string[] = [];
  const watch = new MutationObserver(() => said.push(document.querySelector('main')?.textContent ?? ''));
  watch.observe(document.body, { childList: true, subtree: true });
  await user.keyboard('c');
  await waitFor(() => expect(path()).toMatch(/^\/matches(?:\?match=1)?$/u));
  expect((await screen.findAllByText('Customer 1')).length).toBeGreaterThan(0);
  watch.disconnect();
  expect(said.filter((text) => /No match/u.test(text))).toEqual([]);
});

const onList = (id: number, code: string, score: number) =>
  aMatch({ id, score, partyId: id, list: { code, title: `${code} list`, kind: 'sanctions' } });

describe('a customer of whom three lists have one record', () => {
  const [eu, uk] = [onList(22, 'EU', 95), onList(23, 'UK', 93)];
  const other = aMatch({ id: 30, entityId: 2, entityName: 'Ola Nord', partyId: 40, score: 80 });

  function oneRow() {
    const sent: unknown[] = [];
    const decided = new Set<number>();
    const standing = (match: ReturnType<typeof aMatch>) =>
      decided.has(match.id) ? { ...match, state: 'dismissed' as const } : match;
    const decide = (input: { matchIds: number[] }) => {
      sent.push(input.matchIds);
      for (const id of input.matchIds) decided.add(id);
      return [];
    };
    const page = renderApp('/matches', {
      'matches.queue': () => {
        const left = [onList(21, 'OFAC', 97), eu, uk].map(standing).filter(({ state }) => state === 'pending');
        const [best, ...folded] = left;
        const rows = best ? [{ ...best, folded }] : [];
        return { rows: [...rows, { ...other, folded: [] }], total: rows.length + 1 };
      },
      'matches.sameParty': ({ id }: { id: number }) =>
        id === 21 ? [eu, uk].map((match) => ({ match: standing(match), score: 100, fields: [] })) : [],
      'matches.confirm': decide,
      'matches.dismiss': decide,
      'matches.undo': ({ matchIds }: { matchIds: number[] }) => {
        sent.push(`undo ${matchIds.join(' ')}`);
        for (const id of matchIds) decided.delete(id);
        return [];
      },
    });
    return { ...page, sent };
  }

  test('is one row that names the lists, decided by one key without a question, and taken back by one', async () => {
    const { user, sent } = oneRow();
    const rows = within(await screen.findByRole('list', { name: 'Queue' })).getAllByRole('link');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringContaining('OFAC, EU, UK'),
      expect.stringContaining('Ola Nord'),
    ]);
    expect(screen.getByText('2 decisions left')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Confirm 3 matches' })).toBeTruthy();
    await user.keyboard('2');
    expect(await screen.findByText('Dismissed 3 matches')).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await waitFor(() => expect(sent).toEqual([[21, 22, 23]]));
    await user.keyboard('u');
    await waitFor(() => expect(sent.at(-1)).toBe('undo 21 22 23'));
    expect(await screen.findByText('2 decisions left')).toBeTruthy();
  });

  test('is decided for one list alone after P, or without the one that is taken out', async () => {
    const { user, sent } = oneRow();
    await screen.findByRole('button', { name: 'Confirm 3 matches' });
    await user.click(screen.getByRole('checkbox', { name: /^UK/u }));
    expect(screen.getByText('The decision is about 2 matches: OFAC and EU.')).toBeTruthy();
    await user.keyboard('pp');
    await user.click(screen.getByRole('button', { name: 'Confirm match' }));
    await waitFor(() => expect(sent).toEqual([[21]]));
    // What is left of the row is a row again.
    expect(await screen.findByText('EU, UK')).toBeTruthy();
  });

  test('is settled as a whole where its row is selected with others', async () => {
    const { user, sent } = oneRow();
    await screen.findByRole('button', { name: 'Confirm 3 matches' });
    await user.keyboard('xjx');
    expect(await screen.findByText('4 matches selected: the decision is about all of them.')).toBeTruthy();
    // Nobody is two people.
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Confirm 4 matches' }).disabled).toBe(true);
    expect(screen.getByText(/^These are different listed parties\./u)).toBeTruthy();
    await user.keyboard('c');
    expect(await screen.findByText('Nothing confirmed')).toBeTruthy();
    expect(sent).toEqual([]);
    await user.keyboard('2');
    await user.click(await screen.findByRole('button', { name: 'Dismiss 4 matches' }));
    await waitFor(() => expect(sent).toEqual([[21, 22, 23, 30]]));
  });

  test('is opened at its row by the address of a match that is folded into it', async () => {
    renderApp('/matches?match=23', {
      'matches.queue': () => ({
        rows: [
          { ...other, folded: [] },
          { ...onList(21, 'OFAC', 97), folded: [eu, uk] },
        ],
        total: 2,
      }),
    });
    const rows = within(await screen.findByRole('list', { name: 'Queue' })).getAllByRole('link');
    expect(rows.map((row) => row.getAttribute('aria-current'))).toEqual([null, 'true']);
  });
});
