// Written by bench/by-threshold.ts --write; do not edit.
/** Which engine was measured, and against how many parties of the four published lists (OFAC, EU, UK, UN). */
export const MEASURED = { engine: 'tamis-6', parties: 28059 } as const;

export const THRESHOLD_FIGURES = [
  { threshold: 50, peopleOf10000: 287, companiesOf10000: 1698, missedOf10000: 194 },
  { threshold: 55, peopleOf10000: 189, companiesOf10000: 1132, missedOf10000: 217 },
  { threshold: 60, peopleOf10000: 122, companiesOf10000: 651, missedOf10000: 250 },
  { threshold: 65, peopleOf10000: 70, companiesOf10000: 342, missedOf10000: 272 },
  { threshold: 70, peopleOf10000: 39, companiesOf10000: 67, missedOf10000: 372 },
  { threshold: 75, peopleOf10000: 16, companiesOf10000: 22, missedOf10000: 611 },
  { threshold: 80, peopleOf10000: 8, companiesOf10000: 4, missedOf10000: 1167 },
  { threshold: 85, peopleOf10000: 2, companiesOf10000: 1, missedOf10000: 2800 },
  { threshold: 90, peopleOf10000: 0, companiesOf10000: 0, missedOf10000: 6161 },
];
