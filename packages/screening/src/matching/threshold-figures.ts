// Written by bench/by-threshold.ts --write; do not edit.
/** Which engine was measured, and against how many parties of the four published lists (OFAC, EU, UK, UN). */
export const MEASURED = { engine: 'tamis-22', parties: 28059 } as const;

export const THRESHOLD_FIGURES = [
  { threshold: 50, peopleOf10000: 208, companiesOf10000: 991, missedOf10000: 217 },
  { threshold: 55, peopleOf10000: 139, companiesOf10000: 613, missedOf10000: 244 },
  { threshold: 60, peopleOf10000: 87, companiesOf10000: 306, missedOf10000: 289 },
  { threshold: 65, peopleOf10000: 56, companiesOf10000: 139, missedOf10000: 317 },
  { threshold: 70, peopleOf10000: 31, companiesOf10000: 39, missedOf10000: 400 },
  { threshold: 75, peopleOf10000: 13, companiesOf10000: 18, missedOf10000: 644 },
  { threshold: 80, peopleOf10000: 7, companiesOf10000: 6, missedOf10000: 1161 },
  { threshold: 85, peopleOf10000: 3, companiesOf10000: 1, missedOf10000: 2867 },
  { threshold: 90, peopleOf10000: 0, companiesOf10000: 0, missedOf10000: 6233 },
];
