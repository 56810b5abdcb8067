import type { Match } from '@tamis/api/screening/schema';
import { toast } from '@tamis/ui/toast';
import { trpc } from '../../trpc.ts';
import { afterApproval, afterReturn } from './decided-match.ts';
import { decisionText, pairsText } from './decision-words.ts';
import { type Attempt, IN_ORDER } from './use-optimistic-decision.ts';
import { useDecider } from './use-decider.ts';

type Matches = readonly Match[];

/** Approves what somebody else proposed, or returns it with a note. */
export function useApproval(attempt: Attempt) {
  const decider = useDecider();
  const approving = trpc.matches.approve.useMutation(IN_ORDER);
  const returning = trpc.matches.return.useMutation(IN_ORDER);
  return {
    approve: async (matches: Matches) => {
      const approved = matches.map((match) => afterApproval(match, decider()));
      const send = () => approving.mutateAsync({ matchIds: matches.map(({ id }) => id) });
      if (!(await attempt(matches, approved, send, 'Failed to approve'))) return;
      toast({ title: `${decisionText(matches)} approved`, description: pairsText(matches) });
    },
    giveBack: async (matches: Matches, note: string) => {
      const returned = matches.map((match) => afterReturn(match, note, decider()));
      const send = () => returning.mutateAsync({ matchIds: matches.map(({ id }) => id), note });
      if (!(await attempt(matches, returned, send, 'Failed to return'))) return false;
      toast({ title: `${decisionText(matches)} returned`, description: pairsText(matches), tone: 'info' });
      return true;
    },
  };
}
