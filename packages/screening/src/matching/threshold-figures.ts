// Written by bench/by-threshold.ts --write; do not edit.
/** Which engine was measured, and against how many parties of the four published lists (OFAC, EU, UK, UN). */
export const MEASURED = { engine: 'tamis-13', parties: 28059 } as const;

export const THRESHOLD_FIGURES = [
  { threshold: 50, peopleOf10000: 226, companiesOf10000: 1438, missedOf10000: 206 },
  { threshold: 55, peopleOf10000: 154, companiesOf10000: 1012, missedOf10000: 228 },
  { threshold: 60, peopleOf10000: 99, companiesOf10000: 596, missedOf10000: 272 },
  { threshold: 65, peopleOf10000: 59, companiesOf10000: 314, missedOf10000: 306 },
  { threshold: 70, peopleOf10000: 34, companiesOf10000: 51, missedOf10000: 406 },
  { threshold: 75, peopleOf10000: 13, companiesOf10000: 19, missedOf10000: 650 },
  { threshold: 80, peopleOf10000: 7, companiesOf10000: 5, missedOf10000: 1194 },
  { threshold: 85, peopleOf10000: 3, companiesOf10000: 1, missedOf10000: 2878 },
  { threshold: 90, peopleOf10000: 0, companiesOf10000: 0, missedOf10000: 6244 },
];
