// Written by bench/by-threshold.ts --write; do not edit.
/** Which engine was measured, and against how many parties of the four published lists (OFAC, EU, UK, UN). */
export const MEASURED = { engine: 'tamis-41', parties: 28059 } as const;

export const THRESHOLD_FIGURES = [
  { threshold: 50, peopleOf10000: 198, companiesOf10000: 932, missedOf10000: 272 },
  { threshold: 55, peopleOf10000: 133, companiesOf10000: 570, missedOf10000: 306 },
  { threshold: 60, peopleOf10000: 86, companiesOf10000: 291, missedOf10000: 356 },
  { threshold: 65, peopleOf10000: 54, companiesOf10000: 142, missedOf10000: 383 },
  { threshold: 70, peopleOf10000: 30, companiesOf10000: 41, missedOf10000: 506 },
  { threshold: 75, peopleOf10000: 13, companiesOf10000: 21, missedOf10000: 717 },
  { threshold: 80, peopleOf10000: 7, companiesOf10000: 6, missedOf10000: 1178 },
  { threshold: 85, peopleOf10000: 3, companiesOf10000: 1, missedOf10000: 2933 },
  { threshold: 90, peopleOf10000: 0, companiesOf10000: 0, missedOf10000: 6228 },
];
