import { orderOfReview } from '@tamis/api/screening/order-of-review';
import type { Match } from '@tamis/api/screening/schema';
import type { User } from '@tamis/api/auth/schema';

/** What somebody decides: the match is the party, is not, or waits again. */
export interface Decision {
  to: NonNullable<Match['proposal']>['to'];
  reason?: string;
  note?: string;
  keepQuiet?: boolean;
}

/** Who decides, and when. */
export interface Decider {
  user: Pick<User, 'id' | 'fullName'>;
  at: string;
}

const UNDECIDED = {
  state: 'pending',
  reason: null,
  note: null,
  keepQuiet: true,
  decidedBy: null,
  decidedAt: null,
  review: null,
  approvedBy: null,
  approvedAt: null,
  proposal: null,
} as const satisfies Partial<Match>;

/** The match as the server will answer it: shown until it does. */
export function afterDecision(match: Match, decision: Decision, { user, at }: Decider): Match {
  const { to, reason = null, note = null, keepQuiet = true } = decision;
  if (match.takesTwo && !(to === 'pending' && match.state !== 'confirmed')) {
    const from = match.state === 'proposed' ? 'pending' : match.state;
    const by = { byUserId: user.id, by: user.fullName, at };
    return { ...match, state: 'proposed', returned: null, proposal: { to, from, reason, note, keepQuiet, ...by } };
  }
  if (to === 'pending') return reopened(match, at, undoneFor(match, reason, { user, at }));
  const decided = { state: to, reason, note, keepQuiet, decidedBy: user.fullName, decidedAt: at };
  return { ...match, ...UNDECIDED, ...decided, review: reviewOf(match), returned: null };
}

const reopened = (match: Match, at: string, returned: Match['returned'] = null): Match => ({
  ...match,
  ...UNDECIDED,
  waitingSince: at,
  returned,
});

const reviewOf = (match: Match) => ({ score: match.score, checks: orderOfReview(match) });

/** What is told of a decision that was undone for a reason. */
function undoneFor(
  { state }: Pick<Match, 'state'>,
  note: string | null,
  { user, at }: { user: Pick<User, 'fullName'>; at: string },
): Match['returned'] {
  if (note === null || state === 'proposed') return null;
  return { at, by: user.fullName, note, to: state, wasUndone: true };
}

/** Taken back by who decided or proposed it, or by somebody else for a reason. */
export function afterUndo(match: Match, by: Decider, reason?: string): Match {
  const { proposal } = match;
  if (proposal) return { ...match, state: proposal.from, proposal: null };
  return afterDecision(match, { to: 'pending', reason }, by);
}

/** Approved by a second person. */
export function afterApproval(match: Match, { user, at }: Decider): Match {
  const { proposal } = match;
  if (!proposal) return match;
  if (proposal.to === 'pending') {
    const proposer = { user: { fullName: proposal.by }, at: proposal.at };
    return reopened(match, at, undoneFor({ state: proposal.from }, proposal.reason, proposer));
  }
  const { to, reason, note, keepQuiet, by, at: decidedAt } = proposal;
  const decided = { state: to, reason, note, keepQuiet, decidedBy: by, decidedAt };
  return { ...match, ...UNDECIDED, ...decided, review: reviewOf(match), approvedBy: user.fullName, approvedAt: at };
}

/** Returned by a second person. */
export function afterReturn(match: Match, note: string, { user, at }: Decider): Match {
  const { proposal } = match;
  if (!proposal) return match;
  const returned = { at, by: user.fullName, note, to: proposal.to, wasUndone: false };
  return { ...match, state: proposal.from, proposal: null, returned };
}
