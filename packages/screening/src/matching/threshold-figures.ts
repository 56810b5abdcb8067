// Written by bench/by-threshold.ts --write; do not edit.
/** Which engine was measured, and against how many parties of the four published lists (OFAC, EU, UK, UN). */
export const MEASURED = { engine: 'tamis-16', parties: 28059 } as const;

export const THRESHOLD_FIGURES = [
  { threshold: 50, peopleOf10000: 220, companiesOf10000: 1165, missedOf10000: 206 },
  { threshold: 55, peopleOf10000: 149, companiesOf10000: 827, missedOf10000: 233 },
  { threshold: 60, peopleOf10000: 94, companiesOf10000: 512, missedOf10000: 289 },
  { threshold: 65, peopleOf10000: 57, companiesOf10000: 275, missedOf10000: 317 },
  { threshold: 70, peopleOf10000: 33, companiesOf10000: 42, missedOf10000: 411 },
  { threshold: 75, peopleOf10000: 13, companiesOf10000: 18, missedOf10000: 661 },
  { threshold: 80, peopleOf10000: 8, companiesOf10000: 6, missedOf10000: 1183 },
  { threshold: 85, peopleOf10000: 3, companiesOf10000: 1, missedOf10000: 2878 },
  { threshold: 90, peopleOf10000: 0, companiesOf10000: 0, missedOf10000: 6233 },
];
