/** Matches of one entity with one party that stands on several lists: one row of the queue, and one decision. */
import { partiesInSteps } from '@tamis/screening/matching/same-party';
import type { Ctx } from '../context.ts';
import { stepsInTurns } from '../turns.ts';
import { recordsOf } from './listed-parties.ts';

/** A match as far as folding looks at it. */
export interface FoldedMatch {
  id: number;
  partyId: number;
  /** The code of its list. */
  list: string;
  score: number;
}

/**
 * The best match of the same party, by the id of each match; its own where the party stands on no other list of those that
 * were found. Given are all matches of each entity.
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
