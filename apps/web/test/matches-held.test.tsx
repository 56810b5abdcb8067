import type { QueueRow } from '@tamis/api/screening/schema';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aMatch } from './match-builders.ts';
import { openStreams, serverTells } from './live-stream.ts';
import { renderApp } from './render-app.tsx';
import { queue, aQueue, openBesideQueue, queued } from './matches-queue.ts';

/** The loaded page of the queue no longer holds the open match. Asked for that match, the server returns this row. */
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

test('the open match stays open when better ones push it off the page', async () => {
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

test('the first match stays open when a better one arrives, so that a key decides what is on screen', async () => {
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

test('when someone else decides the first match before another was opened, a toast says so', async () => {
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

test('an open match that is no longer a hit is called withdrawn, not decided', async () => {
  const { push, ...answers } = withoutTheOpenOne(null);
  const { path } = renderApp('/matches?match=12', answers);
  await openBesideQueue();
  await push();
  expect(await screen.findByText('Match withdrawn')).toBeTruthy();
  expect(path()).toBe('/matches?match=13');
});

test('when someone else decides the open match, the one in its place opens and a toast says so', async () => {
  const { answers, decidedElsewhere } = aQueue();
  const { path } = renderApp('/matches?match=12', answers);
  await openBesideQueue();
  decidedElsewhere(12);
  serverTells('match');
  await waitFor(() => expect(path()).toBe('/matches?match=13'));
  expect(await screen.findByText('Decided by someone else')).toBeTruthy();
  expect(screen.getByText('Ines Valcourt confirmed it. The next match is open.')).toBeTruthy();
});

test('a key pressed as another match opens by itself decides nothing, but the next one does', async () => {
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
