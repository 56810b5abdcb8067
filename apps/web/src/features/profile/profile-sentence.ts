import type { Entity } from '@tamis/api/entities/schema';
import type { Match } from '@tamis/api/screening/schema';
import { standsConfirmed } from '@tamis/api/screening/view-schema';
import { countText } from '../shared/counts.ts';
import { enumerated } from '../shared/wording.ts';
import { PROFILE_LISTS } from './list-rows.ts';

/**
 * The key facts about an entity in a plain sentence: 'On 2 sanctions lists, 1 match waiting for a decision.' A second
 * sentence names those of the four lists that were not searched: they do not clear it.
 *
 * @param matches all matches of the entity. A confirmed one on an own list or a list of debarments sets no flag.
 * @param unsearched the codes of those lists.
 */
export function profileSentences(entity: Entity, matches: readonly Match[], unsearched: readonly string[]): string[] {
  const isListed = entity.isSanctioned || entity.flags.sanctionLists.length > 0;
  const others = otherLists(matches);
  const lists = isListed ? listedClause(entity, others) : unlistedClause(entity, others, unsearched);
  const first = `${lists}, ${waitingClause(entity)}.`;
  const isSaid = unsearched.length === 0 || (!isListed && unsearched.length === PROFILE_LISTS.length);
  return isSaid ? [first] : [first, `${notSearched(unsearched)}.`];
}

const notSearched = (unsearched: readonly string[]) =>
  `${enumerated(unsearched)} ${unsearched.length === 1 ? 'was' : 'were'} not searched`;

/** '1 list of debarments', '2 own lists': confirmed matches on lists that set no flag. */
function otherLists(matches: readonly Match[]): string[] {
  const confirmedOn = (kind: string) =>
    new Set(matches.filter((match) => standsConfirmed(match) && match.list.kind === kind).map(({ list }) => list.code))
      .size;
  const [debarments, own] = [confirmedOn('debarment'), confirmedOn('own')];
  return [
    ...(debarments > 0 ? [countText(debarments, 'list of debarments', 'lists of debarments')] : []),
    ...(own > 0 ? [countText(own, 'own list', 'own lists')] : []),
  ];
}

function listedClause({ flags: { sanctionLists } }: Entity, others: readonly string[]): string {
  if (sanctionLists.length > 0)
    return `On ${enumerated([countText(sanctionLists.length, 'sanctions list', 'sanctions lists'), ...others])}`;
  const marked = 'Marked as sanctioned without a recorded list';
  return others.length === 0 ? marked : `${marked}, on ${enumerated(others)}`;
}

function unlistedClause(
  { blockedShare, pendingMatches }: Entity,
  others: readonly string[],
  unsearched: readonly string[],
): string {
  const lists =
    unsearched.length === 0
      ? pendingMatches === 0
        ? 'On no sanctions list'
        : 'No confirmed match on a sanctions list'
      : unsearched.length === PROFILE_LISTS.length
        ? notSearched(unsearched)
        : pendingMatches === 0
          ? 'On no sanctions list that was searched'
          : 'No confirmed match on a sanctions list that was searched';
  const but = [
    ...(others.length > 0 ? [`on ${enumerated(others)}`] : []),
    ...(blockedShare === null ? [] : [`owned ${blockedShare} % by blocked parties`]),
  ];
  return but.length === 0 ? lists : `${lists}, but ${but.join(' and ')}`;
}

function waitingClause({ lastScreenedAt, pendingMatches }: Entity): string {
  if (lastScreenedAt === null) return 'not screened yet';
  if (pendingMatches === 0) return 'no match waiting for a decision';
  return `${countText(pendingMatches, 'match', 'matches')} waiting for a decision`;
}
