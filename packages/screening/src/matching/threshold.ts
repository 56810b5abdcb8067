/** The default threshold, its limits, and what each threshold was measured to find and to miss. */
import { THRESHOLD_FIGURES } from './threshold-figures.ts';

/**
 * Scores at or over this are matches. Calibrated on altered listed names and on random names of the world; see
 * DESIGN.md.
 */
export const DEFAULT_THRESHOLD = 70;

/**
 * Where an administrator may set it. Of what scores below 50, one in two hundred is truly the same ('What a score is
 * worth' in docs/BENCHMARKS.md); above 90 a name that is written another way is not found without a date or an
 * identifier.
 */
export const THRESHOLD_BOUNDS = { least: 50, most: 90 } as const;

/** Of 10,000 each, at one threshold. */
export interface ThresholdFigures {
  threshold: number;
  /** Innocent people and companies that alert. */
  peopleOf10000: number;
  companiesOf10000: number;
  /** Listed names, changed as in 'Recall by kind of change', that are not found. */
  missedOf10000: number;
}

/**
 * The figures at a threshold; between two that were measured, on the line that joins them. Rounded to whole numbers.
 */
export function figuresAt(threshold: number): ThresholdFigures {
  const above = THRESHOLD_FIGURES.find((row) => row.threshold >= threshold) ?? THRESHOLD_FIGURES.at(-1);
  const below = THRESHOLD_FIGURES.findLast((row) => row.threshold <= threshold) ?? THRESHOLD_FIGURES[0];
  if (!above || !below) throw new Error('No threshold was measured');
  const span = above.threshold - below.threshold;
  const share = span === 0 ? 0 : (threshold - below.threshold) / span;
  const between = (key: Exclude<keyof ThresholdFigures, 'threshold'>) =>
    Math.round(below[key] + share * (above[key] - below[key]));
  return {
    threshold,
    peopleOf10000: between('peopleOf10000'),
    companiesOf10000: between('companiesOf10000'),
    missedOf10000: between('missedOf10000'),
  };
}
