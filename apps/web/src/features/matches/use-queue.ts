import type { Match, MatchState } from '@tamis/api/screening/schema';
import { keepPreviousData } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useMay, useUser } from '../../session.ts';
import { trpc } from '../../trpc.ts';
import { PAGE_SIZE } from '../shared/paging.ts';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';
import { matchesInput } from './matches-input.ts';
import type { Decisions } from './use-decisions.ts';
import { useHeldMatch } from './use-held-match.ts';
import { useMatchesView } from './use-matches-view.ts';
import { useSelection } from './use-selection.ts';

export interface QueueOptions {
  /** With room for queue and review, the first match is open unless the address names another. */
  isWide: boolean;
  decisions: Decisions;
}

/** The matches of the view, which of them is open and which are selected, and the keys that move through them. */
export function useQueue({ isWide, decisions }: QueueOptions) {
  const { view, change } = useMatchesView();
  const navigate = useNavigate();
  const mayDecide = useMay('matches.decide');
  const { id: userId } = useUser();
  const question = JSON.stringify(matchesInput(view));
  const matches = trpc.matches.list.useQuery(matchesInput(view), { placeholderData: keepPreviousData });
  const isLoaded = matches.isSuccess && !matches.isPlaceholderData;
  const [first, setFirst] = useState<First | null>(null);
  const openId = view.match ?? (isWide && first?.question === question ? first.id : undefined);
  const onPage = rowsOf(matches.data?.rows ?? [], view.state, openId);
  const { isMissing, held } = useHeldMatch({ rows: onPage, isLoaded, openId, question });
  const rows = held ? onPage.toSpliced(held.at, 0, held.match) : onPage;
  const chosen = rows.findIndex(({ id }) => id === openId);
  const at = chosen < 0 && isWide ? 0 : chosen;
  const open = rows[at];
  if (isWide && isLoaded && view.match === undefined && !isMissing) {
    const now = firstOf(first, { question, rows });
    if (now !== first) setFirst(now);
  }
  const total = matches.data?.total ?? 0;
  const before = ((view.page ?? 1) - 1) * PAGE_SIZE;
  const gone = (matches.data?.rows.length ?? 0) - onPage.length;
  const selection = useSelection(rows);
  /** What this person can decide: what waits, and what others have proposed. */
  const isSelectable = ({ state, proposal }: Match) =>
    mayDecide && (state === 'pending' || (state === 'proposed' && proposal?.byUserId !== userId));
  const alike = open ? rows.filter((row) => isSelectable(row) && isAlike(row, open)) : [];

  const show = (match: Match | undefined) => match && change({ match: match.id }, true);
  const pages = Math.ceil(total / PAGE_SIZE);
  const page = view.page ?? 1;
  const next = () => {
    if (rows[at + 1]) show(rows[at + 1]);
    else if (page < pages) change({ page: page + 1, match: undefined }, true);
  };
  const previous = () => {
    if (at > 0) show(rows[at - 1]);
    else if (page > 1) change({ page: page === 2 ? undefined : page - 1, match: undefined }, true);
  };
  /** After a decision on these: the one below, or where there is none the one above. */
  const openNextOf = (decided: readonly Match[]) => {
    const ids = new Set(decided.map(({ id }) => id));
    const stays = ({ id }: Match) => !ids.has(id);
    const following = rows.slice(at + 1).find(stays) ?? rows.slice(0, Math.max(0, at)).findLast(stays);
    // Where none follows, none is open: else one's own decision would look like someone else's.
    setFirst({ question, id: following?.id });
    change({ match: following?.id }, true);
    selection.clear();
  };
  const undoLast = async () => {
    const [back] = decisions.last ?? [];
    const isHere = matches.data?.rows.some(({ id }) => id === back?.id);
    if (isHere) show(back);
    await decisions.undoLast?.();
    if (!isHere) show(back);
  };
  useShortcuts({
    next,
    previous,
    skip: next,
    undo: mayDecide && decisions.last ? () => void undoLast() : undefined,
    openProfile: open && (() => void navigate({ to: '/entity/$id', params: { id: String(open.entityId) } })),
    select: open && isSelectable(open) ? () => selection.toggle(open) : undefined,
    selectAlike: alike.length > 1 ? () => selection.add(alike) : undefined,
    cancel: selection.chosen.length > 0 ? selection.clear : undefined,
  });
  return {
    matches,
    rows,
    open,
    /** Counted over all pages, from 1. */
    place: before + at + 1,
    left: matches.data && total - gone,
    total,
    alike,
    isSelectable,
    selection,
    next: at < rows.length - 1 || page < pages ? next : undefined,
    previous: at > 0 || page > 1 ? previous : undefined,
    undoLast: decisions.last && (() => void undoLast()),
    openNextOf,
  };
}
export type Queue = ReturnType<typeof useQueue>;

/** What has been decided leaves the view at once, save for the one that is open until the next one is. */
const rowsOf = (rows: readonly Match[], state: MatchState = 'pending', openId?: number) =>
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
function firstOf(first: First | null, { question, rows }: { question: string; rows: readonly Match[] }): First | null {
  const [top] = rows;
  if (!top) return null;
  const stays = first?.question === question && (first.id === undefined || rows.some(({ id }) => id === first.id));
  return stays ? first : { question, id: top.id };
}

/** Hits of one customer, or on one listed party: they are often decided for the same reason. */
const isAlike = (one: Match, other: Match) =>
  one.entityId === other.entityId ||
  (one.list.code === other.list.code && one.party.sourceRef === other.party.sourceRef);
