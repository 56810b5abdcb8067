import type { Match } from '@tamis/api/screening/schema';
import { isWaiting } from '@tamis/api/screening/view-schema';

/** No entity comes near this; further ones are in the queue. */
const MOST_MATCHES = 200;

/** The question that the loader, the lists and the matches ask alike. */
export const matchesOfEntity = (entityId: number) => ({ entityId, limit: MOST_MATCHES });

/** What waits first, best first; then what is decided, newest first. */
export function inReviewOrder(matches: readonly Match[]): { waiting: Match[]; decided: Match[] } {
  return {
    waiting: matches.filter(isWaiting),
    decided: matches
      .filter(({ state }) => state === 'confirmed' || state === 'dismissed')
      .toSorted((a, b) => (b.decidedAt ?? '').localeCompare(a.decidedAt ?? '')),
  };
}
