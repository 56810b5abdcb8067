import type { RiskPreview, RiskWeights } from '@tamis/api/settings/schema';
import { scoreText } from '@tamis/ui/risk';
import { countText, numberText } from '../shared/counts.ts';

type Factor = keyof RiskWeights;

/** The factors in the specification's order, each with a typical finding and the score that the risk model gives it. */
export const FACTORS = [
  { id: 'sanctionsRisk', label: 'Sanctions', example: 'A sanctioned party', score: 100 },
  { id: 'politicalExposure', label: 'Political exposure', example: 'A minister', score: 90 },
  { id: 'adverseMedia', label: 'Adverse media', example: 'A fresh article of high risk', score: 85 },
  { id: 'countryRisk', label: 'Country risk', example: 'A country under a FATF call for action', score: 100 },
] as const satisfies readonly { id: Factor; label: string; example: string; score: number }[];

/** 'A minister (90) alone makes 59, Medium Risk.' */
export function meaningOf({ example, score }: (typeof FACTORS)[number], weight: number): string {
  return `${example} (${score}) alone makes ${scoreText(Math.round((score * weight) / 100))}.`;
}

export const isSameWeights = (one: RiskWeights, other: RiskWeights): boolean =>
  FACTORS.every(({ id }) => one[id] === other[id]);

/** 'Political exposure 65 → 80 %, country risk 50 → 30 %': the difference between two versions. */
export function changesText(from: RiskWeights, to: RiskWeights): string {
  const changed = FACTORS.filter(({ id }) => from[id] !== to[id]);
  return changed.map(({ id, label }) => `${label} ${from[id]} → ${to[id]} %`).join(', ');
}

/** '320 of 100,000 entities would change band', and whether that raises alerts. */
export function summaryOf({ entities, bandsChanged, scoresChanged, raisesAlerts, mostAlerts }: RiskPreview): string {
  const all = countText(entities, 'entity', 'entities');
  if (entities === 0) return 'There are no entities yet: the weights will apply to those added later.';
  if (scoresChanged === 0) return `No score of ${all} would change.`;
  const scores = countText(scoresChanged, 'score', 'scores');
  if (bandsChanged === 0) return `${scores} of ${all} would change, but nobody's band.`;
  const alerts = raisesAlerts
    ? 'Each change of band raises an alert.'
    : `No alerts are raised: more than ${mostAlerts} would bury the others.`;
  return `${numberText(bandsChanged)} of ${all} would change band, ${scores} would change. ${alerts}`;
}
