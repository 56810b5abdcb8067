import * as v from 'valibot';
import { csvFile } from '../csv/csv-file.ts';
import { procedureFor, router } from '../trpc.ts';
import { id } from '../wire.ts';
import { OWNERS_TEMPLATE } from './csv-row.ts';
import { ownershipOf } from './ownership-of.ts';
import { ChangeLink, NewLink, OwnershipOf } from './schema.ts';
import * as service from './service.ts';
import { uploadOwners } from './upload.ts';

export const ownershipRouter = router({
  of: procedureFor('ownership.read')
    .input(OwnershipOf)
    .query(({ ctx, input }) => ownershipOf(ctx, input)),
  add: procedureFor('ownership.write')
    .input(NewLink)
    .mutation(({ ctx, input }) => service.addLink(ctx, input)),
  change: procedureFor('ownership.write')
    .input(ChangeLink)
    .mutation(({ ctx, input }) => service.changeLink(ctx, input.linkId, input.change, input.read)),
  remove: procedureFor('ownership.write')
    .input(v.strictObject({ linkId: id }))
    .mutation(({ ctx, input }) => service.removeLink(ctx, input.linkId)),
  upload: procedureFor('ownership.write')
    .input(v.strictObject({ file: csvFile }))
    .mutation(({ ctx, input }) => uploadOwners(ctx, input.file)),
  csvTemplate: procedureFor('ownership.read').query(() => OWNERS_TEMPLATE),
});
