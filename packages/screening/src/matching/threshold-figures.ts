// Written by bench/by-threshold.ts --write; do not edit.
/** Which engine was measured, and against how many parties of the four published lists (OFAC, EU, UK, UN). */
export const MEASURED = { engine: 'tamis-38', parties: 28059 } as const;

export const THRESHOLD_FIGURES = [
  { threshold: 50, peopleOf10000: 199, companiesOf10000: 956, missedOf10000: 276 },
  { threshold: 55, peopleOf10000: 134, companiesOf10000: 579, missedOf10000: 308 },
  { threshold: 60, peopleOf10000: 86, companiesOf10000: 297, missedOf10000: 350 },
  { threshold: 65, peopleOf10000: 55, companiesOf10000: 139, missedOf10000: 402 },
  { threshold: 70, peopleOf10000: 31, companiesOf10000: 41, missedOf10000: 494 },
  { threshold: 75, peopleOf10000: 14, companiesOf10000: 20, missedOf10000: 669 },
  { threshold: 80, peopleOf10000: 7, companiesOf10000: 6, missedOf10000: 1208 },
  { threshold: 85, peopleOf10000: 3, companiesOf10000: 1, missedOf10000: 3019 },
  { threshold: 90, peopleOf10000: 0, companiesOf10000: 0, missedOf10000: 6339 },
];
