import { Conflict } from './errors.ts';

/** The refusal of an edit that would overwrite something its author has not seen. */
export const changedMeanwhile = (field: string): Conflict =>
  new Conflict(
    `The ${field} has changed since this form was opened, and nothing was saved. Close the form, look at what is there now, and open it again: what you typed is kept.`,
  );

/**
 * Throws `Conflict` if a change overwrites a field that no longer has the value that was `read`. `words` names the fields to
 * check, each as its form calls it.
 */
export function assertAsRead<Fields extends object>(
  before: Fields,
  after: Fields,
  read: Partial<Fields>,
  words: Partial<Record<keyof Fields, string>>,
): void {
  for (const field of Object.keys(words) as (keyof Fields)[]) {
    const isRead = !(field in read) || read[field] === before[field];
    if (!isRead && after[field] !== before[field]) throw changedMeanwhile(words[field]!);
  }
}
