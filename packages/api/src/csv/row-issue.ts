import * as v from 'valibot';

/** An error or a warning on a row of a file, by its number: the header is row 1. */
export const RowIssue = v.object({ row: v.number(), message: v.string() });
export type RowIssue = v.InferOutput<typeof RowIssue>;
