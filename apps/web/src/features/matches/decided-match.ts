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
  if (to === 'pending') return reopened(match, at);
  const decided = { state: to, reason, note, keepQuiet, decidedBy: user.fullName, decidedAt: at };
  return { ...match, ...UNDECIDED, ...decided, review: reviewOf(match), returned: null };
}

const reopened = (match: Match, at: string): Match => ({ ...match, ...UNDECIDED, waitingSince: at, returned: null });

const reviewOf = (match: Match) => ({ score: match.score, checks: orderOfReview(match) });

/** Taken back by who decided or proposed it. */
export function afterUndo(match: Match, by: Decider): Match {
  const { proposal } = match;
  return proposal ? { ...match, state: proposal.from, proposal: null } : afterDecision(match, { to: 'pending' }, by);
}

/** Approved by a second person. */
export function afterApproval(match: Match, { user, at }: Decider): Match {
  const { proposal } = match;
  if (!proposal) return match;
  if (proposal.to === 'pending') return reopened(match, at);
  const { to, reason, note, keepQuiet, by, at: decidedAt } = proposal;
  const decided = { state: to, reason, note, keepQuiet, decidedBy: by, decidedAt };
  return { ...match, ...UNDECIDED, ...decided, review: reviewOf(match), approvedBy: user.fullName, approvedAt: at };
}

/** Returned by a second person. */
export function afterReturn(match: Match, note: string, { user, at }: Decider): Match {
  const { proposal } = match;
  if (!proposal) return match;
  const returned = { at, by: user.fullName, note, to: proposal.to };
  return { ...match, state: proposal.from, proposal: null, returned };
}
