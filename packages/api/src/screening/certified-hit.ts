import type { screening } from '@tamis/db/schema';
import type { Hit } from '@tamis/screening';

/** A hit as a certificate keeps it: who, how much, and why, in the words of the engine that searched. */
export const certifiedHit = ({
  id: party,
  score,
  explanation,
}: Pick<Hit, 'id' | 'score' | 'explanation'>): (typeof screening.$inferSelect)['answer'][number] => ({
  party,
  score,
  explanation,
});
