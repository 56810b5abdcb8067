import type { Match } from '@tamis/api/screening/schema';
import { DISMISS_REASONS } from '@tamis/api/screening/view-schema';
import { closeToast, toast } from '@tamis/ui/toast';
import { useRef } from 'react';
import { trpc } from '../../trpc.ts';
import { statusOf } from '../shared/error-text.ts';
import { type Decision, afterDecision, afterUndo } from './decided-match.ts';
import { isProposed, matchText, outcomeText } from './decision-words.ts';
import { type Recovery, IN_ORDER, useOptimisticDecision } from './use-optimistic-decision.ts';
import { useDecider } from './use-decider.ts';
import { useUndoableDecisions } from './use-undoable-decisions.ts';
import { useApproval } from './use-approval.ts';

/** Why matches are dismissed, and whether the pairs stay quiet from now on. */
interface Dismissal {
  reason: string;
  note?: string;
  keepQuiet: boolean;
}

type Matches = readonly Match[];

interface DecisionsOptions {
  /** Only decisions about this entity are undone. */
  entityId?: number;
  /** Set where the page itself shows the last decision with its Undo: a toast would cover the evidence that comes next. */
  isSaidOnPage?: boolean;
}

/**
 * Confirms, dismisses and undoes, one match or several together, and approves or returns what somebody else proposed.
 * The matches show their new state at once, and the old one again if the server refuses. Flags, scores, alerts and the
 * queue follow. `last` is what `undoLast` takes back, one decision after the other, also after a visit to another page.
 */
export function useDecisions({ entityId, isSaidOnPage = false }: DecisionsOptions) {
  const decider = useDecider();
  const { attempt, wasRefused } = useOptimisticDecision();
  const { made, remember, forget } = useUndoableDecisions();
  const approval = useApproval(attempt);
  const confirming = trpc.matches.confirm.useMutation(IN_ORDER);
  const dismissing = trpc.matches.dismiss.useMutation(IN_ORDER);
  const undoing = trpc.matches.undo.useMutation(IN_ORDER);
  /** The toast of the last undo: it must not cover what is shown after the next decision. */
  const undoSaid = useRef<string>(undefined);

  /** Resolves once the matches are as before, or a toast has shown why they are not. */
  const undo = async (matches: Matches, reason?: string) => {
    const undone = matches.map((match) => afterUndo(match, decider(), reason));
    forget(matches);
    const send = () =>
      undoing.mutateAsync({ matchIds: idsOf(matches), reason }).catch((error: unknown) => {
        // Without a response the decision still counts, and U tries again.
        if (statusOf(error) === undefined && !wasRefused(matches)) remember(matches);
        throw error;
      });
    if (!(await attempt(matches, undone, send, 'Undo failed'))) return;
    const title = undone.some(isProposed) ? 'Undo proposed' : 'Decision undone';
    undoSaid.current = toast({ title, description: outcomeText(undone), tone: 'info' });
  };

  const decide = async (
    matches: Matches,
    decision: Decision,
    verb: 'confirm' | 'dismiss',
    send: () => Promise<unknown>,
    recovery?: Recovery,
  ): Promise<boolean> => {
    closeToast(undoSaid.current);
    const decided = matches.map((match) => afterDecision(match, decision, decider()));
    remember(decided);
    const failed = `Failed to ${verb} ${matchText(matches).toLowerCase()}`;
    if (!(await attempt(matches, decided, send, failed, recovery))) {
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
    /** The latest reason that was typed in this session because no preset fitted. */
    lastOwnReason: made.map(([first]) => reasonOf(first)).findLast(isOwnReason),
    undo,
    /** Whether it was decided here, in this session: then it is undone without a reason. */
    isOwn: ({ id }: Match) => made.some((group) => group.some((match) => match.id === id)),
    undoLast: last && (() => undo(last)),
    confirm: (matches: Matches, note?: string, recovery?: Recovery) => {
      const send = () => confirming.mutateAsync({ matchIds: idsOf(matches), note });
      return decide(matches, { to: 'confirmed', note }, 'confirm', send, recovery);
    },
    dismiss: (matches: Matches, dismissal: Dismissal, recovery?: Recovery) => {
      const send = () => dismissing.mutateAsync({ matchIds: idsOf(matches), ...dismissal });
      return decide(matches, { to: 'dismissed', ...dismissal }, 'dismiss', send, recovery);
    },
    ...approval,
  };
}
export type Decisions = ReturnType<typeof useDecisions>;

const reasonOf = (match: Match | undefined) => match?.proposal?.reason ?? match?.reason ?? undefined;

const isOwnReason = (reason: string | undefined) =>
  reason !== undefined && !DISMISS_REASONS.some((preset) => preset === reason);

const idsOf = (matches: Matches) => matches.map(({ id }) => id);
