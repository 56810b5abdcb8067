/** Why a decision on matches is refused, each as one sentence. */
import type { MatchRow } from '@tamis/db/schema';
import { BadRequest, Conflict, NotFound } from '../errors.ts';
import { misfitReasons } from './dismiss-reasons.ts';
import type { PartyInfo } from './listed-parties.ts';
import { standingState } from './match-transitions.ts';
import { DISMISS_REASONS } from './view-schema.ts';

export type Act = 'confirm' | 'dismiss' | 'undo' | 'approve' | 'return';

/** The states of a match in which each act is possible. */
const STATES_FOR: Record<Act, readonly MatchRow['state'][]> = {
  confirm: ['pending'],
  dismiss: ['pending'],
  undo: ['confirmed', 'dismissed', 'proposed'],
  approve: ['proposed'],
  return: ['proposed'],
};

/** Throws unless all matches exist and are in a state that takes the act. */
export function assertDecidable(act: Act, matchIds: readonly number[], found: readonly MatchRow[]): void {
  const known = new Set(found.map(({ id }) => id));
  const missing = matchIds.find((id) => !known.has(id));
  if (missing !== undefined) throw new NotFound(`Match ${missing} not found`);
  const refused = found.filter(({ state }) => !STATES_FOR[act].includes(state));
  const [first] = refused;
  if (!first) return;
  throw new Conflict(
    matchIds.length === 1
      ? refusalOf(act, first)
      : `${refused.length} of these ${matchIds.length} matches ${refusalOfSeveral(act, refused)}, the first is match ${first.id}. Take them out of the selection.`,
  );
}

/**
 * A waiting match with a party that was taken off its list cannot be decided, alone or with others: the job that follows
 * the new list version withdraws it.
 */
export function assertListed(act: Act, found: readonly MatchRow[], parties: ReadonlyMap<number, PartyInfo>): void {
  if (act === 'undo' || act === 'return') return;
  const refused = found.filter(
    (row) => standingState(row) === 'pending' && parties.get(row.partyId)?.isListed === false,
  );
  const [first] = refused;
  if (!first) return;
  throw new Conflict(
    found.length === 1
      ? 'The listed party of this match was taken off its list. The match is withdrawn once the update is screened.'
      : `${refused.length} of these ${found.length} matches ${refused.length === 1 ? 'is' : 'are'} with a party that was taken off its list, the first is match ${first.id}. Take them out of the selection.`,
  );
}

/** Throws if a preset reason contradicts the comparison, at every entry point. */
export function assertFits(
  reason: string,
  found: readonly { before: Pick<MatchRow, 'id' | 'foldId' | 'evidence'>; clearedBefore: boolean }[],
): void {
  const records = found.map(({ before: { id, foldId, evidence }, clearedBefore }) => ({
    id,
    party: foldId ?? -id,
    fields: evidence.fields,
    clearedBefore,
  }));
  const preset = DISMISS_REASONS.find((one) => one.toLowerCase() === reason.toLowerCase()) ?? '';
  for (const party of Map.groupBy(records, (record) => record.party).values()) {
    const misfit = misfitReasons([party]).get(preset);
    if (misfit) throw new BadRequest(`reason: ‘${preset}’ does not fit match ${party[0]?.id}. ${misfit.sentence}`);
  }
}

/** Why an act is refused for several matches: 'are already decided'. */
function refusalOfSeveral(act: Act, refused: readonly MatchRow[]): string {
  const be = refused.length === 1 ? 'is' : 'are';
  if (act === 'approve' || act === 'return') return `${be} not waiting for a second person`;
  if (act === 'undo') return `${be} not decided yet`;
  const waiting = refused.filter(({ state }) => state === 'proposed').length;
  if (waiting === refused.length) return `${be} already waiting for a second person`;
  return waiting === 0 ? `${be} already decided` : `${be} already decided or waiting for a second person`;
}

function refusalOf(act: Act, { state }: MatchRow): string {
  if (act === 'approve' || act === 'return') return 'This match does not wait for a second person.';
  if (state === 'proposed') return 'A decision on this match already waits for a second person.';
  if (state === 'pending') return 'This match is not decided yet.';
  return `This match is already ${state}. Undo that decision first.`;
}
