import { DISMISS_REASONS, type Match, type QueueRow, type SamePartyMatch } from '@tamis/api/screening/schema';
import { toast } from '@tamis/ui/toast';
import { type Mutation, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useState } from 'react';
import { useUser } from '../../session.ts';
import { trpc } from '../../trpc.ts';
import { countText } from '../shared/counts.ts';
import { failure, statusOf } from '../shared/error-text.ts';
import { useInvalidate } from '../shared/invalidate.ts';
import { type Decision, afterApproval, afterDecision, afterReturn, afterUndo } from './decided-match.ts';
import { matchesOf, primaryName } from './party-words.ts';

/** Why matches are dismissed, and whether the pairs stay quiet from now on. */
export interface Dismissal {
  reason: string;
  note?: string;
  keepQuiet: boolean;
}

type Matches = readonly Match[];

export interface DecisionsOptions {
  /** Only what was decided about it is taken back. */
  entityId?: number;
  /** Where the page says what was decided last and offers to undo it: a toast would cover the evidence that comes next. */
  isSaidOnPage?: boolean;
}

/**
 * Confirms, dismisses and undoes, one match or several together, and approves or returns what somebody else proposed.
 * They show their new state at once and go back when the server refuses; flags, scores, alerts and the queue follow.
 * `last` is what `undoLast` takes back, one decision after the other, also after a look at another page.
 */
export function useDecisions({ entityId, isSaidOnPage = false }: DecisionsOptions) {
  const user = useUser();
  const queryClient = useQueryClient();
  const { show, cancel } = useShownMatches();
  const invalidate = useInvalidate();
  const [made, setMade] = useMade();
  // One after the other: an undo must not overtake what it takes back.
  const inOrder = { scope: { id: 'decisions' } };
  const confirming = trpc.matches.confirm.useMutation(inOrder);
  const dismissing = trpc.matches.dismiss.useMutation(inOrder);
  const undoing = trpc.matches.undo.useMutation(inOrder);
  const approving = trpc.matches.approve.useMutation(inOrder);
  const returning = trpc.matches.return.useMutation(inOrder);

  const forget = (matches: Matches) => {
    const ids = new Set(idsOf(matches));
    setMade((before) =>
      before.map((group) => group.filter(({ id }) => !ids.has(id))).filter((group) => group.length > 0),
    );
  };
  const now = () => ({ user, at: new Date().toISOString() });

  /** How matches stand whose change was refused while a further one waited its turn: that one began with what is not so. */
  const [refused] = useState(() => new Map<number, Match>());

  /**
   * Shows the outcome and sends it; when it is refused, what stood before is shown again with the reason. After the last
   * one what is shown is asked for again: somebody else may have been faster.
   */
  const attempt = async (before: Matches, after: Matches, send: () => Promise<unknown>, failed: string) => {
    // An answer from before the decision would show them undecided again for a moment.
    await cancel();
    show(after);
    try {
      await send();
      for (const { id } of before) refused.delete(id);
      return true;
    } catch (error) {
      const standing = before.map((match) => refused.get(match.id) ?? match);
      show(standing);
      for (const match of standing) refused.set(match.id, match);
      toast(failure(failed, error));
      return false;
    } finally {
      if (queryClient.isMutating({ predicate: isDecision }) === 0) {
        refused.clear();
        await invalidate('match');
      }
    }
  };

  /** Ends when they stand as before, or with the toast that says why they do not. */
  const undo = async (matches: Matches) => {
    const undone = matches.map((match) => afterUndo(match, now()));
    forget(matches);
    const send = () =>
      undoing.mutateAsync({ matchIds: idsOf(matches) }).catch((error: unknown) => {
        // Without an answer it still stands, and U tries once more.
        if (statusOf(error) === undefined && !matches.some(({ id }) => refused.has(id)))
          setMade((before) => [...before, matches]);
        throw error;
      });
    if (!(await attempt(matches, undone, send, 'Undo failed'))) return;
    const title = undone.some(isProposed) ? 'Undo proposed' : 'Decision undone';
    toast({ title, description: outcomeText(undone), tone: 'info' });
  };

  const decide = async (
    matches: Matches,
    decision: Decision,
    verb: 'confirm' | 'dismiss',
    send: () => Promise<unknown>,
  ): Promise<boolean> => {
    const decided = matches.map((match) => afterDecision(match, decision, now()));
    setMade((before) => [...before, decided]);
    const failed = `Failed to ${verb} ${matchText(matches).toLowerCase()}`;
    if (!(await attempt(matches, decided, send, failed))) {
      forget(decided);
      return false;
    }
    if (isSaidOnPage) return true;
    const done = decided.every(isProposed) ? 'proposed to be ' : '';
    toast({
      title: `${matchText(matches)} ${done}${verb}ed`,
      description: outcomeText(decided),
      action: { label: 'Undo', shortcut: 'U', onAction: () => void undo(decided) },
    });
    return true;
  };

  const last = made.findLast((group) => entityId === undefined || group.every((match) => match.entityId === entityId));
  return {
    last,
    /** Written in this session where no preset fitted, the latest one. */
    lastOwnReason: made.map(([first]) => reasonOf(first)).findLast(isOwnReason),
    undo,
    undoLast: last && (() => undo(last)),
    confirm: (matches: Matches, note?: string) =>
      decide(matches, { to: 'confirmed', note }, 'confirm', () =>
        confirming.mutateAsync({ matchIds: idsOf(matches), note }),
      ),
    dismiss: (matches: Matches, dismissal: Dismissal) =>
      decide(matches, { to: 'dismissed', ...dismissal }, 'dismiss', () =>
        dismissing.mutateAsync({ matchIds: idsOf(matches), ...dismissal }),
      ),
    approve: async (matches: Matches) => {
      const approved = matches.map((match) => afterApproval(match, now()));
      const send = () => approving.mutateAsync({ matchIds: idsOf(matches) });
      if (!(await attempt(matches, approved, send, 'Failed to approve'))) return;
      toast({ title: `${decisionText(matches)} approved`, description: pairsText(matches) });
    },
    giveBack: async (matches: Matches, note: string) => {
      const returned = matches.map((match) => afterReturn(match, note, now()));
      const send = () => returning.mutateAsync({ matchIds: idsOf(matches), note });
      if (!(await attempt(matches, returned, send, 'Failed to return'))) return false;
      toast({ title: `${decisionText(matches)} returned`, description: pairsText(matches), tone: 'info' });
      return true;
    },
  };
}
export type Decisions = ReturnType<typeof useDecisions>;

