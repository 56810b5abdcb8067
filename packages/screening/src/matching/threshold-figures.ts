// Written by bench/by-threshold.ts --write; do not edit.
/** Which engine was measured, and against how many parties of the four published lists (OFAC, EU, UK, UN). */
export const MEASURED = { engine: 'tamis-8', parties: 28059 } as const;

export const THRESHOLD_FIGURES = [
  { threshold: 50, peopleOf10000: 227, companiesOf10000: 1368, missedOf10000: 178 },
  { threshold: 55, peopleOf10000: 154, companiesOf10000: 961, missedOf10000: 206 },
  { threshold: 60, peopleOf10000: 96, companiesOf10000: 566, missedOf10000: 239 },
  { threshold: 65, peopleOf10000: 58, companiesOf10000: 304, missedOf10000: 267 },
  { threshold: 70, peopleOf10000: 32, companiesOf10000: 47, missedOf10000: 367 },
  { threshold: 75, peopleOf10000: 13, companiesOf10000: 17, missedOf10000: 622 },
  { threshold: 80, peopleOf10000: 7, companiesOf10000: 5, missedOf10000: 1172 },
  { threshold: 85, peopleOf10000: 2, companiesOf10000: 1, missedOf10000: 2806 },
  { threshold: 90, peopleOf10000: 0, companiesOf10000: 0, missedOf10000: 6128 },
];
