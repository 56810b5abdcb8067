// Written by bench/by-threshold.ts --write; do not edit.
import type { ThresholdFigures } from './threshold.ts';

/** Which engine was measured, and against how many parties of the four published lists (OFAC, EU, UK, UN). */
export const MEASURED = { engine: 'tamis-5', parties: 28059 } as const;

export const THRESHOLD_FIGURES: readonly ThresholdFigures[] = [
  { threshold: 50, peopleOf10000: 326, companiesOf10000: 1467, missedOf10000: 239 },
  { threshold: 55, peopleOf10000: 211, companiesOf10000: 1064, missedOf10000: 256 },
  { threshold: 60, peopleOf10000: 138, companiesOf10000: 626, missedOf10000: 289 },
  { threshold: 65, peopleOf10000: 79, companiesOf10000: 324, missedOf10000: 333 },
  { threshold: 70, peopleOf10000: 43, companiesOf10000: 82, missedOf10000: 450 },
  { threshold: 75, peopleOf10000: 17, companiesOf10000: 48, missedOf10000: 694 },
  { threshold: 80, peopleOf10000: 9, companiesOf10000: 18, missedOf10000: 1222 },
  { threshold: 85, peopleOf10000: 3, companiesOf10000: 5, missedOf10000: 2850 },
  { threshold: 90, peopleOf10000: 0, companiesOf10000: 0, missedOf10000: 6200 },
];
