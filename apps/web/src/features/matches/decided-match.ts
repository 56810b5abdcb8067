/** Matches as the server will return them after a transition: shown until it does. */
import type { User } from '@tamis/api/auth/schema';
import * as transitions from '@tamis/api/screening/match-transitions';
import { orderOfReview } from '@tamis/api/screening/order-of-review';
import type { Match } from '@tamis/api/screening/schema';

/** The decision: the match is the party, is not, or waits again. */
export type Decision = Pick<transitions.Decision, 'to'> & Partial<Omit<transitions.Decision, 'review'>>;

/** Who decides, and when. */
export interface Decider {
  user: Pick<User, 'id' | 'fullName'>;
  at: string;
}

const nameOf = ({ user, at }: Decider) => ({ by: user.fullName, at });

const reviewOf = (match: Match) => ({ score: match.score, checks: orderOfReview(match) });

/** The match with a proposal in columns, as it is stored. */
const stored = (match: Match): Match & transitions.Decidable<string, string> => ({
  ...match,
  proposal: match.proposal && { ...match.proposal, review: reviewOf(match) },
  proposedBy: match.proposal?.by ?? null,
  proposedAt: match.proposal?.at ?? null,
});

function after(
  match: Match,
  { change: { proposal, returned = match.returned, ...change } }: transitions.Transition<string, string>,
  { user, at }: Decider,
): Match {
  return {
    ...match,
    ...change,
    // Only a new decision creates a proposal; every other transition ends one.
    proposal: proposal && { ...proposal, byUserId: user.id, by: user.fullName, at },
    returned: returned && { wasUndone: false, ...returned },
  };
}

/** Decided, or proposed where a decision takes two people. */
export function afterDecision(match: Match, decision: Decision, decider: Decider): Match {
  const { to, reason = null, note = null, keepQuiet = true } = decision;
  const given = { to, reason, note, keepQuiet, review: to === 'pending' ? null : reviewOf(match) };
  return after(match, transitions.decide(stored(match), given, nameOf(decider), match.takesTwo), decider);
}

/** Taken back by the person who decided or proposed it, or by somebody else for a reason. */
export const afterUndo = (match: Match, decider: Decider, reason: string | null = null): Match =>
  match.proposal
    ? after(match, transitions.withdraw(stored(match)), decider)
    : afterDecision(match, { to: 'pending', reason }, decider);

/** Approved by a second person. */
export const afterApproval = (match: Match, decider: Decider): Match =>
  after(match, transitions.approve(stored(match), nameOf(decider)), decider);

/** Returned by a second person. */
export const afterReturn = (match: Match, note: string, decider: Decider): Match =>
  after(match, transitions.giveBack(stored(match), note, nameOf(decider)), decider);
