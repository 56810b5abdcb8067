import * as v from 'valibot';
import { MAX_NAME, id, isoTime, page } from '../wire.ts';

export const ReportFormat = v.pipe(v.picklist(['html', 'pdf']), v.description('A page, or a PDF'));

export const ListReports = v.strictObject({
  format: v.optional(ReportFormat),
  /** Only reports on entities with this name or a part of it, in any script. */
  name: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(MAX_NAME))),
  ...page,
});
export type ListReports = v.InferOutput<typeof ListReports>;

export const Report = v.object({
  id,
  entity: v.object({ id, name: v.string() }),
  format: ReportFormat,
  sha256: v.string(),
  createdBy: v.nullable(v.string()),
  createdAt: isoTime,
});
export type Report = v.InferOutput<typeof Report>;
