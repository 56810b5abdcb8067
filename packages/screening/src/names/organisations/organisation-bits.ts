/** What the words of organisations' names say, in bits. */

/** A legal form says next to nothing; a filler (group, trading) little; sector and place more; a number as much as a place; the town of its seat, after the form, less; what stands before ships' names nothing. */
export const bitsOf = {
  legal: 0.8,
  shipPrefix: 0.1,
  filler: 1.6,
  sector: 3.5,
  place: 4.5,
  number: 5,
  unitNumber: 12,
  registered: 1,
  seat: 3,
  honoured: 1,
  state: 0.5,
  branch: 0.5,
} as const;
