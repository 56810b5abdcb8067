import * as v from 'valibot';
import { procedureFor, router } from '../trpc.ts';
import { id } from '../wire.ts';
import { ListReports, ReportFormat } from './schema.ts';
import * as service from './service.ts';

export const reportsRouter = router({
  list: procedureFor('reports.read')
    .input(ListReports)
    .query(({ ctx, input }) => service.listReports(ctx, input)),
  /** Makes, records and returns a report: `{ id, format, fileName, bytes }`. */
  create: procedureFor('reports.create')
    .input(v.strictObject({ entityId: id, format: ReportFormat }))
    .mutation(({ ctx, input }) => service.createReport(ctx, input)),
  /** The stored bytes of a report. */
  file: procedureFor('reports.read')
    .input(v.strictObject({ id }))
    .query(({ ctx, input }) => service.reportFile(ctx, input.id)),
});
