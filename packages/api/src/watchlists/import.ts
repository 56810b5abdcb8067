import { writeInTurn } from '@tamis/db/db';
import { indexSegment, listVersion, watchlist } from '@tamis/db/schema';
import { and, eq } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { BadRequest, Conflict, Unauthorized } from '../errors.ts';
import type { Progress } from '../jobs/schema.ts';
import { type Lease, LeaseLost, isFree, takeLease } from '../lease.ts';
import { type KnownList, requireKnownList } from './registry.ts';
import { ListRefused } from './list-refused.ts';
import { clearStaging, flip, forgetVersion, refuse, stage, startVersion, supersedeStaged } from './list-version.ts';
import { doubtOf, doubtText } from './doubt.ts';
import { type PartyToStore, partyReader } from './read-parties.ts';
import type { ImportResult } from './schema.ts';
import { versionNumberOf } from './version-number.ts';
import { buildSegment, chunksOf, partyTexts, segmentStatements } from './segments.ts';
import { VersionDiff, revisionsInForce } from './version-diff.ts';
import { type ListRow, type Source, ensureList, rejectedBy, stagedVersion, versionRow } from './version-rows.ts';

interface ImportInput {
  list: string;
  /** The publisher's file, plain or as gzip or zip. */
  stream: ReadableStream<Uint8Array>;
  /** The address that the file was fetched from. */
  source?: string;
  /** The name of a file that a person supplied. */
  fileName?: string | undefined;
  /** Whether a person has said that the list may shrink. */
  acceptShrink?: boolean;
  onProgress?: (progress: Progress) => void;
  /** Aborts the import; the version in force stays. */
  signal?: AbortSignal;
}

/** Imports a published file. Throws `BadRequest` with one sentence if it is refused; the version in force then stays. */
export async function importList(ctx: Ctx, input: ImportInput): Promise<ImportResult> {
  const known = requireKnownList(input.list);
  return importParties(ctx, known, input, async (take) => {
    let read = 0;
    const rejects: Source['rejects'] = [];
    const readParties = ctx.readParties ?? partyReader(ctx.createHash);
    const summary = await readParties(input.stream, {
      expected: known.code.toLowerCase(),
      kind: known.kind,
      onBatch: async (batch) => {
        await take(batch.parties);
        rejects.push(...batch.rejects.slice(0, MAX_REJECTS - rejects.length));
        read += batch.parties.length;
        input.onProgress?.({ phase: 'read', done: read, total: null });
      },
    });
    return { ...summary, rejects };
  });
}

/** Rejected records kept with a version; a file with more is not worth reading row by row. */
const MAX_REJECTS = 1_000;

type Take = (parties: readonly PartyToStore[]) => Promise<void>;

type ImportOptions = Pick<ImportInput, 'source' | 'fileName' | 'acceptShrink' | 'onProgress' | 'signal'>;

/**
 * Prepares a new version of a list beside the one in force, then flips to it in one batch. Revisions of the new version have
 * its id from the start, and readers look only at the version in force, so nobody ever sees half a list. A killed process
 * leaves a `staging` version, which `clearCutOffImports` or the next import removes. A doubtful file is staged: it waits for a
 * person. A file that is already in force, or waits already, makes no new version.
 */
export async function importParties(
  ctx: Ctx,
  known: KnownList,
  options: ImportOptions,
  read: (take: Take) => Promise<Source>,
): Promise<ImportResult> {
  return withListLease(ctx, known, async (list, lease) => {
    await clearStaging(ctx, list.id);
    const versionId = await startVersion(ctx, list, options);
    const signal = options.signal ? AbortSignal.any([options.signal, lease.signal]) : lease.signal;
    try {
      return await prepareAndFlip(ctx, list, { ...options, versionId, signal }, read);
    } catch (error) {
      const refused = error instanceof ListRefused;
      const isForPeople = refused || error instanceof Conflict || error instanceof Unauthorized;
      const reason = isForPeople ? error.message : 'The import was interrupted by an internal error.';
      // The outcome is recorded even if the person's access has ended in the meantime.
      const recording = { ...ctx, admission: undefined };
      // A person sees at once that their file is refused; it does not make a list in force look broken.
      const isShown = options.source !== undefined || list.currentVersionId === null;
      // A file that a person has rejected is in the history already.
      if (refused && error.code === 'rejected')
        await forgetVersion(recording, { list, versionId, error: reason, isShown });
      // The server that took over clears this version; a staging version may be its own by now.
      else if (!(error instanceof LeaseLost)) await refuse(recording, { listId: list.id, versionId, reason, isShown });
      throw refused ? new BadRequest(reason, error) : error;
    }
  });
}

/** Clears and records imports that were cut off when their server ended. A running import holds the lease of its list. */
export async function clearCutOffImports(ctx: Ctx): Promise<void> {
  const left = await ctx.db.orm
    .selectDistinct({ id: watchlist.id })
    .from(listVersion)
    .innerJoin(watchlist, eq(watchlist.id, listVersion.watchlistId))
    .where(and(eq(listVersion.state, 'staging'), isFree(watchlist, ctx.now())));
  for (const { id } of left) {
    const lease = await takeLease(ctx, watchlist, id);
    if (lease === null) continue;
    try {
      await clearStaging(ctx, id);
    } finally {
      await lease.release();
    }
  }
}

