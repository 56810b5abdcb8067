/** The weights of words in organisation names, in bits. */

export const bitsOf = {
  /** A legal form: next to nothing. */
  legal: 0.8,
  /** The prefix of a ship's name. */
  shipPrefix: 0.1,
  /** Words that any company may use: group, trading. */
  filler: 1.6,
  /** A line of business. */
  sector: 3.5,
  place: 4.5,
  number: 5,
  /** The number of a military unit, which is its whole name. */
  unitNumber: 12,
  /** Seven digits, as in registers. */
  registered: 1,
  /** The town of its seat, after the legal form. */
  seat: 2,
  /** A person in whose honour the body is named: Lenin. */
  honoured: 1,
  /** The state in the name of one of its bodies. */
  state: 0.5,
  /** The place of a branch. */
  branch: 0.5,
} as const;
