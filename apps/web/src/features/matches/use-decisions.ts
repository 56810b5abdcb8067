import { DISMISS_REASONS, type Match } from '@tamis/api/screening/schema';
import { toast } from '@tamis/ui/toast';
import { useUser } from '../../session.ts';
import { trpc } from '../../trpc.ts';
import { statusOf } from '../shared/error-text.ts';
import { type Decision, afterApproval, afterDecision, afterReturn, afterUndo } from './decided-match.ts';
import { decisionText, isProposed, matchText, outcomeText, pairsText } from './decision-words.ts';
import { inOrder, useAttempt } from './use-attempt.ts';
import { useDecisionsMade } from './use-decisions-made.ts';

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
  const user = useUser();
  const { attempt, wasRefused } = useAttempt();
  const [made, setMade] = useDecisionsMade();
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

  /** Ends when they stand as before, or with the toast that says why they do not. */
  const undo = async (matches: Matches) => {
    const undone = matches.map((match) => afterUndo(match, now()));
    forget(matches);
    const send = () =>
      undoing.mutateAsync({ matchIds: idsOf(matches) }).catch((error: unknown) => {
        // Without an answer it still stands, and U tries once more.
        if (statusOf(error) === undefined && !wasRefused(matches)) setMade((before) => [...before, matches]);
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

const reasonOf = (match: Match | undefined) => match?.proposal?.reason ?? match?.reason ?? undefined;

const isOwnReason = (reason: string | undefined) =>
  reason !== undefined && !DISMISS_REASONS.some((preset) => preset === reason);

const idsOf = (matches: Matches) => matches.map(({ id }) => id);
