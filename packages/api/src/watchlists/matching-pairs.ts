import { type FinderOptions, type ListedParty, type NameIndex, createCustomerFinder } from '@tamis/screening';
import type { PartyText } from './party-text.ts';

/** Customers and listed parties that match each other: each has at least one on the other side. */
export interface MatchingPairs {
  customers: ReadonlySet<number>;
  parties: ReadonlySet<number>;
}

/** Looks for the customers of some indexes that parties match, party by party. */
export function* findMatchingPairs(
  indexes: readonly NameIndex[],
  parties: readonly PartyText[],
  options: FinderOptions,
): Generator<void, MatchingPairs> {
  const find = createCustomerFinder(indexes, options);
  const [customers, matched] = [new Set<number>(), new Set<number>()];
  for (const { id, json } of parties) {
    find(JSON.parse(json) as ListedParty, (customer) => {
      customers.add(customer);
      matched.add(id);
    });
    yield;
  }
  return { customers, parties: matched };
}
