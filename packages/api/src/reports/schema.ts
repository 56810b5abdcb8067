import * as v from 'valibot';
import { id, isoTime } from '../wire.ts';

export const ReportFormat = v.pipe(v.picklist(['html', 'pdf']), v.description('A page, or a PDF'));
export const Report = v.object({
  id,
  entity: v.object({ id, name: v.string() }),
  format: ReportFormat,
  sha256: v.string(),
  createdBy: v.nullable(v.string()),
  createdAt: isoTime,
});
export type Report = v.InferOutput<typeof Report>;
