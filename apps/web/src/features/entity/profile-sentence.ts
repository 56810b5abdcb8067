import type { Entity } from '@tamis/api/entities/schema';
import { countText } from '../shared/counts.ts';

/** What matters of an entity in one plain sentence: 'On 2 sanctions lists, 1 match waiting for a decision.' */
export function profileSentence(entity: Entity): string {
  const { lastScreenedAt, pendingMatches } = entity;
  if (lastScreenedAt === null) return `${listsClause(entity)}, not screened yet.`;
  if (pendingMatches === 0) return `${listsClause(entity)}, no match waiting for a decision.`;
  return `${listsClause(entity)}, ${countText(pendingMatches, 'match', 'matches')} waiting for a decision.`;
}

function listsClause({ isSanctioned, blockedShare, flags: { sanctionLists } }: Entity): string {
  if (sanctionLists.length > 0) return `On ${countText(sanctionLists.length, 'sanctions list', 'sanctions lists')}`;
  if (isSanctioned) return 'Marked as sanctioned without a recorded list';
  return blockedShare === null
    ? 'On no sanctions list'
    : `On no sanctions list, but owned ${blockedShare} % by blocked parties`;
}
