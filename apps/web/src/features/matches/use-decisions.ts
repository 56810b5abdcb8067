import type { Match } from '@tamis/api/screening/schema';
import { DISMISS_REASONS } from '@tamis/api/screening/view-schema';
import { closeToast, toast } from '@tamis/ui/toast';
import { useRef } from 'react';
import { trpc } from '../../trpc.ts';
import { statusOf } from '../shared/error-text.ts';
import { type Decision, afterDecision, afterUndo } from './decided-match.ts';
import { isProposed, matchText, outcomeText } from './decision-words.ts';
import { type Again, IN_ORDER, useAttempt } from './use-attempt.ts';
import { useDecider } from './use-decider.ts';
import { useDecisionsMade } from './use-decisions-made.ts';
import { useSecondLook } from './use-second-look.ts';

/** Why matches are dismissed, and whether the pairs stay quiet from now on. */
interface Dismissal {
  reason: string;
  note?: string;
  keepQuiet: boolean;
}

type Matches = readonly Match[];

interface DecisionsOptions {
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
  const decider = useDecider();
  const { attempt, wasRefused } = useAttempt();
  const { made, remember, forget } = useDecisionsMade();
  const secondLook = useSecondLook(attempt);
  const confirming = trpc.matches.confirm.useMutation(IN_ORDER);
  const dismissing = trpc.matches.dismiss.useMutation(IN_ORDER);
  const undoing = trpc.matches.undo.useMutation(IN_ORDER);
  /** The toast of the last undo: it must not cover what comes after the next decision. */
  const undoSaid = useRef<string>(undefined);

  /** Ends when they stand as before, or with the toast that says why they do not. */
  const undo = async (matches: Matches, reason?: string) => {
    const undone = matches.map((match) => afterUndo(match, decider(), reason));
    forget(matches);
    const send = () =>
      undoing.mutateAsync({ matchIds: idsOf(matches), reason }).catch((error: unknown) => {
        // Without an answer it still stands, and U tries once more.
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
    again?: Again,
  ): Promise<boolean> => {
    closeToast(undoSaid.current);
    const decided = matches.map((match) => afterDecision(match, decision, decider()));
    remember(decided);
    const failed = `Failed to ${verb} ${matchText(matches).toLowerCase()}`;
    if (!(await attempt(matches, decided, send, failed, again))) {
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
    /** Whether it was decided here, in this session: then it is undone without a reason. */
    isOwn: ({ id }: Match) => made.some((group) => group.some((match) => match.id === id)),
    undoLast: last && (() => undo(last)),
    confirm: (matches: Matches, note?: string, again?: Again) => {
      const send = () => confirming.mutateAsync({ matchIds: idsOf(matches), note });
      return decide(matches, { to: 'confirmed', note }, 'confirm', send, again);
    },
    dismiss: (matches: Matches, dismissal: Dismissal, again?: Again) => {
      const send = () => dismissing.mutateAsync({ matchIds: idsOf(matches), ...dismissal });
      return decide(matches, { to: 'dismissed', ...dismissal }, 'dismiss', send, again);
    },
    ...secondLook,
  };
}
export type Decisions = ReturnType<typeof useDecisions>;

const reasonOf = (match: Match | undefined) => match?.proposal?.reason ?? match?.reason ?? undefined;

const isOwnReason = (reason: string | undefined) =>
  reason !== undefined && !DISMISS_REASONS.some((preset) => preset === reason);

const idsOf = (matches: Matches) => matches.map(({ id }) => id);
