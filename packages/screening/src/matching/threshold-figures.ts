// Written by bench/by-threshold.ts --write; do not edit.
/** Which engine was measured, and against how many parties of the four published lists (OFAC, EU, UK, UN). */
export const MEASURED = { engine: 'tamis-5', parties: 28059 } as const;

export const THRESHOLD_FIGURES = [
  { threshold: 50, peopleOf10000: 326, companiesOf10000: 1495, missedOf10000: 233 },
  { threshold: 55, peopleOf10000: 211, companiesOf10000: 1072, missedOf10000: 250 },
  { threshold: 60, peopleOf10000: 138, companiesOf10000: 626, missedOf10000: 283 },
  { threshold: 65, peopleOf10000: 79, companiesOf10000: 324, missedOf10000: 328 },
  { threshold: 70, peopleOf10000: 43, companiesOf10000: 82, missedOf10000: 444 },
  { threshold: 75, peopleOf10000: 17, companiesOf10000: 48, missedOf10000: 689 },
  { threshold: 80, peopleOf10000: 9, companiesOf10000: 18, missedOf10000: 1217 },
  { threshold: 85, peopleOf10000: 3, companiesOf10000: 5, missedOf10000: 2844 },
  { threshold: 90, peopleOf10000: 0, companiesOf10000: 0, missedOf10000: 6200 },
];
