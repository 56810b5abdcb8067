import type { Match, QueueRow } from '@tamis/api/screening/schema';
import type { MatchState } from '@tamis/api/screening/view-schema';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { trpc } from '../../trpc.ts';
import { matchesInput } from './matches-input.ts';
import type { Decisions } from './use-decisions.ts';
import { useHeldMatch } from './use-held-match.ts';
import { useMatchesView } from './use-matches-view.ts';

/** The rows of the view, the place of the open one (-1 if none is), and `pin`, which keeps another one open. */
export function useOpenRow(isWide: boolean, decisions: Decisions, onReplaced: () => void) {
  const { view } = useMatchesView();
  const input = matchesInput(view);
  const question = JSON.stringify(input);
  const matches = trpc.matches.queue.useQuery(input, { placeholderData: keepPreviousData });
  const isLoaded = matches.isSuccess && !matches.isPlaceholderData;
  const [first, setFirst] = useState<First | null>(null);
  const [fromEnd, openFromEnd] = useState<string | null>(null);
  const wanted = view.match ?? (isWide && first?.question === question ? first.id : undefined);
  const openId = rowWith(matches.data?.rows ?? [], wanted)?.id ?? wanted;
  const onPage = rowsOf(matches.data?.rows ?? [], view.state, openId);
  const { isMissing, held } = useHeldMatch({
    rows: onPage,
    isLoaded,
    openId,
    question,
    isDecidedHere: decisions.isOwn,
    onReplaced,
  });
  const rows = held ? onPage.toSpliced(held.at, 0, held.match) : onPage;
  if (isWide && isLoaded && view.match === undefined && !isMissing) {
    const now = firstOf(first, { question, rows, isFromEnd: fromEnd === question });
    if (now !== first) setFirst(now);
    if (fromEnd === question) openFromEnd(null);
  }
  const chosen = rows.findIndex(({ id }) => id === openId);
  const isAway = isLoaded && view.match !== undefined && chosen < 0 && !isMissing;
  const away = trpc.matches.row.useQuery({ id: view.match ?? 0 }, { enabled: isAway });
  return {
    matches,
    rows,
    at: chosen < 0 && isWide && view.match === undefined ? 0 : chosen,
    /**
     * The match of the address, if the page of the view does not hold it. It opens whatever the filters are: if another
     * opened in its place, a key would decide that one.
     */
    away: isAway ? away : undefined,
    /** How many matches of the page were decided here and have left it. */
    gone: (matches.data?.rows.length ?? 0) - onPage.length,
    pin: (id: number | undefined) => setFirst({ question, id }),
    /** The last row of that page will be open, as for a user who comes from below. */
    openFromEnd: (page: number) => openFromEnd(JSON.stringify(matchesInput({ ...view, page }))),
  };
}

/** The row of a match, which may be folded into another's. */
const rowWith = (rows: readonly QueueRow[], matchId: number | undefined) =>
  rows.find((row) => row.id === matchId) ?? rows.find(({ folded }) => folded.some(({ id }) => id === matchId));

/** Decided matches leave the view at once, except the open one, which stays until the next one opens. */
const rowsOf = (rows: readonly QueueRow[], state: MatchState = 'pending', openId?: number) =>
  rows.filter((row) => row.state === state || row.id === openId);

/** What is open where the address names no match: for which question; no id after the last decision. */
interface First {
  question: string;
  id: number | undefined;
}

/**
 * The match that was first when the queue arrived stays open whatever comes before it later: a key decides the match that
 * is compared, not one that has just taken its place.
 */
function firstOf(
  first: First | null,
  { question, rows, isFromEnd }: { question: string; rows: readonly Match[]; isFromEnd: boolean },
): First | null {
  const begin = rows.at(isFromEnd ? -1 : 0);
  if (!begin) return null;
  const isOfThis = first?.question === question && !isFromEnd;
  const stays = isOfThis && (first.id === undefined || rows.some(({ id }) => id === first.id));
  return stays ? first : { question, id: begin.id };
}
