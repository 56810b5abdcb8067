import type { Match } from '@tamis/api/screening/schema';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { useMay, useUser } from '../../session.ts';
import { PAGE_SIZE } from '../shared/paging.ts';
import { useShortcuts } from '../shared/use-shortcuts.ts';
import { createKeyGuard } from './key-guard.ts';
import type { Decisions } from './use-decisions.ts';
import { useMatchesView } from './use-matches-view.ts';
import { useOpenRow } from './use-open-row.ts';
import { useSelection } from './use-selection.ts';

interface QueueOptions {
  /** Whether queue and review fit side by side: then the first match is open unless the address names another. */
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
   * After a decision on these matches: opens the one below. Where there is none, the decided one stays open until another
   * moves up from the next page; on the last page, the one above opens.
   */
  const openNextOf = (decided: readonly Match[]) => {
    guard.noteDecided();
    const ids = new Set(decided.map(({ id }) => id));
    const stays = ({ id }: Match) => !ids.has(id);
    const below = rows.slice(at + 1).find(stays);
    selection.clear();
    if (!below && !isLastPage && open && !stays(open)) return;
    const following = below ?? rows.slice(0, Math.max(0, at)).findLast(stays);
    // If none follows, none is open: otherwise the user's own decision would look like someone else's.
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
    // At an end they do nothing, and the layout's keys are not tried.
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
    /** Opens the next match, over the pages; undefined at the end. */
    next,
    previous,
    undoLast: decisions.last && (() => void undoLast()),
    openNextOf,
    whenNoticed: guard.whenNoticed,
    /** Reopens the match of a failed decision, whatever has opened since. */
    openAgain: (match: Match) => {
      guard.noteReplaced();
      show(match);
    },
  };
}
export type Queue = ReturnType<typeof useQueue>;

/** What this person can decide: waiting matches, and what others have proposed. */
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

/** Steps to the matches beside the open one, over the pages. */
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

/** Matches of one entity, or on one listed party: they are often decided for the same reason. */
const isAlike = (one: Match, other: Match) => one.entityId === other.entityId || one.partyId === other.partyId;
