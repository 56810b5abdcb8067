/** Under four-eyes nobody can settle a match alone by editing the entity. See decision 11. */
import type { MatchRow, Reopened } from '@tamis/db/schema';
import type { FourEyesFrom } from '../settings/schema.ts';
import { type Compared, notFound } from './compare-again.ts';
import { isUnlike, takesTwo } from './four-eyes.ts';

/**
 * The waiting matches of an entity that an edit, now or before, has made unlike, but that two people have to decide, from the
 * risk band `from` on. They keep waiting. Not among them: matches that only a change of the list has made unlike, because no
 * single person did that.
 */
export function keptWaiting(compared: Compared, from: FourEyesFrom): MatchRow[] {
  const { matchHash, riskScore } = compared.row;
  return notFound('pending', compared).filter(
    (one) => (isUnlike(one) || one.entityHash !== matchHash) && takesTwo(from, riskScore, one),
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
