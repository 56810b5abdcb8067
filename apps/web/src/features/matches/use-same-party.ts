import type { Match, SamePartyMatch } from '@tamis/api/screening/schema';
import { useIsMutating } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay } from '../../session.ts';
import { trpc } from '../../trpc.ts';
import { isDecision } from './use-optimistic-decision.ts';

const NONE: readonly never[] = [];

interface SamePartyOptions {
  isOff?: boolean;
  /** Matches that the queue shows as one row with it: they are chosen until the user removes them. */
  folded?: readonly Match[];
}

/**
 * The entity's other matches with the same party on other lists, and which of them the next decision includes. At first
 * these are the ones folded into its row; the user's choice holds until another match opens.
 */
export function useSameParty(match: Match, { isOff = false, folded = NONE }: SamePartyOptions = {}) {
  const mayDecide = useMay('matches.decide');
  // A match that is being decided would be loaded as undecided.
  const isDeciding = useIsMutating({ predicate: isDecision }) > 0;
  const { data } = trpc.matches.sameParty.useQuery({ id: match.id }, { enabled: !isOff && !isDeciding });
  const [choice, setChoice] = useState<{ of: number; ids: readonly number[] } | null>(null);
  // The comparison of a row's records arrives a moment later; the row can be decided before.
  const found: readonly SamePartyMatch[] = isOff ? NONE : (data ?? folded.map(notComparedYet));
  const offered = found.map((row) => row.match).filter((other) => mayDecide && isDecidedAlike(match, other));
  const ids = choice?.of === match.id ? choice.ids : folded.map(({ id }) => id);
  const chosen = offered.filter(({ id }) => ids.includes(id));
  const isFolded = ({ id }: Match) => folded.some((mate) => mate.id === id);
  const choose = (matches: readonly Match[]) => setChoice({ of: match.id, ids: matches.map(({ id }) => id) });
  return {
    found,
    /** Those that can be decided with it. */
    offered,
    chosen,
    /** What the decision is about: the row of the queue, and each record that is chosen beside it. */
    parties: [[match, ...chosen.filter(isFolded)], ...chosen.filter((one) => !isFolded(one)).map((one) => [one])],
    toggle: (other: Match) =>
      choose(chosen.includes(other) ? chosen.filter((one) => one !== other) : [...chosen, other]),
    toggleAll: () => choose(chosen.length === offered.length ? NONE : offered),
  };
}
export type SamePartyChoice = ReturnType<typeof useSameParty>;

const notComparedYet = (match: Match): SamePartyMatch => ({ match, score: 0, fields: [] });

/**
 * Whether both wait for a decision, or for a second person with the same proposal by the same person. A match whose party
 * was taken off its list is not included.
 */
function isDecidedAlike(one: Match, other: Match): boolean {
  if (one.state !== other.state || other.delistedAt !== null) return false;
  if (one.state === 'pending') return true;
  const [ours, theirs] = [one.proposal, other.proposal];
  if (!ours || !theirs) return false;
  return ours.to === theirs.to && ours.reason === theirs.reason && ours.byUserId === theirs.byUserId;
}
