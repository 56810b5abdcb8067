/** The specification's risk bands, as in the risk model: high at 70 or above, medium 40 to 69, low below 40. */
export const HIGH_FROM = 70;
export const MEDIUM_FROM = 40;

export type Band = 'high' | 'medium' | 'low';

export function bandOf(score: number): Band {
  if (score >= HIGH_FROM) return 'high';
  return score >= MEDIUM_FROM ? 'medium' : 'low';
}

export const BAND_SHORT: Record<Band, string> = { high: 'High', medium: 'Medium', low: 'Low' };
export const BAND_TEXTS: Record<Band, string> = { high: 'High Risk', medium: 'Medium Risk', low: 'Low Risk' };

/** The screen reader text of a gauge: '78, High Risk'. */
export const scoreText = (score: number) => `${score}, ${BAND_TEXTS[bandOf(score)]}`;

/** The solid colour of a band, for arcs and bars. */
export const BAND_SOLID: Record<Band, string> = {
  high: 'var(--high-solid)',
  medium: 'var(--med-solid)',
  low: 'var(--low-solid)',
};
