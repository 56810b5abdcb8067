import type { Entity } from '@tamis/api/entities/schema';
import { countText } from '../shared/counts.ts';
import { PROFILE_LISTS } from './list-rows.ts';

const listText = new Intl.ListFormat('en-GB');

/**
 * What matters of an entity in a plain sentence: 'On 2 sanctions lists, 1 match waiting for a decision.' A second one
 * says on which of the four lists it was not searched: those do not clear it.
 *
 * @param unsearched the codes of those lists.
 */
export function profileSentences(entity: Entity, unsearched: readonly string[]): string[] {
  const isListed = entity.isSanctioned || entity.flags.sanctionLists.length > 0;
  const first = `${isListed ? listedClause(entity) : unlistedClause(entity, unsearched)}, ${waitingClause(entity)}.`;
  const isSaid = unsearched.length === 0 || (!isListed && unsearched.length === PROFILE_LISTS.length);
  return isSaid ? [first] : [first, `${notSearchedOn(unsearched)}.`];
}

const notSearchedOn = (unsearched: readonly string[]) => `Not searched on ${listText.format(unsearched)}`;

function listedClause({ flags: { sanctionLists } }: Entity): string {
  return sanctionLists.length > 0
    ? `On ${countText(sanctionLists.length, 'sanctions list', 'sanctions lists')}`
    : 'Marked as sanctioned without a recorded list';
}

function unlistedClause({ blockedShare }: Entity, unsearched: readonly string[]): string {
  const lists =
    unsearched.length === 0
      ? 'On no sanctions list'
      : unsearched.length === PROFILE_LISTS.length
        ? notSearchedOn(unsearched)
        : 'On no sanctions list that was searched';
  return blockedShare === null ? lists : `${lists}, but owned ${blockedShare} % by blocked parties`;
}

function waitingClause({ lastScreenedAt, pendingMatches }: Entity): string {
  if (lastScreenedAt === null) return 'not screened yet';
  if (pendingMatches === 0) return 'no match waiting for a decision';
  return `${countText(pendingMatches, 'match', 'matches')} waiting for a decision`;
}
