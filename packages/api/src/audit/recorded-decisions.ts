/** What the audit log says about the matches: the decision that each has according to its events. */
import type { EventRow, MatchRow, Proposal } from '@tamis/db/schema';
import { MINUTE_MS } from '../durations.ts';

/** The columns of a match that people's decisions change. */
type Decided = Pick<
  MatchRow,
  | 'state'
  | 'reason'
  | 'note'
  | 'decidedBy'
  | 'decidedAt'
  | 'approvedBy'
  | 'approvedAt'
  | 'proposal'
  | 'proposedBy'
  | 'proposedAt'
>;

/** The parts of a proposal that its event records. */
const OF_PROPOSAL = ['from', 'to', 'reason', 'note'] as const;

/** A match as its last event left it. */
export interface RecordedDecision {
  /** The event; null if there is none: the match was raised and has waited since. */
  seq: number | null;
  decided: Omit<Decided, 'proposal'> & { proposal: Pick<Proposal, (typeof OF_PROPOSAL)[number]> | null };
}

interface DecisionPayload {
  match?: number;
  from?: Decided['state'];
  to?: Proposal['to'];
  reason?: string | null;
  note?: string | null;
}

const NOT_PROPOSED = { proposal: null, proposedBy: null, proposedAt: null } as const;
export const UNDECIDED: RecordedDecision = {
  seq: null,
  decided: {
    state: 'pending',
    reason: null,
    note: null,
    decidedBy: null,
    decidedAt: null,
    approvedBy: null,
    approvedAt: null,
    ...NOT_PROPOSED,
  },
};

/** What a match is after an event; `before` is what it was. Events that decide nothing change nothing. */
export function afterEvent(
  { seq, at, action, actorId }: Pick<EventRow, 'seq' | 'at' | 'action' | 'actorId'>,
  payload: DecisionPayload,
  { decided: before }: RecordedDecision,
): RecordedDecision | null {
  const { from = 'pending', to = 'pending', reason = null, note = null } = payload;
  const open = { seq, decided: UNDECIDED.decided };
  // A proposal leaves the earlier decision in its columns.
  const standing = { seq, decided: { ...before, ...NOT_PROPOSED, state: before.proposal?.from ?? before.state } };
  switch (action) {
    case 'match.confirm':
    case 'match.dismiss':
      return { seq, decided: { ...open.decided, state: to, reason, note, decidedBy: actorId, decidedAt: at } };
    case 'match.propose': {
      const proposal = { from: from === 'proposed' ? 'pending' : from, to, reason, note };
      return { seq, decided: { ...before, state: 'proposed', proposal, proposedBy: actorId, proposedAt: at } };
    }
    case 'match.approve': {
      const proposer = { decidedBy: before.proposedBy, decidedAt: before.proposedAt };
      const approver = { approvedBy: actorId, approvedAt: at };
      return to === 'pending'
        ? open
        : { seq, decided: { ...open.decided, state: to, reason, note, ...proposer, ...approver } };
    }
    case 'match.return':
      return standing;
    case 'match.undo':
      return from === 'proposed' ? standing : open;
    case 'match.reopen':
    case 'match.keep':
      return open;
    case 'match.withdraw':
      return { seq, decided: { ...open.decided, state: 'dismissed', reason, decidedAt: at } };
    default:
      return null;
  }
}

/** A decision is stored after it was taken, by as much as it waited for others. An earlier time was written afterwards. */
const LONGEST_WAIT_MS = 10 * MINUTE_MS;

/** The words for the columns in which a match is not as its events have it. */
export function differingColumns(row: Decided, { decided }: RecordedDecision): string[] {
  const { proposal } = row;
  const isSameProposal = OF_PROPOSAL.every((part) => proposal?.[part] === decided.proposal?.[part]);
  const columns: [string, boolean][] = [
    ['state', row.state === decided.state],
    ['reason', row.reason === decided.reason],
    ['note', row.note === decided.note],
    ['decided by', row.decidedBy === decided.decidedBy],
    ['decided at', isSameTime(row.decidedAt, decided.decidedAt)],
    ['approved by', row.approvedBy === decided.approvedBy],
    ['approved at', isSameTime(row.approvedAt, decided.approvedAt)],
    ['proposal', isSameProposal],
    ['proposed by', row.proposedBy === decided.proposedBy],
    ['proposed at', isSameTime(row.proposedAt, decided.proposedAt)],
  ];
  return columns.flatMap(([name, isSame]) => (isSame ? [] : [name]));
}

const isSameTime = (stored: number | null, recorded: number | null): boolean =>
  stored === null || recorded === null ? stored === recorded : Math.abs(stored - recorded) < LONGEST_WAIT_MS;
