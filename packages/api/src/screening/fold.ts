/** Matches of one entity with one party on several lists: one row of the queue, and one decision. */
import { partiesInSteps } from '@tamis/screening/matching/same-party';
import type { Ctx } from '../context.ts';
import { stepsInTurns } from '../turns.ts';
import { recordsOf } from './listed-parties.ts';

/** What folding needs of a match. */
export interface FoldedMatch {
  id: number;
  partyId: number;
  /** The code of its list. */
  list: string;
  score: number;
}

/**
 * For each match, the id of the entity's best match with the same party; its own id if the party is on no other list. Takes
 * all matches of each entity.
 */
export async function foldsOf(ctx: Ctx, ofEntities: readonly (readonly FoldedMatch[])[]): Promise<Map<number, number>> {
  const several = ofEntities.filter((matches) => new Set(matches.map(({ list }) => list)).size > 1);
  const records = await recordsOf(
    ctx,
    several.flatMap((matches) => matches.map(({ partyId }) => partyId)),
  );
  const folds = new Map(ofEntities.flatMap((matches) => matches.map(({ id }) => [id, id])));
  for (const matches of several) {
    const bestFirst = matches.toSorted((one, other) => other.score - one.score || other.id - one.id);
    const known = bestFirst.flatMap(({ id, list, partyId }) => {
      const party = records.get(partyId);
      return party ? [{ id, list, party }] : [];
    });
    for (const [best, ...others] of await stepsInTurns(partiesInSteps(known), ctx.breathe)) {
      for (const { id } of others) if (best) folds.set(id, best.id);
    }
  }
  return folds;
}
