/** Apart from the services, so that a thread that only screens loads no database. */
import type { Hit } from '@tamis/screening';
import type { SearchedList } from './index-store.ts';
import type { NamedHit } from './schema.ts';

/** Hits, each with its list. */
export function namedHits(hits: readonly Hit[], lists: readonly SearchedList[]): NamedHit[] {
  return hits.map((hit) => nameHit(hit, lists));
}

function nameHit(hit: Hit, lists: readonly SearchedList[]): NamedHit {
  const { score, sourceRef, primaryName, explanation, evidence } = hit;
  return {
    score,
    list: lists[hit.index]?.code ?? '',
    sourceRef,
    primaryName,
    matchedName: evidence.matchedName,
    explanation,
    evidence,
  };
}
