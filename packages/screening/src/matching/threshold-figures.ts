// Written by bench/by-threshold.ts --write; do not edit.
/** Which engine was measured, and against how many parties of the four published lists (OFAC, EU, UK, UN). */
export const MEASURED = { engine: 'tamis-42', parties: 28059 } as const;

export const THRESHOLD_FIGURES = [
  { threshold: 50, peopleOf10000: 198, companiesOf10000: 933, missedOf10000: 279 },
  { threshold: 55, peopleOf10000: 133, companiesOf10000: 571, missedOf10000: 314 },
  { threshold: 60, peopleOf10000: 86, companiesOf10000: 292, missedOf10000: 353 },
  { threshold: 65, peopleOf10000: 54, companiesOf10000: 143, missedOf10000: 402 },
  { threshold: 70, peopleOf10000: 30, companiesOf10000: 42, missedOf10000: 494 },
  { threshold: 75, peopleOf10000: 13, companiesOf10000: 22, missedOf10000: 670 },
  { threshold: 80, peopleOf10000: 7, companiesOf10000: 6, missedOf10000: 1208 },
  { threshold: 85, peopleOf10000: 3, companiesOf10000: 1, missedOf10000: 3026 },
  { threshold: 90, peopleOf10000: 0, companiesOf10000: 0, missedOf10000: 6331 },
];
