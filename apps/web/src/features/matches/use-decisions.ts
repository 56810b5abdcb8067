import type { Match } from '@tamis/api/screening/schema';
import { toast } from '@tamis/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useState } from 'react';
import { useUser } from '../../session.ts';
import { trpc } from '../../trpc.ts';
import { countText } from '../shared/counts.ts';
import { errorText } from '../shared/error-text.ts';
import { useInvalidate } from '../shared/invalidate.ts';

/** Why matches are dismissed, and whether the pairs stay quiet from now on. */
export interface Dismissal {
  reason: string;
  note?: string;
  keepQuiet: boolean;
}

type Decided = Pick<Match, 'state' | 'reason' | 'note' | 'keepQuiet' | 'decidedBy' | 'decidedAt'>;
const UNDECIDED: Decided = {
  state: 'pending',
  reason: null,
  note: null,
  keepQuiet: true,
  decidedBy: null,
  decidedAt: null,
};

type Matches = readonly Match[];

/**
 * Confirms, dismisses and undoes, one match or several together. They show their new state at once and go back when the
 * server refuses; flags, scores, alerts and the queue follow. `last` is what `undoLast` takes back, one decision after
 * the other.
 */
export function useDecisions() {
  const { fullName } = useUser();
  const queryClient = useQueryClient();
  const show = useShowMatches();
  const invalidate = useInvalidate();
  const [made, setMade] = useState<readonly Matches[]>([]);
  // One after the other: an undo must not overtake what it takes back. What is shown is asked for again after the last.
  const inOrder = {
    scope: { id: 'decisions' },
    onSettled: () => (queryClient.isMutating() === 1 ? invalidate('match') : undefined),
  };
  const confirming = trpc.matches.confirm.useMutation(inOrder);
  const dismissing = trpc.matches.dismiss.useMutation(inOrder);
  const undoing = trpc.matches.undo.useMutation(inOrder);

  const forget = (matches: Matches) => setMade((before) => before.filter((group) => group !== matches));

  /** Ends when they wait again, or with the toast that says why they do not. */
  const undo = async (matches: Matches) => {
    show(matches.map((match) => ({ ...match, ...UNDECIDED })));
    forget(matches);
    try {
      await undoing.mutateAsync({ matchIds: idsOf(matches) });
      toast({ title: 'Decision undone', description: pairsText(matches), tone: 'info' });
    } catch (error) {
      show(matches);
      toast({ variant: 'destructive', title: 'Undo failed', description: errorText(error) });
    }
  };

  const decide = async (
    matches: Matches,
    decision: Partial<Decided>,
    words: { done: string; failed: string },
    send: () => Promise<unknown>,
  ) => {
    const decidedAt = new Date().toISOString();
    const decided = matches.map((match) => ({ ...match, ...UNDECIDED, ...decision, decidedBy: fullName, decidedAt }));
    show(decided);
    setMade((before) => [...before, decided]);
    try {
      await send();
      const action = { label: 'Undo', shortcut: 'U', onAction: () => void undo(decided) };
      toast({ title: words.done, description: pairsText(matches), action });
    } catch (error) {
      show(matches);
      forget(decided);
      toast({ variant: 'destructive', title: words.failed, description: errorText(error) });
    }
  };

  const last = made.at(-1);
  return {
    last,
    undo,
    undoLast: last && (() => undo(last)),
    confirm: (matches: Matches, note?: string) =>
      decide(
        matches,
        { state: 'confirmed', note: note ?? null },
        { done: `${matchText(matches)} confirmed`, failed: `Failed to confirm ${matchText(matches).toLowerCase()}` },
        () => confirming.mutateAsync({ matchIds: idsOf(matches), note }),
      ),
    dismiss: (matches: Matches, { reason, note, keepQuiet }: Dismissal) =>
      decide(
        matches,
        { state: 'dismissed', reason, note: note ?? null, keepQuiet },
        { done: `${matchText(matches)} dismissed`, failed: `Failed to dismiss ${matchText(matches).toLowerCase()}` },
        () => dismissing.mutateAsync({ matchIds: idsOf(matches), reason, note, keepQuiet }),
      ),
  };
}
export type Decisions = ReturnType<typeof useDecisions>;

const idsOf = (matches: Matches) => matches.map(({ id }) => id);

const matchText = (matches: Matches) =>
  matches.length === 1 ? 'Match' : countText(matches.length, 'match', 'matches');

/** 'Rustam Halvani and HALVANI, Rustam', and how many others. */
function pairsText([first, ...others]: Matches): string {
  if (!first) return '';
  const pair = `${first.entityName} and ${first.party.names[0]?.text ?? first.matchedName}`;
  return others.length === 0 ? pair : `${pair}, and ${countText(others.length, 'other', 'others')}`;
}

/** Changes matches wherever a list on screen holds them. */
function useShowMatches() {
  const queryClient = useQueryClient();
  const listKey = getQueryKey(trpc.matches.list);
  return (changed: Matches) => {
    const byId = new Map(changed.map((match) => [match.id, match]));
    queryClient.setQueriesData<{ rows: Match[]; total: number }>(
      { queryKey: listKey },
      (page) => page && { ...page, rows: page.rows.map((row) => byId.get(row.id) ?? row) },
    );
  };
}
