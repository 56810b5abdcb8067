import { countryCode } from '@tamis/screening/lists/countries';
import { yearsOfText } from '@tamis/screening/matching/dates';
import * as v from 'valibot';
import { procedureFor, router } from '../trpc.ts';
import { id } from '../wire.ts';
import { csvFile } from '../csv/csv-file.ts';
import { CSV_TEMPLATE } from './csv-columns.ts';
import { ListEntities, NewEntity, Rescreen, UpdateEntity } from './schema.ts';
import { rescreenEntities } from './screen-again.ts';
import * as service from './service.ts';
import * as list from './entity-list.ts';
import { uploadEntities } from './upload.ts';

export const entitiesRouter = router({
  list: procedureFor('entities.read')
    .input(ListEntities)
    .query(({ ctx, input }) => list.listEntities(ctx, input)),
  counts: procedureFor('entities.read').query(({ ctx }) => list.countTabs(ctx)),
  get: procedureFor('entities.read')
    .input(v.strictObject({ id }))
    .query(({ ctx, input }) => service.getEntity(ctx, input.id)),
  create: procedureFor('entities.write')
    .input(NewEntity)
    .mutation(({ ctx, input }) => service.createEntity(ctx, input)),
  update: procedureFor('entities.write')
    .input(UpdateEntity)
    .mutation(({ ctx, input }) => service.updateEntity(ctx, input.entityId, input.change, input.read)),
  rescreen: procedureFor('entities.write')
    .input(Rescreen)
    .mutation(({ ctx, input }) => rescreenEntities(ctx, input.entityIds)),
  upload: procedureFor('entities.write')
    .input(v.strictObject({ file: csvFile }))
    .mutation(({ ctx, input }) => uploadEntities(ctx, input.file)),
  /** Whether a country can be compared as it is written: one that may be two ('Korea') cannot. */
  isCountryKnown: procedureFor('entities.read')
    .input(v.strictObject({ country: v.pipe(v.string(), v.maxLength(200)) }))
    .query(({ input }) => countryCode(input.country) !== ''),
  /** Whether a date can be compared as it is written: one of no calendar, or without a year, cannot. */
  isDateRead: procedureFor('entities.read')
    .input(v.strictObject({ date: v.pipe(v.string(), v.maxLength(500)) }))
    .query(({ input }) => yearsOfText(input.date, []).length > 0),
  csvTemplate: procedureFor('entities.read').query(() => CSV_TEMPLATE),
});
