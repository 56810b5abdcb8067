/**
 * The legal class of a company. A branch is the same as its parent, a company in liquidation is the same company, and a
 * ship's prefix carries no more information than a form.
 */
export type LegalFormClass =
  | 'limited'
  | 'stock'
  | 'state'
  | 'partnership'
  | 'nonprofit'
  | 'status'
  | 'branch'
  | 'vessel';

/** Forms by the place whose law defines them, phrases separated by `|`. */
export type LegalFormsByPlace = Record<string, Partial<Record<LegalFormClass, string>>>;