/** What was decided in this session and can be taken back: it outlasts the page, and goes with the session. */
function useMade() {
  const queryClient = useQueryClient();
  const queryKey = ['decisions-made'];
  const { data = NONE } = useQuery<readonly Matches[]>({
    queryKey,
    queryFn: skipToken,
    initialData: NONE,
    gcTime: Infinity,
  });
  const change = (to: (before: readonly Matches[]) => readonly Matches[]) =>
    queryClient.setQueryData<readonly Matches[]>(queryKey, (before) => to(before ?? NONE));
  return [data, change] as const;
}

const NONE: readonly Matches[] = [];

/** Whether it is one of these that is on its way. */
export const isDecision = ({ options }: Mutation): boolean => options.scope?.id === 'decisions';

const reasonOf = (match: Match | undefined) => match?.proposal?.reason ?? match?.reason ?? undefined;

const isOwnReason = (reason: string | undefined) =>
  reason !== undefined && !DISMISS_REASONS.some((preset) => preset === reason);

const idsOf = (matches: Matches) => matches.map(({ id }) => id);

const isProposed = ({ state }: Match) => state === 'proposed';

const matchText = (matches: Matches) =>
  matches.length === 1 ? 'Match' : countText(matches.length, 'match', 'matches');

const decisionText = (matches: Matches) =>
  matches.length === 1 ? 'Decision' : countText(matches.length, 'decision', 'decisions');

/** 'Rustam Halvani and HALVANI, Rustam', and how many others. */
function pairsText([first, ...others]: Matches): string {
  if (!first) return '';
  const pair = `${first.entityName} and ${primaryName(first)}`;
  return others.length === 0 ? pair : `${pair}, and ${countText(others.length, 'other', 'others')}`;
}

/** The pairs, and how many of them wait for a second person. */
function outcomeText(matches: Matches): string {
  const waiting = matches.filter(isProposed).length;
  if (waiting === 0) return pairsText(matches);
  const who = waiting === matches.length ? 'Waiting' : countText(waiting, 'waits', 'wait');
  return `${pairsText(matches)}. ${who} for a second person.`;
}

/** Changes matches wherever a list on screen holds them, and calls off the lists that are on their way. */
function useShownMatches() {
  const queryClient = useQueryClient();
  const queryKey = getQueryKey(trpc.matches.list);
  const queueKey = getQueryKey(trpc.matches.queue);
  const samePartyKey = getQueryKey(trpc.matches.sameParty);
  const show = (changed: Matches) => {
    const byId = new Map(changed.map((match) => [match.id, match]));
    const changedRow = (row: QueueRow): QueueRow =>
      matchesOf(row).some(({ id }) => byId.has(id))
        ? { ...row, ...byId.get(row.id), folded: row.folded.map((mate) => byId.get(mate.id) ?? mate) }
        : row;
    queryClient.setQueriesData<{ rows: Match[]; total: number }>(
      { queryKey },
      (page) => page && { ...page, rows: page.rows.map((row) => byId.get(row.id) ?? row) },
    );
    queryClient.setQueriesData<{ rows: QueueRow[]; total: number }>(
      { queryKey: queueKey },
      (page) => page && { ...page, rows: page.rows.map(changedRow) },
    );
    queryClient.setQueriesData<SamePartyMatch[]>({ queryKey: samePartyKey }, (found) =>
      found?.map((row) => ({ ...row, match: byId.get(row.match.id) ?? row.match })),
    );
  };
  const cancel = () =>
    Promise.all([queryKey, queueKey, samePartyKey].map((one) => queryClient.cancelQueries({ queryKey: one })));
  return { show, cancel };
}
