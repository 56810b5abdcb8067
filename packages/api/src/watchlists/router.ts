import { OWN_LIST_TEMPLATE } from '@tamis/screening/lists/own-list';
import * as v from 'valibot';
import { procedureFor, router } from '../trpc.ts';
import { id } from '../wire.ts';
import {
  ChangesInput,
  DecideStaged,
  ImportFile,
  ListName,
  RejectsInput,
  SyncSettings,
  VersionsInput,
} from './schema.ts';
import { versionChanges } from './version-changes.ts';
import { listedPartyRecord } from './listed-party.ts';
import { changeSyncSettings } from './sync-settings.ts';
import * as service from './service.ts';
import * as requests from './requests.ts';

export const listsRouter = router({
  status: procedureFor('lists.read').query(({ ctx }) => service.listStatuses(ctx)),
  addable: procedureFor('lists.import').query(({ ctx }) => service.addableLists(ctx)),
  ownTemplate: procedureFor('lists.read').query(() => OWN_LIST_TEMPLATE),
  versions: procedureFor('lists.read')
    .input(VersionsInput)
    .query(({ ctx, input }) => service.listVersions(ctx, input.list)),
  rejects: procedureFor('lists.read')
    .input(RejectsInput)
    .query(({ ctx, input }) => service.versionRejects(ctx, input.versionId)),
  changes: procedureFor('lists.read')
    .input(ChangesInput)
    .query(({ ctx, input }) => versionChanges(ctx, input)),
  party: procedureFor('lists.read')
    .input(v.strictObject({ id }))
    .query(({ ctx, input }) => listedPartyRecord(ctx, input.id)),
  import: procedureFor('lists.import')
    .input(ImportFile)
    .mutation(({ ctx, input }) => requests.importFile(ctx, input)),
  sync: procedureFor('lists.import')
    .input(ListName)
    .mutation(({ ctx, input }) => requests.syncNow(ctx, input.list)),
  accept: procedureFor('lists.import')
    .input(DecideStaged)
    .mutation(({ ctx, input }) => requests.accept(ctx, input)),
  reject: procedureFor('lists.import')
    .input(DecideStaged)
    .mutation(({ ctx, input }) => requests.reject(ctx, input)),
  settings: procedureFor('lists.import')
    .input(SyncSettings)
    .mutation(({ ctx, input }) => changeSyncSettings(ctx, input)),
});
