// Written by bench/by-threshold.ts --write; do not edit.
/** Which engine was measured, and against how many parties of the four published lists (OFAC, EU, UK, UN). */
export const MEASURED = { engine: 'tamis-19', parties: 28059 } as const;

export const THRESHOLD_FIGURES = [
  { threshold: 50, peopleOf10000: 224, companiesOf10000: 1036, missedOf10000: 200 },
  { threshold: 55, peopleOf10000: 152, companiesOf10000: 647, missedOf10000: 228 },
  { threshold: 60, peopleOf10000: 95, companiesOf10000: 317, missedOf10000: 283 },
  { threshold: 65, peopleOf10000: 58, companiesOf10000: 144, missedOf10000: 311 },
  { threshold: 70, peopleOf10000: 33, companiesOf10000: 41, missedOf10000: 406 },
  { threshold: 75, peopleOf10000: 13, companiesOf10000: 18, missedOf10000: 656 },
  { threshold: 80, peopleOf10000: 8, companiesOf10000: 6, missedOf10000: 1183 },
  { threshold: 85, peopleOf10000: 3, companiesOf10000: 1, missedOf10000: 2878 },
  { threshold: 90, peopleOf10000: 0, companiesOf10000: 0, missedOf10000: 6239 },
];
