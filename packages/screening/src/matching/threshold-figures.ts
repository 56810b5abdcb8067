// Written by bench/by-threshold.ts --write; do not edit.
import type { ThresholdFigures } from './threshold.ts';

/** Which engine was measured, and against how many parties of the four published lists (OFAC, EU, UK, UN). */
export const MEASURED = { engine: 'tamis-5', parties: 28059 } as const;

export const THRESHOLD_FIGURES: readonly ThresholdFigures[] = [
  { threshold: 50, peopleOf10000: 309, companiesOf10000: 1388, missedOf10000: 300 },
  { threshold: 55, peopleOf10000: 190, companiesOf10000: 1022, missedOf10000: 322 },
  { threshold: 60, peopleOf10000: 128, companiesOf10000: 602, missedOf10000: 361 },
  { threshold: 65, peopleOf10000: 74, companiesOf10000: 332, missedOf10000: 411 },
  { threshold: 70, peopleOf10000: 42, companiesOf10000: 90, missedOf10000: 539 },
  { threshold: 75, peopleOf10000: 13, companiesOf10000: 52, missedOf10000: 789 },
  { threshold: 80, peopleOf10000: 6, companiesOf10000: 22, missedOf10000: 1306 },
  { threshold: 85, peopleOf10000: 2, companiesOf10000: 4, missedOf10000: 2956 },
  { threshold: 90, peopleOf10000: 0, companiesOf10000: 0, missedOf10000: 6372 },
];
