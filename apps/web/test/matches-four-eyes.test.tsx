import type { Match, QueueRow } from '@tamis/api/screening/schema';
import { orderOfReview } from '@tamis/api/screening/order-of-review';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { matchRows } from '../src/features/matches/matches-csv.ts';
import { aMatch } from './match-builders.ts';
import { renderApp } from './render-app.tsx';
import { type Answers, Refusal } from './trpc-answers.ts';
import { aQueue, openBesideQueue } from './matches-queue.ts';

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

const aProposed = (proposed: Partial<NonNullable<Match['proposal']>>, match: Partial<Match> = {}) =>
  aMatch({ state: 'proposed', takesTwo: true, proposal: { ...proposal, ...proposed }, ...match });

/** A queue with one proposal, or with the given ones. Keeps what is sent to the server. */
function aProposal(byUserId: number, rows: Match[] = [aProposed({ byUserId })]) {
  const sent: unknown[] = [];
  const keep = (step: string) => (input: object) => {
    sent.push({ step, ...input });
    return [];
  };
  const answers: Answers = {
    'matches.list': () => (sent.length > 0 ? { rows: [], total: 0 } : { rows, total: rows.length }),
    'matches.approve': keep('approve'),
    'matches.return': keep('return'),
    'matches.undo': keep('undo'),
  };
  return { answers, sent };
}

test.each([
  ['the same stands above', '1 differs, 1 unknown', 1],
  ['it was something else', 'none to compare', 2],
])('the checks of an earlier decision are shown if they differ from the current ones: %s', async (_, detail, lists) => {
  const match = aMatch();
  const checks = [...orderOfReview(match).slice(0, -1), { label: 'Other identifiers', detail, outcome: 'no' as const }];
  const row = aMatch({ state: 'confirmed', decidedAt: '2026-11-20T07:00:00.000Z', review: { score: 91, checks } });
  renderApp('/matches?state=confirmed', { 'matches.list': () => ({ rows: [row], total: 1 }) });
  expect(await screen.findByText('Decided at score 91')).toBeTruthy();
  expect(screen.getAllByRole('list', { name: 'Checks' })).toHaveLength(lists);
});

test('a proposal by somebody else shows who proposed what and why; A approves it', async () => {
  const { answers, sent } = aProposal(99);
  const { user } = renderApp('/matches?state=proposed', answers);
  const bar = within(await screen.findByRole('region', { name: 'Second person' }));
  expect(bar.getByText(/proposes to dismiss this match/u).textContent).toContain('Somebody Else');
  expect(bar.getByText('Another birth date')).toBeTruthy();
  await user.keyboard('a');
  expect(await screen.findByText('Decision approved')).toBeTruthy();
  expect(sent).toEqual([{ step: 'approve', matchIds: [11] }]);
});

test('the queue shows for each proposal what is proposed, by whom, when and why', async () => {
  renderApp('/matches?state=proposed', aProposal(99).answers);
  const queue = within(await screen.findByRole('list', { name: 'Queue' }));
  const text = await queue.findByText('To dismiss: Name only. Another birth date');
  expect(text.parentElement?.textContent).toMatch(/Somebody Else, Nov 20, 2026$/u);
});

test('a proposal on several lists says what is approved, like one on a single list', async () => {
  const onEu = aProposed({}, { id: 21, list: { code: 'EU', title: 'EU Consolidated List', kind: 'sanctions' } });
  const row: QueueRow = { ...aProposed({}), folded: [onEu] };
  const { user } = renderApp('/matches?state=proposed', {
    ...aProposal(99, [row]).answers,
    'matches.sameParty': () => [{ match: onEu, score: 97, fields: [] }],
  });
  const bar = within(await screen.findByRole('region', { name: 'Second person' }));
  expect((await bar.findByText(/proposes to dismiss these 2 matches/u)).textContent).toMatch(
    /^Somebody Else proposes to dismiss these 2 matches: Name only, Nov 20, 2026/u,
  );
  expect(bar.getByText('Another birth date')).toBeTruthy();
  await user.keyboard('p');
  expect(bar.getByText(/proposes to dismiss this match/u)).toBeTruthy();
});

