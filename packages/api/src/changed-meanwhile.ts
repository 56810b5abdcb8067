import { Conflict } from './errors.ts';

/** Why an edit is refused that would overwrite what its author has not seen. */
export const changedMeanwhile = (field: string): Conflict =>
  new Conflict(
    `The ${field} has changed since this form was opened, and nothing was saved. Close the form, look at what is there now, and open it again: what you typed is kept.`,
  );
