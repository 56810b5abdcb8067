// Written by bench/by-threshold.ts --write; do not edit.
/** Which engine was measured, and against how many parties of the four published lists (OFAC, EU, UK, UN). */
export const MEASURED = { engine: 'tamis-10', parties: 28059 } as const;

export const THRESHOLD_FIGURES = [
  { threshold: 50, peopleOf10000: 229, companiesOf10000: 1433, missedOf10000: 194 },
  { threshold: 55, peopleOf10000: 155, companiesOf10000: 1012, missedOf10000: 222 },
  { threshold: 60, peopleOf10000: 99, companiesOf10000: 587, missedOf10000: 261 },
  { threshold: 65, peopleOf10000: 60, companiesOf10000: 311, missedOf10000: 289 },
  { threshold: 70, peopleOf10000: 34, companiesOf10000: 50, missedOf10000: 400 },
  { threshold: 75, peopleOf10000: 13, companiesOf10000: 16, missedOf10000: 644 },
  { threshold: 80, peopleOf10000: 7, companiesOf10000: 5, missedOf10000: 1183 },
  { threshold: 85, peopleOf10000: 2, companiesOf10000: 1, missedOf10000: 2850 },
  { threshold: 90, peopleOf10000: 0, companiesOf10000: 0, missedOf10000: 6228 },
];
