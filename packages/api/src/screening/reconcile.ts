import type { MatchRow } from '@tamis/db/schema';
import type { Comparison, Hit } from '@tamis/screening';
import { isUnlike } from './four-eyes.ts';
import { type StandingState, standingState } from './match-transitions.ts';
import type { PartyInfo } from './listed-parties.ts';

/** A party that is like the entity. */
export type PairFound = Pick<Hit, 'id'> & Comparison;

/** A hit with the information in force about its party. */
export interface Found {
  hit: PairFound;
  party: PartyInfo;
}

/** What was searched: the parties of every list, or only those that an update of one list has added, changed or removed. */
export type Searched = 'all' | ReadonlySet<number>;

/** What a screening changes in the matches of one entity. */
export interface Reconciliation {
  /** Pairs that never matched before. */
  fresh: Found[];
  /** Matches with new evidence. `reopens` if a dismissed or proposed pair has changed in what was compared. */
  renewed: (Found & { before: MatchRow; reopens: boolean })[];
  /** Waiting matches that are no longer alike, and still wait. */
  kept: (Found & { before: MatchRow })[];
  /**
   * Waiting matches that no longer hold. A proposed one is among them if a side has changed since, or if its party was taken
   * off the list.
   */
  withdrawn: MatchRow[];
  /** Matches as they stand afterwards. */
  standing: { state: StandingState; score: number; partyId: number }[];
}

/** Whether a decision on a waiting match is only proposed: until it is approved, the match waits as before. */
const isProposal = (row: MatchRow): boolean => row.state === 'proposed' && standingState(row) === 'pending';

/**
 * Compares the hits of a screening with the matches of an entity. Decisions are kept. A dismissed pair is quiet, and a
 * proposal is valid, until either side changes in what is compared. A waiting match that was not found again is
 * withdrawn if its party was searched.
 */
export function reconcile(input: {
  /** Every pair that is alike, if it is known already or among the best; and every confirmed one. */
  hits: readonly PairFound[];
  /** Waiting pairs that are no longer alike, but must not be withdrawn. */
  unlike?: readonly PairFound[];
  known: readonly MatchRow[];
  parties: ReadonlyMap<number, PartyInfo>;
  entityHash: string;
  searched: Searched;
}): Reconciliation {
  const result: Reconciliation = { fresh: [], renewed: [], kept: [], withdrawn: [], standing: [] };
  const left = new Map(input.known.map((row) => [row.partyId, row]));
  const isUnchanged = (row: MatchRow) =>
    row.entityHash === input.entityHash && row.partyHash === input.parties.get(row.partyId)?.matchHash;
  for (const hit of input.hits) {
    const party = input.parties.get(hit.id);
    if (!party) continue;
    const before = left.get(hit.id);
    left.delete(hit.id);
    if (!before) {
      result.fresh.push({ hit, party });
      result.standing.push({ state: 'pending', score: hit.score, partyId: hit.id });
      continue;
    }
    const unchanged = isUnchanged(before);
    const reopens =
      (before.state === 'dismissed' && !(before.keepQuiet && unchanged)) || (isProposal(before) && !unchanged);
    const state = reopens ? 'pending' : standingState(before);
    // A quiet pair keeps the evidence on which it was decided.
    const differs = !unchanged || before.score !== hit.score || (isUnlike(before) && hit.match);
    if (reopens || (state !== 'dismissed' && differs)) result.renewed.push({ hit, party, before, reopens });
    result.standing.push({ state, score: hit.score, partyId: hit.id });
  }
  for (const hit of input.unlike ?? []) {
    const [party, before] = [input.parties.get(hit.id), left.get(hit.id)];
    if (!party || !before) continue;
    left.delete(hit.id);
    const isKnown = isUnlike(before) && isUnchanged(before);
    if (!isKnown) result.kept.push({ hit, party, before });
    result.standing.push({ state: 'pending', score: hit.score, partyId: hit.id });
  }
  for (const row of left.values()) {
    const wasSearched = input.searched === 'all' || input.searched.has(row.partyId);
    const isOutdated = !isUnchanged(row) || input.parties.get(row.partyId)?.isListed !== true;
    const gone = wasSearched && (row.state === 'pending' || (isProposal(row) && isOutdated));
    if (gone) result.withdrawn.push(row);
    result.standing.push({ state: gone ? 'dismissed' : standingState(row), score: row.score, partyId: row.partyId });
  }
  return result;
}
