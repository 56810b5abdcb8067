import type { Match } from '@tamis/api/screening/schema';
import { isWaiting } from '@tamis/api/screening/view-schema';

/** No entity comes near this number; any further matches are in the queue. */
const MOST_MATCHES = 200;

/** The query input that the loader and several panels share. */
export const matchesOfEntity = (entityId: number) => ({ entityId, limit: MOST_MATCHES });

/** The waiting matches, best first; then the decided ones, newest first. */
export function inReviewOrder(matches: readonly Match[]): { waiting: Match[]; decided: Match[] } {
  return {
    waiting: matches.filter(isWaiting),
    decided: matches
      .filter(({ state }) => state === 'confirmed' || state === 'dismissed')
      .toSorted((a, b) => (b.decidedAt ?? '').localeCompare(a.decidedAt ?? '')),
  };
}
