import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { aField, aMatch } from './match-builders.ts';
import { openStreams, serverTells } from './live-stream.ts';
import { renderApp } from './render-app.tsx';
import { never, NoAnswer, noRows, Refusal } from './trpc-answers.ts';
import { aQueue, openBesideQueue, lastDecision, openName, queuedNames, seen, queued } from './matches-queue.ts';

test('after a confirmation, E opens a case on the entity', async () => {
  const { answers, sent } = aQueue();
  const { user, path } = renderApp('/matches', { ...answers, 'cases.list': noRows });
  await openBesideQueue();
  await user.keyboard('2e');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(screen.queryByRole('link', { name: /^Open a case/u })).toBeNull();
  await seen();
  await user.keyboard('c');
  expect((await screen.findByRole('link', { name: /^Open a case/u })).getAttribute('href')).toBe(
    '/cases?new=true&entity=2&match=12',
  );
  await user.keyboard('e');
  await waitFor(() => expect(path()).toBe('/cases?new=true&entity=2&match=12'));
});

test('J moves on; a decision opens the next match and removes the match from the queue', async () => {
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

test('where the queue shows the decision, no toast covers the next match; the end shows it too', async () => {
  const { answers, sent } = aQueue();
  const { user } = renderApp('/matches', answers);
  await screen.findByRole('list', { name: 'Queue' });
  await user.keyboard('c');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(lastDecision()).toBe('Confirmed Abdulrahman K. Haddar');
  for (const key of '22') {
    await seen();
    await user.keyboard(key);
  }
  expect(await screen.findByText('No matches are waiting for a decision')).toBeTruthy();
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(lastDecision()).toBe('Dismissed A. Haddar');
  expect(document.querySelector('[data-sonner-toast]')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Undo U' }));
  expect(await screen.findByText('Decision undone')).toBeTruthy();
  expect(lastDecision()).toBe('Dismissed Rustam Halvani');
});

test.each([
  ['a key', (user: UserEvent) => user.keyboard('cc')],
  ['a number', (user: UserEvent) => user.keyboard('22')],
  ['a held key', (user: UserEvent) => user.keyboard('{c>5/}')],
  ['the mouse', (user: UserEvent) => user.dblClick(screen.getByRole('button', { name: 'Confirm match' }))],
])('two strokes of %s decide one match: nobody has seen the next one yet', async (_stroke, strike) => {
  const { answers, sent } = aQueue();
  const { user, path } = renderApp('/matches', answers);
  await openBesideQueue();
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now());
  onTestFinished(() => clock.mockRestore());
  await strike(user);
  await waitFor(() => expect(path()).toBe('/matches?match=12'));
  await user.keyboard('c');
  clock.mockReturnValue(Date.now() + 80);
  await user.keyboard('c');
  expect(sent).toHaveLength(1);
  expect(path()).toBe('/matches?match=12');
  clock.mockReturnValue(Date.now() + 300);
  await user.keyboard('c');
  await waitFor(() => expect(sent).toMatchObject([{ matchIds: [11] }, { matchIds: [12] }]));
});

test('a number dismisses at once with its reason; U undoes one decision after the other and opens the match', async () => {
  const { answers, sent } = aQueue();
  const { user, path } = renderApp('/matches', answers);
  await openBesideQueue();
  await user.keyboard('2');
  await waitFor(() => expect(path()).toBe('/matches?match=12'));
  await seen();
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

test('similar hits are selected with L, decided together and undone together', async () => {
  const { answers, sent } = aQueue();
  const { user } = renderApp('/matches', answers);
  await openBesideQueue();
  await user.keyboard('l');
  expect(await screen.findByText('2 matches selected: the decision is about all of them.')).toBeTruthy();
  expect(screen.getByLabelText('Keep quiet on these pairs')).toBeTruthy();
  const selected = within(screen.getByRole('list', { name: 'Selected matches' }));
  expect(selected.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Abdulrahman K. Haddar and Abd al-Rahman Khalil AL-HADDAR#1 · 1971 · CYOFACScore 91',
    expect.stringMatching(/^A. Haddar and Abd al-Rahman Khalil AL-HADDAR#\d+ · 1971 · CYOFACScore 80$/u),
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

test('a company is not dismissed for its date of birth', async () => {
  const match = aMatch();
  const company = { ...match, party: { ...match.party, type: 'company' as const } };
  renderApp('/matches', { 'matches.list': () => ({ rows: [company], total: 1 }) });
  await openBesideQueue();
  const reasons = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
  expect(reasons).toHaveLength(5);
  expect(reasons.join()).not.toContain('Date of birth differs');
});

test('a reason that contradicts the comparison is shown with why, and its key only says so', async () => {
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

test('Escape and Enter move the focus from the note to its bar, where Tab and the keys work', async () => {
  const { answers, sent } = aQueue();
  const { user } = renderApp('/matches', answers);
  await openBesideQueue();
  for (const key of ['{Escape}', '{Enter}']) {
    await user.click(screen.getByLabelText('Note'));
    await user.keyboard(key);
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Decision' }));
  }
  await user.keyboard('c');
  await waitFor(() => expect(sent).toHaveLength(1));
});

test('a decided match stays decided while an earlier response is still on its way', async () => {
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
  await seen();
  await user.keyboard('2');
  await waitFor(async () => expect(await queuedNames()).toEqual(['A. Haddar']));
  late.resolve();
  await new Promise((go) => setTimeout(go, 300));
  expect(await queuedNames()).toEqual(['A. Haddar']);
});

test('X selects, a check box deselects one, and Escape all', async () => {
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

test('a refused decision puts the match back into the queue, and the toast names it', async () => {
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
  // By then the next match is open.
  const pair = 'Abdulrahman K. Haddar and Abd al-Rahman Khalil AL-HADDAR';
  expect(screen.getByText(`${pair}. 409: This match is already confirmed. Undo that decision first.`)).toBeTruthy();
  expect(await screen.findByText('3 decisions left')).toBeTruthy();
});

test('a decision without a response reopens its match with the choice, and Retry sends it again', async () => {
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
  // The loaded rows stay. A message below them says that they may be out of date.
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

test('a list requested before a decision does not bring the match back for a moment', async () => {
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
  // One request for the queue, one for the count in the navigation.
  expect(asked).toBe(2);
  serverTells('match');
  await waitFor(() => expect(asked).toBe(4));
  await user.keyboard('c');
  await waitFor(() => expect(queued()).toHaveLength(2));
  const lengths = new Set<number>();
  const watch = new MutationObserver(() => lengths.add(queued().length));
  watch.observe(document.body, { subtree: true, childList: true });
  release();
  // The decision takes longer than the late response. Nothing on the page shows that the response is ignored.
  await new Promise((resolve) => setTimeout(resolve, 200));
  decide();
  await waitFor(() => expect(sent).toHaveLength(1));
  await waitFor(() => expect(asked).toBeGreaterThan(4));
  await screen.findByText('2 decisions left');
  watch.disconnect();
  expect(lengths).not.toContain(3);
});

/** Fifty customers on the first page and more on the second. Decided matches no longer wait. */
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

test('deciding all of the last page leads to the page before, not to an empty queue', async () => {
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
