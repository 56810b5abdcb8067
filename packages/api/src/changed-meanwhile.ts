import { Conflict } from './errors.ts';

/** Why an edit is refused that would overwrite what its author has not seen. */
export const changedMeanwhile = (field: string): Conflict =>
  new Conflict(
    `The ${field} has changed since this form was opened, and nothing was saved. Close the form, look at what is there now, and open it again: what you typed is kept.`,
  );

/**
 * Throws `Conflict` where a change overwrites a field that is not any more what it was `read` as; `words` are the fields that
 * are held so, each as its form calls it.
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
