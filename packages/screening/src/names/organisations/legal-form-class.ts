/** What the law makes of a company; a branch is its parent, a company in liquidation the same one, and a ship's prefix says no more than a form does. */
export type LegalFormClass =
  | 'limited'
  | 'stock'
  | 'state'
  | 'partnership'
  | 'nonprofit'
  | 'status'
  | 'branch'
  | 'vessel';

/** Forms by the place whose law has them, phrases parted by `|`. */
export type LegalFormsByPlace = Record<string, Partial<Record<LegalFormClass, string>>>;
