/** Risk bands, and the scores that represent a level given in words (product specification, sections 4 and 9). */

export type RiskLevel = 'high' | 'medium' | 'low';

/** Specification, section 9: high risk is 70 and above. */
export const RISK_HIGH = 70;
/** Specification, section 9: medium risk is 40 to 69; anything below is low. */
export const RISK_MEDIUM = 40;

/** Specification, section 9: the score for high severity or a high-risk article. */
const LEVEL_HIGH = 85;
/** Specification, section 4: a medium-risk article in lists and on the dashboard. */
const LEVEL_MEDIUM = 50;
/** Specification, section 4: a medium-risk article on the profile, and an alert of medium severity. */
const LEVEL_MEDIUM_ON_PROFILE = 55;
/** Specification, section 9: the score for low severity or a low-risk article. */
const LEVEL_LOW = 25;

/**
 * Article level to score, wherever articles are listed. It is shown only by its band, which has the name of the level, so
 * that pages show the level itself.
 */
export const ARTICLE_LEVEL_SCORES = {
  high: LEVEL_HIGH,
  medium: LEVEL_MEDIUM,
  low: LEVEL_LOW,
} as const satisfies Record<RiskLevel, number>;

/** Article level to score on the profile and in the risk assessment; also alert severity to score. */
export const PROFILE_LEVEL_SCORES = {
  high: LEVEL_HIGH,
  medium: LEVEL_MEDIUM_ON_PROFILE,
  low: LEVEL_LOW,
} as const satisfies Record<RiskLevel, number>;

/** The labels of the bands on badges and gauges. */
export const RISK_LABELS = {
  high: 'High Risk',
  medium: 'Medium Risk',
  low: 'Low Risk',
} as const satisfies Record<RiskLevel, string>;

/** The band of a whole score from 0 to 100. Round first: 69.6 is shown as 70 and must read as high. */
export function riskBand(score: number): RiskLevel {
  if (score >= RISK_HIGH) return 'high';
  return score >= RISK_MEDIUM ? 'medium' : 'low';
}
