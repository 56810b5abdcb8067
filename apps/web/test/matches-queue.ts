import type { MatchState } from '@tamis/api/screening/view-schema';
import { screen, within } from '@testing-library/react';
import { aMatch } from './match-builders.ts';
import type { Answers } from './trpc-answers.ts';

export const queue = [
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

/** The server's side of the queue: decided matches no longer wait. */
export function aQueue() {
  const decided = new Map<number, MatchState>();
  const sent: unknown[] = [];
  const decide = (state: MatchState) => (input: { matchIds: number[] }) => {
    sent.push({ state, ...input });
    for (const id of input.matchIds) decided.set(id, state);
    return input.matchIds.map((id) => aMatch({ id, state }));
  };
  const now = () =>
    queue.map((row) =>
      Object.assign({}, row, { state: decided.get(row.id) ?? row.state, decidedBy: 'Ines Valcourt', folded: [] }),
    );
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

/** Waits for the open match and for the queue beside it. */
export async function openBesideQueue() {
  await screen.findByRole('table', { name: 'Comparison' });
  await screen.findByRole('list', { name: 'Queue' });
}

/** Waits until the match that opened after a decision counts as seen. Keys do not decide it sooner. */
export const seen = () => new Promise((go) => setTimeout(go, 350));

export const lastDecision = () => screen.getByText(/^(?:Confirmed|Dismissed)$/u, { selector: 'output' }).textContent;

export const openName = async () =>
  (await screen.findByRole('list', { name: 'Queue' })).querySelector('[aria-current]');

/** The names in the queue. */
export const queuedNames = async () =>
  within(await screen.findByRole('list', { name: 'Queue' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent.split(' Score')[0]);

export const queued = () => within(screen.getByRole('list', { name: 'Queue' })).getAllByRole('link');

export const records = () => screen.findByRole('list', { name: 'Records of the same party' });
