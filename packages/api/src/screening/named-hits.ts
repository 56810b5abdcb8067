/** Apart from the services, so that a thread that only screens loads no database. */
import type { Hit } from '@tamis/screening';
import type { SearchedList } from './index-store.ts';
import type { NamedHit } from './schema.ts';

/** Hits, each with its list. */
export function namedHits(hits: readonly Hit[], lists: readonly SearchedList[]): NamedHit[] {
  return hits.map(({ index, score, sourceRef, primaryName, explanation, evidence }) => ({
    score,
    list: lists[index]?.code ?? '',
    sourceRef,
    primaryName,
    matchedName: evidence.matchedName,
    explanation,
    evidence,
  }));
}
