// Written by bench/by-threshold.ts --write; do not edit.
/** Which engine was measured, and against how many parties of the four published lists (OFAC, EU, UK, UN). */
export const MEASURED = { engine: 'tamis-34', parties: 28059 } as const;

export const THRESHOLD_FIGURES = [
  { threshold: 50, peopleOf10000: 203, companiesOf10000: 960, missedOf10000: 211 },
  { threshold: 55, peopleOf10000: 135, companiesOf10000: 584, missedOf10000: 239 },
  { threshold: 60, peopleOf10000: 88, companiesOf10000: 301, missedOf10000: 283 },
  { threshold: 65, peopleOf10000: 56, companiesOf10000: 140, missedOf10000: 317 },
  { threshold: 70, peopleOf10000: 31, companiesOf10000: 42, missedOf10000: 400 },
  { threshold: 75, peopleOf10000: 14, companiesOf10000: 20, missedOf10000: 622 },
  { threshold: 80, peopleOf10000: 7, companiesOf10000: 6, missedOf10000: 1161 },
  { threshold: 85, peopleOf10000: 3, companiesOf10000: 1, missedOf10000: 2872 },
  { threshold: 90, peopleOf10000: 0, companiesOf10000: 0, missedOf10000: 6217 },
];
