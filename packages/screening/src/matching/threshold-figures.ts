// Written by bench/by-threshold.ts --write; do not edit.
/** Which engine was measured, and against how many parties of the four published lists (OFAC, EU, UK, UN). */
export const MEASURED = { engine: 'tamis-28', parties: 28059 } as const;

export const THRESHOLD_FIGURES = [
  { threshold: 50, peopleOf10000: 208, companiesOf10000: 1003, missedOf10000: 206 },
  { threshold: 55, peopleOf10000: 137, companiesOf10000: 620, missedOf10000: 233 },
  { threshold: 60, peopleOf10000: 88, companiesOf10000: 310, missedOf10000: 278 },
  { threshold: 65, peopleOf10000: 57, companiesOf10000: 144, missedOf10000: 311 },
  { threshold: 70, peopleOf10000: 31, companiesOf10000: 41, missedOf10000: 394 },
  { threshold: 75, peopleOf10000: 14, companiesOf10000: 19, missedOf10000: 622 },
  { threshold: 80, peopleOf10000: 8, companiesOf10000: 6, missedOf10000: 1161 },
  { threshold: 85, peopleOf10000: 3, companiesOf10000: 1, missedOf10000: 2878 },
  { threshold: 90, peopleOf10000: 0, companiesOf10000: 0, missedOf10000: 6211 },
];
