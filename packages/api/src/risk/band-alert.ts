import type { alert } from '@tamis/db/schema';
import { RISK_LABELS, riskBand } from '@tamis/screening/risk/bands';

/** The alert that a score has come into another band. `cause` is the one thing it is raised for; `why` a sentence. */
export function bandAlert(
  entityId: number,
  { before, after, now, cause, why = '' }: { before: number; after: number; now: number; cause: string; why?: string },
): typeof alert.$inferInsert {
  const [from, to] = [riskBand(before), riskBand(after)];
  const change = `Risk score changed from ${before} (${RISK_LABELS[from]}) to ${after} (${RISK_LABELS[to]}).`;
  return {
    entityId,
    alertType: 'risk_score_change',
    severity: to,
    content: why === '' ? change : `${change} ${why}`,
    cause,
    createdAt: now,
  };
}
