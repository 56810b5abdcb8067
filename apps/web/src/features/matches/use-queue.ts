import type { Match, QueueRow } from '@tamis/api/screening/schema';
import type { MatchState } from '@tamis/api/screening/view-schema';
import { keepPreviousData } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { useMay, useUser } from '../../session.ts';
import { trpc } from '../../trpc.ts';
import { PAGE_SIZE } from '../shared/paging.ts';
import { useShortcuts } from '../shared/use-shortcuts.ts';
import { createKeyGuard } from './key-guard.ts';
import { matchesInput } from './matches-input.ts';
import type { Decisions } from './use-decisions.ts';
import { useHeldMatch } from './use-held-match.ts';
import { useMatchesView } from './use-matches-view.ts';
import { useSelection } from './use-selection.ts';

interface QueueOptions {
  /** With room for queue and review, the first match is open unless the address names another. */
  isWide: boolean;
  decisions: Decisions;
}

/** The matches of the view, which of them is open and which are selected, and the keys that move through them. */
export function useQueue({ isWide, decisions }: QueueOptions) {
  const { view, change } = useMatchesView();
  const navigate = useNavigate();
  const mayDecide = useMay('matches.decide');
  const isSelectable = useIsSelectable();
  const [guard] = useState(createKeyGuard);
  const { matches, rows, at, away, gone, pin, openFromEnd } = useOpenRow(isWide, decisions, guard.noteReplaced);
  const here = rows[at];
  const open = here ?? away?.data ?? undefined;
  const opened = useEffectEvent((_id: number | undefined) => guard.noteOpened());
  useEffect(() => opened(open?.id), [open?.id]);
  const total = matches.data?.total ?? 0;
  const { next, previous, isLastPage } = useSteps({ rows, at, total, openFromEnd });
  const selection = useSelection(rows);
  const alike = open ? rows.filter((row) => isSelectable(row) && isAlike(row, open)) : [];

  const show = (match: Match | undefined) => match && change({ match: match.id }, true);
  /**
   * After a decision on these: the one below. Where there is none, the one that moves up from the next page, until when
   * the decided one stays open, or the one above.
   */
  const openNextOf = (decided: readonly Match[]) => {
    guard.noteDecided();
    const ids = new Set(decided.map(({ id }) => id));
    const stays = ({ id }: Match) => !ids.has(id);
    const below = rows.slice(at + 1).find(stays);
    selection.clear();
    if (!below && !isLastPage && open && !stays(open)) return;
    const following = below ?? rows.slice(0, Math.max(0, at)).findLast(stays);
    // Where none follows, none is open: else one's own decision would look like someone else's.
    pin(following?.id);
    change({ match: following?.id }, true);
  };
  const undoLast = async () => {
    const [back] = decisions.last ?? [];
    const isHere = matches.data?.rows.some(({ id }) => id === back?.id);
    if (isHere) show(back);
    await decisions.undoLast?.();
    if (!isHere) show(back);
  };
  useShortcuts({
    // At an end they do nothing, and nobody else is asked.
    next: () => next?.(),
    previous: () => previous?.(),
    skip: () => next?.(),
    undo: mayDecide && decisions.last ? () => void undoLast() : undefined,
    openProfile: open && (() => void navigate({ to: '/entity/$id', params: { id: String(open.entityId) } })),
    select: here && isSelectable(here) ? () => selection.toggle(here) : undefined,
    selectAlike: alike.length > 1 ? () => selection.add(alike) : undefined,
    cancel: selection.chosen.length > 0 ? selection.clear : undefined,
  });
  return {
    matches,
    rows,
    open,
    away,
    /** Counted over all pages, from 1; undefined where the open match is not among them. */
    place: here && ((view.page ?? 1) - 1) * PAGE_SIZE + at + 1,
    left: matches.data && total - gone,
    total,
    alike,
    isSelectable,
    selection,
    /** To the match or the page beside it; undefined at the end. */
    next,
    previous,
    undoLast: decisions.last && (() => void undoLast()),
    openNextOf,
    whenNoticed: guard.whenNoticed,
    /** The match of a decision that failed: it is open again, whatever opened since. */
    openAgain: (match: Match) => {
      guard.noteReplaced();
      show(match);
    },
  };
}
export type Queue = ReturnType<typeof useQueue>;

/** The rows of the view, the place of the open one (-1 where none is), and a way to keep another open by `pin`. */
function useOpenRow(isWide: boolean, decisions: Decisions, onReplaced: () => void) {
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
     * The match of the address where the page of the view does not hold it: it opens whatever the filters are, and no
     * other in its place, which a key would decide.
     */
    away: isAway ? away : undefined,
    /** How many of the page have been decided here and left it. */
    gone: (matches.data?.rows.length ?? 0) - onPage.length,
    pin: (id: number | undefined) => setFirst({ question, id }),
    /** Of that page the last row will be open, as for whoever comes from below. */
    openFromEnd: (page: number) => openFromEnd(JSON.stringify(matchesInput({ ...view, page }))),
  };
}

/** What this person can decide: what waits, and what others have proposed. */
function useIsSelectable() {
  const mayDecide = useMay('matches.decide');
  const { id: userId } = useUser();
  return ({ state, proposal }: Match): boolean =>
    mayDecide && (state === 'pending' || (state === 'proposed' && proposal?.byUserId !== userId));
}

interface StepsOptions {
  rows: readonly Match[];
  at: number;
  total: number;
  openFromEnd: (page: number) => void;
}

/** To the matches beside the open one, over the pages. */
function useSteps({ rows, at, total, openFromEnd }: StepsOptions) {
  const { view, change } = useMatchesView();
  const { page = 1 } = view;
  const [before, after] = [rows[at - 1], rows[at + 1]];
  const show = ({ id }: Match) => change({ match: id }, true);
  const turnTo = (to: number) => change({ page: to === 1 ? undefined : to, match: undefined }, true);
  const turnBack = () => {
    openFromEnd(page - 1);
    turnTo(page - 1);
  };
  const isLastPage = page >= Math.ceil(total / PAGE_SIZE);
  return {
    next: after ? () => show(after) : isLastPage ? undefined : () => turnTo(page + 1),
    previous: before ? () => show(before) : page > 1 ? turnBack : undefined,
    isLastPage,
  };
}

/** The row of a match, be it folded into another's. */
const rowWith = (rows: readonly QueueRow[], matchId: number | undefined) =>
  rows.find((row) => row.id === matchId) ?? rows.find(({ folded }) => folded.some(({ id }) => id === matchId));

/** What has been decided leaves the view at once, save for the one that is open until the next one is. */
const rowsOf = (rows: readonly QueueRow[], state: MatchState = 'pending', openId?: number) =>
  rows.filter((row) => row.state === state || row.id === openId);

/** What is open where the address names no match: of which question, and none after the last decision. */
interface First {
  question: string;
  id: number | undefined;
}

/**
 * The match that was first when the queue came stays open whatever comes before it later: a key decides what is
 * compared, not what has just taken its place.
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

/** Matches of one entity, or on one listed party: they are often decided for the same reason. */
const isAlike = (one: Match, other: Match) => one.entityId === other.entityId || one.partyId === other.partyId;
