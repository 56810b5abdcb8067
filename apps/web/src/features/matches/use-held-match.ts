import type { Match, QueueRow } from '@tamis/api/screening/schema';
import { useEffect, useEffectEvent, useState } from 'react';
import { trpc } from '../../trpc.ts';
import { notify } from '../shared/notify.ts';
import { matchesInput } from './matches-input.ts';
import { matchesOf } from './queue-row.ts';
import { useMatchesView } from './use-matches-view.ts';

interface HeldMatchOptions {
  /** The matches on the page of the queue. */
  rows: readonly QueueRow[];
  isLoaded: boolean;
  /** The open match, and the input of the query in which it was opened. */
  openId: number | undefined;
  question: string;
  /** Whether a match was decided here, in this session. */
  isDecidedHere: (match: Match) => boolean;
  /** Another match takes the place of one that somebody else has decided. */
  onReplaced: () => void;
}

/**
 * The open match and its place, while it is no longer on the page of the queue. It stays open until the server has reported
 * what became of it, and longer if only better ones have pushed it off the page. If it was decided or withdrawn, the one in
 * its place opens, and a toast says so unless it was decided here.
 */
export function useHeldMatch({ rows, isLoaded, openId, question, isDecidedHere, onReplaced }: HeldMatchOptions): {
  /** Whether it is no longer on the page of the queue. */
  isMissing: boolean;
  held: { match: QueueRow; at: number } | null;
} {
  const { view, change } = useMatchesView();
  const { state } = matchesInput(view);
  const [last, setLast] = useState<{ match: QueueRow; at: number; question: string } | null>(null);
  const at = rows.findIndex(({ id }) => id === openId);
  const here = rows[at];
  if (here && (last?.match !== here || last.at !== at || last.question !== question))
    setLast({ match: here, at, question });
  const isMissing = isLoaded && !here && last?.match.id === openId && last?.question === question;
  // The list may arrive without it before it was shown as decided.
  const isOwn = last !== null && (last.match.state !== state || (state === 'pending' && isDecidedHere(last.match)));
  const asked = trpc.matches.row.useQuery(
    { id: openId ?? 0 },
    { enabled: isMissing && !isOwn, staleTime: 0, gcTime: 0 },
  );
  // If a better match is first in the row by now, this one is folded into it.
  const now = asked.data ? matchesOf(asked.data).find(({ id }) => id === openId) : undefined;
  const hasLeft = isMissing && (isOwn || (asked.isSuccess && !asked.isFetching && now?.state !== state));
  const next = rows[Math.min(last?.at ?? 0, rows.length - 1)];
  const moveOn = useEffectEvent(() => {
    if (!isOwn) {
      onReplaced();
      const { title, reason } = departureOf(now);
      notify({ title, description: next ? `${reason} The next match is open.` : reason, tone: 'info' });
    }
    change({ match: next?.id }, true);
  });
  useEffect(() => {
    if (hasLeft) moveOn();
  }, [hasLeft]);
  // Kept until the next one has opened, so that there is always one to look at.
  const held = isMissing && last && !(hasLeft && !next) ? { match: { ...last.match, ...now }, at: last.at } : null;
  return { isMissing, held };
}

/** Why a match is no longer in the queue. */
function departureOf(match: Match | undefined): { title: string; reason: string } {
  if (!match) return { title: 'Match withdrawn', reason: 'It is no longer a hit.' };
  const { state, proposal, decidedBy } = match;
  if (state === 'pending') return { title: 'Undone by someone else', reason: 'It waits for a decision again.' };
  if (proposal) return { title: 'Decided by someone else', reason: `${proposal.by} proposed a decision.` };
  return { title: 'Decided by someone else', reason: `${decidedBy ?? 'The system'} ${state} it.` };
}