test('selected proposals that differ are listed separately before they are approved together', async () => {
  const other = aProposed(
    { to: 'confirmed', reason: null, note: null, by: 'Third Person', byUserId: 98 },
    { id: 12, entityId: 2, entityName: 'Livia Brandt' },
  );
  const { user } = renderApp('/matches?state=proposed', aProposal(99, [aProposed({}), other]).answers);
  await screen.findByRole('region', { name: 'Second person' });
  await openBesideQueue();
  await user.click(screen.getByRole('checkbox', { name: 'Select Abdulrahman K. Haddar' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Livia Brandt' }));
  expect(screen.getByText('The 2 selected proposals differ:')).toBeTruthy();
  const proposals = within(screen.getByRole('list', { name: 'Proposals' })).getAllByRole('listitem');
  expect(proposals.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(
      /^Abdulrahman K. Haddar \(OFAC\): Somebody Else proposes to dismiss this match: Name only, /u,
    ),
    expect.stringMatching(/^Livia Brandt \(OFAC\): Third Person proposes to confirm this match, /u),
  ]);
  const selected = within(screen.getByRole('list', { name: 'Selected matches' }));
  expect(selected.getByText('To confirm. Third Person, Nov 20, 2026')).toBeTruthy();
  expect(selected.getByText('#2 · 1971 · CY')).toBeTruthy();
});

test('the last columns of the CSV show what is proposed, by whom, when and why', () => {
  const [row, undecided] = matchRows([aProposed({}), aMatch()]);
  expect(Object.entries(row!).slice(-5)).toEqual([
    ['proposedDecision', 'dismiss'],
    ['proposedBy', 'Somebody Else'],
    ['proposedAt', '2026-11-20T08:00:00.000Z'],
    ['proposalReason', 'Name only'],
    ['proposalNote', 'Another birth date'],
  ]);
  expect(Object.values(undecided!).slice(-5)).toEqual(['', '', '', '', '']);
});

test('R asks for a note, and returns the proposal with it', async () => {
  const { answers, sent } = aProposal(99);
  const { user } = renderApp('/matches?state=proposed', answers);
  await screen.findByRole('region', { name: 'Second person' });
  await user.keyboard('r');
  await user.type(await screen.findByLabelText('Why it is returned'), 'The birth date agrees{Enter}');
  expect(await screen.findByText('Decision returned')).toBeTruthy();
  expect(sent).toEqual([{ step: 'return', matchIds: [11], note: 'The birth date agrees' }]);
});

test('the note of a refused return is there when the proposal is opened again', async () => {
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

test('a note about several matches is not offered for one of them', async () => {
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

test('an empty queue for a second person says that nothing waits for approval, not that a filter is too narrow', async () => {
  const { user, path } = renderApp('/matches?state=proposed');
  expect(await screen.findByText('No decisions are waiting for a second person')).toBeTruthy();
  expect(screen.queryByText('No match fits the filters.')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show the queue' }));
  await waitFor(() => expect(path()).toBe('/matches'));
});

test('an empty filtered queue for a second person offers to clear the filters', async () => {
  renderApp('/matches?state=proposed&name=nobody');
  expect(await screen.findByText('No match fits the filters.')).toBeTruthy();
});

test('a user can take back their own proposal, but not approve it', async () => {
  const { answers, sent } = aProposal(2);
  const { user } = renderApp('/matches?state=proposed', answers);
  await screen.findByRole('region', { name: 'Second person' });
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  expect(screen.getByText('You proposed this: somebody else has to approve or return it.')).toBeTruthy();
  await user.keyboard('a');
  expect(sent).toEqual([]);
  expect(await screen.findByText('Nothing approved')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Take back' }));
  await waitFor(() => expect(sent).toEqual([{ step: 'undo', matchIds: [11] }]));
});

test('if a decision takes two people, that is shown before, and the match then waits for a second person', async () => {
  const { answers } = aQueue();
  const two = { ...answers, 'matches.list': () => ({ rows: [aMatch({ takesTwo: true })], total: 1 }) };
  const { user } = renderApp('/matches', two);
  expect(await screen.findByText('A second person has to approve the decision.')).toBeTruthy();
  await user.keyboard('2');
  expect((await screen.findByText(/^Proposed as dismissed:/u)).textContent).toContain('Abdulrahman K. Haddar');
});
