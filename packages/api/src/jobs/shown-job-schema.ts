import * as v from 'valibot';
import { RowIssue } from '../csv/row-issue.ts';
import { Job } from './schema.ts';

/** Faulty rows, and rows with a warning, that are kept of an upload; all are counted. */
export const MAX_ISSUES_KEPT = 1_000;

/** The result of an upload. */
export const Upload = v.object({
  fileName: v.string(),
  imported: v.number(),
  refused: v.pipe(v.number(), v.description('Rows that were skipped')),
  warned: v.pipe(v.number(), v.description('Warnings about rows that were imported, and about columns that were not')),
  isReading: v.pipe(v.boolean(), v.description('Whether more rows are to come')),
  fault: v.pipe(v.nullable(v.string()), v.description('Why the file was not read to its end')),
});
export type Upload = v.InferOutput<typeof Upload>;

/** A job and, for an upload, the result of its file. */
export const ListedJob = v.object({ ...Job.entries, upload: v.nullable(Upload) });
export type ListedJob = v.InferOutput<typeof ListedJob>;

const issues = (what: string) =>
  v.pipe(
    v.array(RowIssue),
    v.description(`${what}, by their number in the file (the header is row 1); the first ${MAX_ISSUES_KEPT}`),
  );

/** The same with the faulty rows. */
export const WholeJob = v.object({
  ...Job.entries,
  upload: v.nullable(
    v.object({
      ...Upload.entries,
      errors: issues('The rows that were skipped and why'),
      warnings: issues('What is doubtful about other rows, or was not imported from them'),
    }),
  ),
});
export type WholeJob = v.InferOutput<typeof WholeJob>;
