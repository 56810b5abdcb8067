// Written by bench/by-threshold.ts --write; do not edit.
/** Which engine was measured, and against how many parties of the four published lists (OFAC, EU, UK, UN). */
export const MEASURED = { engine: 'tamis-40', parties: 28059 } as const;

export const THRESHOLD_FIGURES = [
  { threshold: 50, peopleOf10000: 199, companiesOf10000: 927, missedOf10000: 279 },
  { threshold: 55, peopleOf10000: 134, companiesOf10000: 561, missedOf10000: 314 },
  { threshold: 60, peopleOf10000: 87, companiesOf10000: 288, missedOf10000: 353 },
  { threshold: 65, peopleOf10000: 55, companiesOf10000: 138, missedOf10000: 402 },
  { threshold: 70, peopleOf10000: 31, companiesOf10000: 40, missedOf10000: 494 },
  { threshold: 75, peopleOf10000: 14, companiesOf10000: 20, missedOf10000: 670 },
  { threshold: 80, peopleOf10000: 7, companiesOf10000: 6, missedOf10000: 1207 },
  { threshold: 85, peopleOf10000: 3, companiesOf10000: 1, missedOf10000: 3029 },
  { threshold: 90, peopleOf10000: 0, companiesOf10000: 0, missedOf10000: 6336 },
];
