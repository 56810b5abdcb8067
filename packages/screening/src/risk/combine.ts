/** Combines the four scores into one and computes each factor's contribution. */

export const RISK_FACTORS = ['sanctionsRisk', 'politicalExposure', 'adverseMedia', 'countryRisk'] as const;
export type RiskFactor = (typeof RISK_FACTORS)[number];

/** One whole number from 0 to 100 per factor. */
export type RiskScores = Record<RiskFactor, number>;

/**
 * From 0 (ignored) to 1 (a score of 100 decides alone). The weight of sanctions is always 1, so that a sanctioned party
 * reaches 100 whatever the settings are.
 */
export interface RiskWeights {
  sanctionsRisk: 1;
  politicalExposure: number;
  adverseMedia: number;
  countryRisk: number;
}

/**
 * The products leave noise in the last binary digits. Without this, an exact half (69.5) would round up or down
 * depending on the order of the factors.
 */
const ROUNDING_NOISE = 1e-9;

/** `overall = 100 · (1 − Π(1 − wᵢ·sᵢ/100))`, rounded to a whole number so that it can be banded. */
export function overallRisk(scores: RiskScores, weights: RiskWeights): number {
  return Math.round(joined(RISK_FACTORS, scores, weights) + ROUNDING_NOISE);
}

/**
 * Each factor's contribution to the overall score: its Shapley value over the four factors, i.e. its gain averaged over
 * every order in which the factors could be added. Whole numbers by largest remainder; they add up to `overallRisk`,
 * and a factor that scores 0 gets 0.
 */
export function contributions(scores: RiskScores, weights: RiskWeights): RiskScores {
  const exact = RISK_FACTORS.map((factor) => shapleyValue(factor, scores, weights));
  const rounded = roundTo(overallRisk(scores, weights), exact);
  return Object.fromEntries(RISK_FACTORS.map((factor, at) => [factor, rounded[at]])) as RiskScores;
}

function joined(factors: readonly RiskFactor[], scores: RiskScores, weights: RiskWeights): number {
  return 100 * (1 - factors.reduce((rest, factor) => rest * (1 - (weights[factor] * scores[factor]) / 100), 1));
}

function shapleyValue(factor: RiskFactor, scores: RiskScores, weights: RiskWeights): number {
  const others = RISK_FACTORS.filter((other) => other !== factor);
  let value = 0;
  for (let mask = 0; mask < 2 ** others.length; mask += 1) {
    const before = others.filter((_, at) => mask & (1 << at));
    const gain = joined([...before, factor], scores, weights) - joined(before, scores, weights);
    value += orderShare[before.length]! * gain;
  }
  return value;
}

/** The probability that exactly these k of the other three factors come before one: k!·(3−k)!/4!. */
const orderShare = [6 / 24, 2 / 24, 2 / 24, 6 / 24] as const;

/** Rounds parts to whole numbers that add up to `total`: all down first, then those with the largest remainders up. */
function roundTo(total: number, parts: readonly number[]): number[] {
  const rounded = parts.map((part) => Math.floor(part + ROUNDING_NOISE));
  const missing = total - rounded.reduce((sum, part) => sum + part, 0);
  const byRemainder = parts
    .map((part, at) => ({ at, remainder: part - rounded[at]! }))
    .toSorted((a, b) => b.remainder - a.remainder || a.at - b.at);
  for (const { at } of byRemainder.slice(0, missing)) rounded[at]! += 1;
  return rounded;
}
