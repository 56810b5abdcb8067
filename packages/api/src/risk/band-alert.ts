import type { alert } from '@tamis/db/schema';
import { riskBand } from '@tamis/screening/risk/bands';
import { scoreChangeText } from '../alerts/alert-text.ts';

/** The alert that a score has come into another band. `cause` is the one thing it is raised for; `why` a sentence. */
export function bandAlert(
  entityId: number,
  { before, after, now, cause, why = '' }: { before: number; after: number; now: number; cause: string; why?: string },
): typeof alert.$inferInsert {
  const change = scoreChangeText(before, after);
  return {
    entityId,
    alertType: 'risk_score_change',
    severity: riskBand(after),
    content: why === '' ? change : `${change} ${why}`,
    cause,
    createdAt: now,
  };
}
