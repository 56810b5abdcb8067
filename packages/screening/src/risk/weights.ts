/** How much each factor may move the overall score, unless an admin sets other weights. */

import type { RiskWeights } from './combine.ts';

export const DEFAULT_WEIGHTS: RiskWeights = {
  /** A sanctioned party reaches 100. */
  sanctionsRisk: 1,
  /**
   * Exposure calls for care but is not a wrong. The law requires enhanced diligence for every PEP, so an unknown office
   * (65) is medium by itself, and a minister (90) in an average country stays below high until something else is known.
   */
  politicalExposure: 0.65,
  /** A single fresh article puts a party in the band of its own level (85 high, 55 medium, 25 low), and no higher. */
  adverseMedia: 0.85,
  /**
   * Where somebody lives is not a finding about them: the worst country makes a clean customer medium (50), an EU
   * high-risk third country just medium (40), and the corruption index alone (70 at most) never does.
   */
  countryRisk: 0.5,
};

/**
 * The limits of an admin's settings, in percent; the weight of sanctions is always 100. No factor can be switched off:
 * the law requires each of them to be considered (FATF recommendations 10, 12 and 19). At 100 a factor of 100 is 100 by
 * itself.
 */
export const WEIGHT_BOUNDS = { least: 10, most: 100 } as const;

/** A party that is a country is its own country risk, which counts in full. */
const COUNTRY_ITSELF_WEIGHT = 1;

/** The weights that combine the scores of a party of this type: a country's own risk counts in full. */
export function weightsFor(type: 'person' | 'company' | 'country', weights: RiskWeights): RiskWeights {
  return type === 'country' ? { ...weights, countryRisk: COUNTRY_ITSELF_WEIGHT } : weights;
}
