/** What the words of organisations' names say, in bits. */

export const bitsOf = {
  /** A legal form: next to nothing. */
  legal: 0.8,
  /** What stands before ships' names. */
  shipPrefix: 0.1,
  /** What any company may call itself: group, trading. */
  filler: 1.6,
  /** What it does. */
  sector: 3.5,
  place: 4.5,
  number: 5,
  /** That of a unit of an army, which is all that it is called by. */
  unitNumber: 12,
  /** Seven digits, as registers give them. */
  registered: 1,
  /** The town of its seat, behind the legal form. */
  seat: 2,
  /** Whose name a body bears in honour: Lenin. */
  honoured: 1,
  /** The state that a body of it names. */
  state: 0.5,
  /** The place of a branch. */
  branch: 0.5,
} as const;
