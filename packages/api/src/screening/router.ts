import * as v from 'valibot';
import { procedureFor, router } from '../trpc.ts';
import { id, page } from '../wire.ts';
import { ListScreenings } from './certificate-schema.ts';
import * as certificates from './certificates.ts';
import * as decisions from './decisions.ts';
import { earlierDecisions } from './earlier-decisions.ts';
import { lastScreening } from './last-screening.ts';
import { replayScreening } from './replay.ts';
import { samePartyMatches } from './same-party.ts';
import {
  ApproveMatches,
  ConfirmMatches,
  DismissMatches,
  ListMatches,
  ReturnMatches,
  CertifyQuery,
  ScreenRequest,
  UndoDecisions,
} from './schema.ts';
import { screenNames } from './screen-names.ts';
import { listMatches, listQueue, queueRow } from './match-queue.ts';

export const matchesRouter = router({
  list: procedureFor('matches.read')
    .input(ListMatches)
    .query(({ ctx, input }) => listMatches(ctx, input)),
  queue: procedureFor('matches.read')
    .input(ListMatches)
    .query(({ ctx, input }) => listQueue(ctx, input)),
  row: procedureFor('matches.read')
    .input(v.strictObject({ id }))
    .query(({ ctx, input }) => queueRow(ctx, input.id)),
  earlier: procedureFor('matches.read')
    .input(v.strictObject({ id }))
    .query(({ ctx, input }) => earlierDecisions(ctx, input.id)),
  sameParty: procedureFor('matches.read')
    .input(v.strictObject({ id }))
    .query(({ ctx, input }) => samePartyMatches(ctx, input.id)),
  confirm: procedureFor('matches.decide')
    .input(ConfirmMatches)
    .mutation(({ ctx, input }) => decisions.confirmMatches(ctx, input)),
  dismiss: procedureFor('matches.decide')
    .input(DismissMatches)
    .mutation(({ ctx, input }) => decisions.dismissMatches(ctx, input)),
  undo: procedureFor('matches.decide')
    .input(UndoDecisions)
    .mutation(({ ctx, input }) => decisions.undoDecisions(ctx, input.matchIds, input.reason)),
  approve: procedureFor('matches.decide')
    .input(ApproveMatches)
    .mutation(({ ctx, input }) => decisions.approveMatches(ctx, input)),
  return: procedureFor('matches.decide')
    .input(ReturnMatches)
    .mutation(({ ctx, input }) => decisions.returnMatches(ctx, input)),
});

export const screeningRouter = router({
  get: procedureFor('entities.read')
    .input(v.strictObject({ id }))
    .query(({ ctx, input }) => certificates.getCertificate(ctx, input.id)),
  list: procedureFor('entities.read')
    .input(v.strictObject({ entityId: id, ...page }))
    .query(({ ctx, input }) => certificates.certificatesOf(ctx, input)),
  recorded: procedureFor('entities.read')
    .input(ListScreenings)
    .query(({ ctx, input }) => certificates.listCertificates(ctx, input)),
  replay: procedureFor('entities.read')
    .input(v.strictObject({ id }))
    .query(({ ctx, input }) => replayScreening(ctx, input.id)),
  last: procedureFor('entities.read')
    .input(v.strictObject({ entityId: id }))
    .query(({ ctx, input }) => lastScreening(ctx, input.entityId)),
  certify: procedureFor('screening.record')
    .input(CertifyQuery)
    .mutation(({ ctx, input }) => certificates.certifyName(ctx, input)),
  names: procedureFor('matches.read')
    .input(ScreenRequest)
    .mutation(({ ctx, input }) => screenNames(ctx, input)),
});
