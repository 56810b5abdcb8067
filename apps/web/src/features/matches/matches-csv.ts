import type { Match } from '@tamis/api/screening/schema';
import { primaryName } from '../party/party-words.ts';

const DECISIONS = { confirmed: 'confirm', dismissed: 'dismiss', pending: 'take back' } as const;

/** Who a match is about, its evidence, and who decided or proposed what, when and why. */
export const matchRows = (matches: readonly Match[]) =>
  matches.map((match) => ({
    id: match.id,
    entityId: match.entityId,
    entity: match.entityName,
    list: match.list.code,
    sourceRef: match.party.sourceRef,
    listedParty: primaryName(match),
    matchedName: match.matchedName,
    score: Math.round(match.score),
    explanation: match.explanation,
    createdAt: match.createdAt,
    waitingSince: match.waitingSince,
    state: match.state,
    reason: match.reason ?? '',
    note: match.note ?? '',
    decidedBy: match.decidedBy ?? '',
    decidedAt: match.decidedAt ?? '',
    approvedBy: match.approvedBy ?? '',
    approvedAt: match.approvedAt ?? '',
    review: match.review?.checks.map(({ label, detail }) => `${label}: ${detail}`).join('; ') ?? '',
    proposedDecision: match.proposal ? DECISIONS[match.proposal.to] : '',
    proposedBy: match.proposal?.by ?? '',
    proposedAt: match.proposal?.at ?? '',
    proposalReason: match.proposal?.reason ?? '',
    proposalNote: match.proposal?.note ?? '',
  }));
