import { type FinderOptions, type ListedParty, type NameIndex, createCustomerFinder } from '@tamis/screening';
import type { PartyText } from './party-text.ts';

/** Entities and listed parties that match each other: each has at least one on the other side. */
export interface MatchingPairs {
  entities: ReadonlySet<number>;
  parties: ReadonlySet<number>;
}

/** Looks for the entities of some indexes that parties match, party by party. */
export function* findMatchingPairs(
  indexes: readonly NameIndex[],
  parties: readonly PartyText[],
  options: FinderOptions,
): Generator<void, MatchingPairs> {
  const find = createCustomerFinder(indexes, options);
  const [entities, matched] = [new Set<number>(), new Set<number>()];
  for (const { id, json } of parties) {
    find(JSON.parse(json) as ListedParty, (entityId) => {
      entities.add(entityId);
      matched.add(id);
    });
    yield;
  }
  return { entities, parties: matched };
}
