/** Under four-eyes nobody can settle a match alone by editing the entity. See decision 11. */
import type { EntityRow, MatchRow, Reopened } from '@tamis/db/schema';
import { compare } from '@tamis/screening';
import type { Ctx } from '../context.ts';
import { entitySubject } from '../entities/subject.ts';
import type { FourEyesFrom } from '../settings/schema.ts';
import { listedNow } from './cut-answer.ts';
import { isUnlike, takesTwo } from './four-eyes.ts';
import { standingState } from './match-transitions.ts';
import type { PairFound, Searched } from './reconcile.ts';

/**
 * The waiting matches of an entity that an edit, now or before, has made unlike, but that two people have to decide. They are
 * compared again and keep waiting. Not among them: matches that only a change of the list has made unlike, because no single
 * person did that, and those whose party was taken off its list.
 */
export async function keptWaiting(
  ctx: Ctx,
  asked: {
    row: EntityRow;
    known: readonly MatchRow[];
    /** The parties that were found to be alike. */
    found: readonly PairFound[];
    searched: Searched;
    threshold: number;
    /** The risk band from which a decision takes two people. */
    from: FourEyesFrom;
  },
): Promise<PairFound[]> {
  const { row, known, searched, threshold, from } = asked;
  const found = new Set(asked.found.map(({ id }) => id));
  const unlike = known.filter(
    (one) =>
      standingState(one) === 'pending' &&
      !found.has(one.partyId) &&
      (searched === 'all' || searched.has(one.partyId)) &&
      (isUnlike(one) || one.entityHash !== row.matchHash),
  );
  const kept = unlike.filter((one) => takesTwo(from, row.riskScore, one));
  const subject = entitySubject(row);
  return (await listedNow(ctx, kept)).map(({ id, party }) =>
    Object.assign(compare(subject, party, { threshold }), { id }),
  );
}

/** What is recorded of such a match: since when, everything that was changed, and the earlier decision or proposal. */
export function unlikeNow({ reopened, proposal }: MatchRow, now: Reopened): Reopened {
  if (reopened === null) return { ...now, isUnlike: true };
  const { at, entity, party, isUnlike: wasUnlike = false, ...former } = reopened;
  return {
    ...now,
    ...(proposal === null && former),
    ...(wasUnlike && {
      at,
      entity: [...new Set([...entity, ...now.entity])],
      party: [...new Set([...party, ...now.party])],
    }),
    isUnlike: true,
  };
}

/** What is recorded once the two are alike again: the earlier decision or proposal, if there was one. */
export function alikeAgain(reopened: Reopened | null): Reopened | null {
  if (reopened?.isUnlike !== true) return reopened;
  const { isUnlike: _, ...former } = reopened;
  return former.wasProposed === true || former.formerReason !== null ? former : null;
}
