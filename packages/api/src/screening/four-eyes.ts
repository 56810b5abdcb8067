/** What a decision does to a match, by one person or by two. Pure: `decisions.ts` loads and stores. */
import type { MatchRow, Proposal, Review } from '@tamis/db/schema';
import { type RiskLevel, riskBand } from '@tamis/screening/risk/bands';
import type { FourEyesFrom } from '../settings/schema.ts';

/** What a match is as far as flags and risk look at it. */
export type StandingState = Proposal['from'];
/** Who decides, and when. */
export interface Decider {
  id: number | null;
  now: number;
}
export type Decision = Omit<Proposal, 'from'> & { review: Review | null };

/** A step of a match: the columns it changes, and the audit event that tells of it. */
export interface Step {
  action: 'confirm' | 'dismiss' | 'undo' | 'propose' | 'approve' | 'return';
  change: Partial<MatchRow> & Pick<MatchRow, 'state'>;
  to: StandingState;
  reason: string | null;
  note: string | null;
  /** Why a decision was undone, beside its own reason; null where nobody asked. */
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
} as const;
/** The decision that reopens a match. */
export const REOPEN: Decision = { to: 'pending', reason: null, note: null, keepQuiet: true, review: null };

const LEAST_BANDS: Readonly<Record<FourEyesFrom, readonly RiskLevel[]>> = {
  off: [],
  high: ['high'],
  medium: ['high', 'medium'],
  low: ['high', 'medium', 'low'],
};

/**
 * Whether decisions on a match of an entity of this risk score take two people. The highest score since the match was
 * raised counts: nobody decides alone by lowering it first.
 */
export function takesTwo(
  from: FourEyesFrom,
  riskScore: number,
  { formerRiskScore }: Pick<MatchRow, 'formerRiskScore'>,
): boolean {
  return LEAST_BANDS[from].includes(riskBand(Math.max(riskScore, formerRiskScore)));
}

/** A proposal changes nothing before it is approved. */
export const standingState = ({ state, proposal }: Pick<MatchRow, 'state' | 'proposal'>): StandingState =>
  state === 'proposed' ? (proposal?.from ?? 'pending') : state;

/** Whether it waits although an edit has made the two unlike: see `kept-waiting.ts`. */
export const isUnlike = ({ reopened: why }: Pick<MatchRow, 'reopened'>): boolean => why?.isUnlike === true;

/** Since when a match waits that is open from now on: what was never decided has waited all the time. */
export const waitingSince = (before: MatchRow, now: number): number =>
  standingState(before) === 'pending' ? before.waitingSince : now;

const DECISIONS = { confirmed: 'confirm', dismissed: 'dismiss' } as const;

/** What whoever looks at a match next is told of a decision that was undone for a reason. */
const undone = (before: MatchRow, reason: string | null, { id, now }: Decider): MatchRow['returned'] =>
  reason === null || id === null ? null : { at: now, by: id, note: reason, to: standingState(before), wasUndone: true };

/** Whether somebody else has taken or approved the decision that stands: to undo it takes a reason. */
export const isOfOthers = ({ state, decidedBy, approvedBy }: MatchRow, byId: number | null): boolean =>
  state !== 'proposed' && (decidedBy !== byId || approvedBy !== null);

const reopened = (before: MatchRow, { now }: Decider) => ({ ...UNDECIDED, waitingSince: waitingSince(before, now) });

/** The decision stands at once, or waits for a second person. To reopen what one dismissed alone is always safe. */
export function decide(before: MatchRow, decision: Decision, by: Decider, two: boolean): Step {
  const { to, reason, note, review } = decision;
  const isCautious = to === 'pending' && before.state !== 'confirmed';
  if (!two || isCautious) {
    const decided =
      to === 'pending'
        ? reopened(before, by)
        : { ...UNDECIDED, reason, note, review, decidedBy: by.id, decidedAt: by.now };
    const returned = to === 'pending' ? undone(before, reason, by) : null;
    const change = { state: to, ...decided, keepQuiet: decision.keepQuiet, returned };
    if (to === 'pending') return { action: 'undo', change, to, reason: before.reason, note: before.note, why: reason };
    return { action: DECISIONS[to], change, to, reason, note };
  }
  const proposal = { ...decision, from: standingState(before) };
  const change = { state: 'proposed' as const, proposal, proposedBy: by.id, proposedAt: by.now, returned: null };
  return { action: 'propose', change, to, reason, note };
}

/** A second person agrees: the decision stands from now on, as made by the first and approved by the second. */
export function approve(before: MatchRow, by: Decider): Step {
  const { to, reason, note, keepQuiet, review = null } = before.proposal ?? REOPEN;
  const approved = {
    ...UNDECIDED,
    review,
    reason,
    note,
    decidedBy: before.proposedBy,
    decidedAt: before.proposedAt,
    approvedBy: by.id,
    approvedAt: by.now,
  };
  const proposer = { id: before.proposedBy, now: before.proposedAt ?? by.now };
  const changed = to === 'pending' ? { ...reopened(before, by), returned: undone(before, reason, proposer) } : approved;
  const change = { state: to, ...changed, keepQuiet };
  return { action: 'approve', change, to, reason, note };
}

/** A second person does not agree and says why: the match stands as it did before the proposal. */
export function giveBack(before: MatchRow, note: string, by: Decider & { id: number }): Step {
  const state = standingState(before);
  const returned = { at: by.now, by: by.id, note, to: before.proposal?.to ?? 'pending' };
  return { action: 'return', change: { state, ...NOT_PROPOSED, returned }, to: state, reason: null, note };
}

/** Who proposed takes it back. */
export function withdraw(before: MatchRow): Step {
  const state = standingState(before);
  return { action: 'undo', change: { state, ...NOT_PROPOSED }, to: state, reason: null, note: null };
}
