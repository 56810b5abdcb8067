// Written by bench/by-threshold.ts --write; do not edit.
/** Which engine was measured, and against how many parties of the four published lists (OFAC, EU, UK, UN). */
export const MEASURED = { engine: 'tamis-9', parties: 28059 } as const;

export const THRESHOLD_FIGURES = [
  { threshold: 50, peopleOf10000: 229, companiesOf10000: 1366, missedOf10000: 178 },
  { threshold: 55, peopleOf10000: 156, companiesOf10000: 958, missedOf10000: 206 },
  { threshold: 60, peopleOf10000: 98, companiesOf10000: 564, missedOf10000: 239 },
  { threshold: 65, peopleOf10000: 60, companiesOf10000: 305, missedOf10000: 267 },
  { threshold: 70, peopleOf10000: 33, companiesOf10000: 48, missedOf10000: 367 },
  { threshold: 75, peopleOf10000: 13, companiesOf10000: 16, missedOf10000: 622 },
  { threshold: 80, peopleOf10000: 7, companiesOf10000: 5, missedOf10000: 1178 },
  { threshold: 85, peopleOf10000: 2, companiesOf10000: 1, missedOf10000: 2794 },
  { threshold: 90, peopleOf10000: 0, companiesOf10000: 0, missedOf10000: 6144 },
];
