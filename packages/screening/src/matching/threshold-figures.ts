// Written by bench/by-threshold.ts --write; do not edit.
/** Which engine was measured, and against how many parties of the four published lists (OFAC, EU, UK, UN). */
export const MEASURED = { engine: 'tamis-21', parties: 28059 } as const;

export const THRESHOLD_FIGURES = [
  { threshold: 50, peopleOf10000: 221, companiesOf10000: 1017, missedOf10000: 211 },
  { threshold: 55, peopleOf10000: 150, companiesOf10000: 626, missedOf10000: 239 },
  { threshold: 60, peopleOf10000: 94, companiesOf10000: 315, missedOf10000: 283 },
  { threshold: 65, peopleOf10000: 58, companiesOf10000: 142, missedOf10000: 311 },
  { threshold: 70, peopleOf10000: 33, companiesOf10000: 39, missedOf10000: 400 },
  { threshold: 75, peopleOf10000: 13, companiesOf10000: 18, missedOf10000: 644 },
  { threshold: 80, peopleOf10000: 8, companiesOf10000: 6, missedOf10000: 1161 },
  { threshold: 85, peopleOf10000: 3, companiesOf10000: 1, missedOf10000: 2867 },
  { threshold: 90, peopleOf10000: 0, companiesOf10000: 0, missedOf10000: 6233 },
];
