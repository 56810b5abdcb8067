// Written by bench/by-threshold.ts --write; do not edit.
/** Which engine was measured, and against how many parties of the four published lists (OFAC, EU, UK, UN). */
export const MEASURED = { engine: 'tamis-39', parties: 28059 } as const;

export const THRESHOLD_FIGURES = [
  { threshold: 50, peopleOf10000: 201, companiesOf10000: 954, missedOf10000: 272 },
  { threshold: 55, peopleOf10000: 135, companiesOf10000: 578, missedOf10000: 306 },
  { threshold: 60, peopleOf10000: 87, companiesOf10000: 297, missedOf10000: 356 },
  { threshold: 65, peopleOf10000: 56, companiesOf10000: 139, missedOf10000: 383 },
  { threshold: 70, peopleOf10000: 31, companiesOf10000: 41, missedOf10000: 500 },
  { threshold: 75, peopleOf10000: 14, companiesOf10000: 20, missedOf10000: 717 },
  { threshold: 80, peopleOf10000: 7, companiesOf10000: 6, missedOf10000: 1189 },
  { threshold: 85, peopleOf10000: 3, companiesOf10000: 1, missedOf10000: 2944 },
  { threshold: 90, peopleOf10000: 0, companiesOf10000: 0, missedOf10000: 6233 },
];
