/**
 * What a decision does to a match, by one person or by two. Pure: `decisions.ts` loads and stores, and the web app shows
 * the outcome before the server has answered. `Who` and `When` are ids and milliseconds there, names and ISO times here.
 */
import type { Proposal, Review } from '@tamis/db/schema';
import type { MatchState } from './view-schema.ts';

/** The state of a match for flags and risk. */
export type StandingState = Proposal['from'];

/** Who decides, and when. */
export interface Decider<Who, When> {
  by: Who | null;
  at: When;
}

export type Decision = Omit<Proposal, 'from'> & { review: Review | null };

interface Undecided<Who, When> {
  reason: string | null;
  note: string | null;
  decidedBy: Who | null;
  decidedAt: When | null;
  review: Review | null;
  approvedBy: Who | null;
  approvedAt: When | null;
  proposal: Proposal | null;
  proposedBy: Who | null;
  proposedAt: When | null;
}

/** The fields of a match that a transition reads and changes. */
export interface Decidable<Who, When> extends Undecided<Who, When> {
  state: MatchState;
  keepQuiet: boolean;
  returned: { at: When; by: Who; note: string; to: StandingState; wasUndone?: boolean } | null;
  waitingSince: When;
}

/** The columns that a match changes, and the audit event that records it. */
export interface Transition<Who, When> {
  action: 'confirm' | 'dismiss' | 'undo' | 'propose' | 'approve' | 'return';
  change: Partial<Decidable<Who, When>> & Pick<Decidable<Who, When>, 'state' | 'proposal'>;
  to: StandingState;
  reason: string | null;
  note: string | null;
  /** Why a decision was undone, besides its own reason; null if nobody gave a reason. */
  why?: string | null;
}

const NOT_PROPOSED = { proposal: null, proposedBy: null, proposedAt: null } as const;
/** The columns of an undecided match. */
export const UNDECIDED = {
  reason: null,
  note: null,
  decidedBy: null,
  decidedAt: null,
  review: null,
  approvedBy: null,
  approvedAt: null,
  ...NOT_PROPOSED,
} as const satisfies Undecided<never, never>;
/** The decision that reopens a match. */
export const REOPEN: Decision = { to: 'pending', reason: null, note: null, keepQuiet: true, review: null };

/** A proposal changes nothing before it is approved. */
export const standingState = ({
  state,
  proposal,
}: Pick<Decidable<unknown, unknown>, 'state' | 'proposal'>): StandingState =>
  state === 'proposed' ? (proposal?.from ?? 'pending') : state;

/** Whether a confirmation stands: it does until a proposal to take it back is approved. */
export const isConfirmed = (one: Pick<Decidable<unknown, unknown>, 'state' | 'proposal'>): boolean =>
  standingState(one) === 'confirmed';

/** Since when a match that is now open has waited: if it was never decided, since the beginning. */
export const waitingSince = <When>(
  before: Pick<Decidable<unknown, When>, 'state' | 'proposal' | 'waitingSince'>,
  now: When,
): When => (standingState(before) === 'pending' ? before.waitingSince : now);

const DECISIONS = { confirmed: 'confirm', dismissed: 'dismiss' } as const;

/** What the next reviewer sees about a decision that was undone with a reason. */
const undone = <Who, When>(
  before: Decidable<Who, When>,
  reason: string | null,
  { by, at }: Decider<Who, When>,
): Decidable<Who, When>['returned'] =>
  reason === null || by === null ? null : { at, by, note: reason, to: standingState(before), wasUndone: true };

const reopened = <Who, When>(before: Decidable<Who, When>, { at }: Decider<Who, When>) => ({
  ...UNDECIDED,
  waitingSince: waitingSince(before, at),
});

/** Applies a decision at once, or proposes it to a second person. One person alone may always reopen a dismissal. */
export function decide<Who, When>(
  before: Decidable<Who, When>,
  decision: Decision,
  decider: Decider<Who, When>,
  takesTwo: boolean,
): Transition<Who, When> {
  const { to, reason, note, keepQuiet, review } = decision;
  const { by, at } = decider;
  const isCautious = to === 'pending' && before.state !== 'confirmed';
  if (takesTwo && !isCautious) {
    const proposal = { ...decision, from: standingState(before) };
    const change = { state: 'proposed' as const, proposal, proposedBy: by, proposedAt: at, returned: null };
    return { action: 'propose', change, to, reason, note };
  }
  if (to === 'pending') {
    const change = {
      state: to,
      ...reopened(before, decider),
      keepQuiet,
      returned: undone(before, reason, decider),
    };
    return { action: 'undo', change, to, reason: before.reason, note: before.note, why: reason };
  }
  const decided = { reason, note, keepQuiet, review, decidedBy: by, decidedAt: at, returned: null };
  return { action: DECISIONS[to], change: { state: to, ...UNDECIDED, ...decided }, to, reason, note };
}

/** A second person approves: the decision is in force, as made by the first person and approved by the second. */
export function approve<Who, When>(before: Decidable<Who, When>, decider: Decider<Who, When>): Transition<Who, When> {
  const { proposedBy, proposedAt } = before;
  const { to, reason, note, keepQuiet, review = null } = before.proposal ?? REOPEN;
  const proposer = { by: proposedBy, at: proposedAt ?? decider.at };
  const approved = {
    ...UNDECIDED,
    review,
    reason,
    note,
    decidedBy: proposedBy,
    decidedAt: proposedAt,
    approvedBy: decider.by,
    approvedAt: decider.at,
  };
  const changed =
    to === 'pending' ? { ...reopened(before, decider), returned: undone(before, reason, proposer) } : approved;
  return { action: 'approve', change: { state: to, ...changed, keepQuiet }, to, reason, note };
}

/** A second person returns the proposal with a note: the match is as before the proposal. */
export function giveBack<Who, When>(
  before: Decidable<Who, When>,
  note: string,
  { by, at }: Decider<Who, When> & { by: Who },
): Transition<Who, When> {
  const state = standingState(before);
  const returned = { at, by, note, to: before.proposal?.to ?? 'pending' };
  return { action: 'return', change: { state, ...NOT_PROPOSED, returned }, to: state, reason: null, note };
}

/** The person who proposed a decision withdraws it. */
export function withdraw<Who, When>(before: Decidable<Who, When>): Transition<Who, When> {
  const state = standingState(before);
  return { action: 'undo', change: { state, ...NOT_PROPOSED }, to: state, reason: null, note: null };
}
