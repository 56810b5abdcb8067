/** When a decision needs two people, and who may act on it. */
import type { MatchRow } from '@tamis/db/schema';
import { type RiskLevel, riskBand } from '@tamis/screening/risk/bands';
import type { FourEyesFrom } from '../settings/schema.ts';

const LEAST_BANDS: Readonly<Record<FourEyesFrom, readonly RiskLevel[]>> = {
  off: [],
  high: ['high'],
  medium: ['high', 'medium'],
  low: ['high', 'medium', 'low'],
};

/**
 * Whether decisions on a match need two people, given the risk score of its entity. The highest score since the match
 * was raised counts, so that nobody avoids the rule by lowering the score first.
 */
export function takesTwo(
  from: FourEyesFrom,
  riskScore: number,
  { formerRiskScore }: Pick<MatchRow, 'formerRiskScore'>,
): boolean {
  return LEAST_BANDS[from].includes(riskBand(Math.max(riskScore, formerRiskScore)));
}

/** Whether a match waits although an edit has made the two sides unlike: see `kept-waiting.ts`. */
export const isUnlike = ({ reopened: why }: Pick<MatchRow, 'reopened'>): boolean => why?.isUnlike === true;

/** Whether somebody else has made or approved the decision, so that undoing it requires a reason. */
export const isOfOthers = ({ state, decidedBy, approvedBy }: MatchRow, byId: number | null): boolean =>
  state !== 'proposed' && (decidedBy !== byId || approvedBy !== null);
