/** Matches that a search did not find, compared as both sides are now. */
import type { EntityRow, MatchRow } from '@tamis/db/schema';
import { type ListedParty, compare } from '@tamis/screening';
import { entitySubject } from '../entities/subject.ts';
import { standingState } from './match-transitions.ts';
import type { PairFound, Searched } from './reconcile.ts';

/** What a search found for an entity with matches. */
export interface Compared {
  row: EntityRow;
  known: readonly MatchRow[];
  /** The parties that were found to be alike. */
  found: readonly PairFound[];
  searched: Searched;
  threshold: number;
}

/** The matches in a standing state whose party was searched for and not found. */
export function notFound(state: 'pending' | 'confirmed', { known, found, searched }: Compared): MatchRow[] {
  const ids = new Set(found.map(({ id }) => id));
  return known.filter(
    (one) => standingState(one) === state && !ids.has(one.partyId) && (searched === 'all' || searched.has(one.partyId)),
  );
}

/** Those whose party is on its list, compared again; `listed` are the parties in force, by id. */
export function comparedAgain(
  { row, threshold }: Compared,
  matches: readonly MatchRow[],
  listed: ReadonlyMap<number, ListedParty>,
): PairFound[] {
  const subject = entitySubject(row);
  return matches.flatMap(({ partyId: id }) => {
    const party = listed.get(id);
    return party ? [{ id, ...compare(subject, party, { threshold }) }] : [];
  });
}