/** Lets one change of a list's versions happen at a time, across processes; `work` gets the list as it is then. */
export async function withListLease<T>(
  ctx: Ctx,
  known: KnownList,
  work: (list: ListRow, lease: Lease) => Promise<T>,
): Promise<T> {
  const { id } = await ensureList(ctx, known);
  const lease = await takeLease(ctx, watchlist, id);
  if (lease === null) throw new Conflict(`An import of ${known.code} is running. Wait for it to end.`);
  try {
    return await work(await ensureList(ctx, known), lease);
  } finally {
    await lease.release();
  }
}

async function prepareAndFlip(
  ctx: Ctx,
  list: ListRow,
  { versionId, acceptShrink = false, onProgress, signal }: ImportOptions & { versionId: number },
  read: (take: Take) => Promise<Source>,
): Promise<ImportResult> {
  const before = await versionRow(ctx, list.currentVersionId);
  const diff = new VersionDiff(ctx, list.id, versionId, await revisionsInForce(ctx, list));
  const source = await read((parties) => {
    signal?.throwIfAborted();
    return diff.take(parties);
  });
  const { sha256 } = source;
  if (before?.sha256 === sha256 && diff.isSame) {
    await forgetVersion(ctx, { list, versionId, error: null });
    const counts = { added: 0, changed: 0, removed: 0 };
    return importResult(ctx, list, source, { outcome: 'unchanged', version: before.id, counts });
  }
  const rejecter = await rejectedBy(ctx, list.id, sha256);
  if (rejecter !== null) throw new ListRefused('rejected', `This is the file that ${rejecter} has rejected.`);
  const { countBefore, missing } = diff;
  const doubt = doubtOf({ list, source, before, countBefore, missing, acceptShrink });
  const reason = doubt && doubtText(doubt);
  const waiting = await stagedVersion(ctx, list.id);
  if (reason !== null && waiting?.sha256 === sha256) {
    // The waiting version stays: a person may have looked at it already.
    await forgetVersion(ctx, { list, versionId, error: reason, stagedVersionId: waiting.id });
    return importResult(ctx, list, source, { outcome: 'staged', version: waiting.id, counts: waiting, reason });
  }
  // Before the revisions that this version ends are marked: the waiting version has marked them as its own.
  await supersedeStaged(ctx, list.id, { versionId, sha256 });
  const removed = await diff.finish();
  const counts = { added: diff.added, changed: diff.changed, removed };
  if (doubt !== null) {
    await stage(ctx, { list, versionId, source, counts, doubt });
    return importResult(ctx, list, source, { outcome: 'staged', version: versionId, counts, reason });
  }
  ctx.index.prepare(versionId, await storeIndex(ctx, list.id, versionId, onProgress));
  signal?.throwIfAborted();
  const jobId = await flip(ctx, { list, versionId, source, counts });
  return importResult(ctx, list, source, { outcome: 'accepted', version: versionId, counts, jobId });
}

type Counts = Pick<ImportResult, 'added' | 'changed' | 'removed'>;

/** The outcome of a file that was read completely, or of a staged version. */
export async function importResult(
  ctx: Ctx,
  { code, title }: ListRow,
  source: Omit<Source, 'bytes'>,
  given: Pick<ImportResult, 'outcome' | 'version'> &
    Partial<Pick<ImportResult, 'reason' | 'jobId'>> & { counts: Counts },
): Promise<ImportResult> {
  const { format, publishedAt = null, sha256, parties, names, rejected, rejects, notes = [] } = source;
  const { outcome, version, counts, reason = null, jobId = null } = given;
  const { added, changed, removed } = counts;
  const number = await versionNumberOf(ctx, version);
  const read = { format, publishedAt, sha256, parties, names, rejected, rejects, notes };
  return { list: code, title, outcome, reason, version, number, ...read, added, changed, removed, jobId };
}

/**
 * Builds the index of a version and stores it in chunks, each in a small batch. Chunks that were stored before are removed
 * first. Returns its bytes.
 */
export async function storeIndex(
  ctx: Ctx,
  watchlistId: number,
  versionId: number,
  onProgress?: ImportInput['onProgress'],
): Promise<Uint8Array> {
  const bytes = await buildSegment(ctx, partyTexts(ctx, { watchlistId, versionId }), (done, total) =>
    onProgress?.({ phase: 'index', done, total }),
  );
  let done = 0;
  const clear = ctx.db.orm.delete(indexSegment).where(eq(indexSegment.listVersionId, versionId));
  for (const statement of segmentStatements(ctx, versionId, bytes)) {
    onProgress?.({ phase: 'store', done, total: chunksOf(bytes) });
    await writeInTurn(ctx.db, done === 0 ? [clear, statement] : [statement]);
    done += 1;
    await ctx.breathe();
  }
  return bytes;
}
