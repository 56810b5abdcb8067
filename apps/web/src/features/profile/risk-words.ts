import type { RiskAssessment } from '@tamis/api/risk/schema';

export type RiskFactor = keyof RiskAssessment['scores'];

/** In the order of the specification. */
export const RISK_FACTORS = [
  { id: 'sanctionsRisk', share: 'Sanctions', bar: 'Sanctions risk' },
  { id: 'politicalExposure', share: 'Political exposure', bar: 'Political exposure' },
  { id: 'adverseMedia', share: 'Adverse media', bar: 'Adverse media' },
  { id: 'countryRisk', share: 'Country', bar: 'Country risk' },
] as const satisfies readonly { id: RiskFactor; share: string; bar: string }[];
