import { procedureFor, router } from '../trpc.ts';
import { alteredRecords } from './altered-records.ts';
import { noteExport } from './export.ts';
import { ListAudit, NoteExport } from './schema.ts';
import * as service from './service.ts';
import { checkpointState } from './take-checkpoint.ts';

export const auditRouter = router({
  list: procedureFor('audit.read')
    .input(ListAudit)
    .query(({ ctx, input }) => service.listEvents(ctx, input)),
  noteExport: procedureFor('entities.read')
    .input(NoteExport)
    .mutation(({ ctx, input }) => noteExport(ctx, input)),
  choices: procedureFor('audit.read').query(({ ctx }) => service.choices(ctx)),
  /** Keeps one to find out whether any can be kept: a person who may read the log may have it proved. */
  checkpoint: procedureFor('audit.read').mutation(({ ctx }) => checkpointState(ctx)),
  verify: procedureFor('audit.read').query(async ({ ctx }) => {
    const found = await service.verify(ctx, await ctx.checkpoints?.read());
    return { ...found, altered: found.ok ? await alteredRecords(ctx, { inFull: false }) : [] };
  }),
});
