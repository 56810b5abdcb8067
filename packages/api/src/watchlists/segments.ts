import type { Statement } from '@tamis/db/db';
import { indexSegment, partyRevision } from '@tamis/db/schema';
import { type IndexedParty, buildIndexInSteps } from '@tamis/screening';
import { and, asc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { Ctx } from '../context.ts';

const CHUNK_BYTES = 1024 * 1024;
/** Rows read at a time while an index is built. */
const PAGE = 2_000;

/** The revisions of a list that are in force in a version. */
export function inForce(watchlistId: number, versionId: number) {
  return and(
    eq(partyRevision.watchlistId, watchlistId),
    lte(partyRevision.fromVersion, versionId),
    or(isNull(partyRevision.toVersion), gt(partyRevision.toVersion, versionId)),
  );
}

/** All parties of a version, read in pages. */
export async function readParties(ctx: Ctx, watchlistId: number, versionId: number): Promise<IndexedParty[]> {
  const parties: IndexedParty[] = [];
  for (let after = 0; ;) {
    const rows = await ctx.db.orm
      .select({ id: partyRevision.partyId, revision: partyRevision.id, party: partyRevision.data })
      .from(partyRevision)
      .where(and(inForce(watchlistId, versionId), gt(partyRevision.id, after)))
      .orderBy(asc(partyRevision.id))
      .limit(PAGE);
    for (const { id, party } of rows) parties.push({ id, party });
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return parties;
    after = last.revision;
    await ctx.breathe();
  }
}

/** What a version added or changed. */
export async function readChangedParties(ctx: Ctx, watchlistId: number, versionId: number): Promise<IndexedParty[]> {
  return ctx.db.orm
    .select({ id: partyRevision.partyId, party: partyRevision.data })
    .from(partyRevision)
    .where(and(eq(partyRevision.watchlistId, watchlistId), eq(partyRevision.fromVersion, versionId)));
}

/** Builds an index, giving way to other requests between steps. */
export async function buildSegment(
  ctx: Ctx,
  parties: Iterable<IndexedParty>,
  onStep?: (done: number, total: number) => void,
): Promise<Uint8Array> {
  const steps = buildIndexInSteps(parties);
  let started = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - started > 15) {
      onStep?.(step.value.done, step.value.total);
      await ctx.breathe();
      started = performance.now();
    }
  }
}

/** The statements that store a segment, one a chunk, so that each can be its own small batch. */
export function segmentStatements(ctx: Ctx, listVersionId: number, bytes: Uint8Array): Statement[] {
  const chunks = Math.max(1, Math.ceil(bytes.byteLength / CHUNK_BYTES));
  return Array.from({ length: chunks }, (_, chunk) => {
    const part = bytes.subarray(chunk * CHUNK_BYTES, (chunk + 1) * CHUNK_BYTES);
    return ctx.db.orm
      .insert(indexSegment)
      .values({ listVersionId, chunk, chunks, sha256: ctx.createHash().update(part).hex(), bytes: part });
  });
}

/** Segments of versions of this list that are not in force: they can be built again from the revisions. */
export function dropOtherSegments(watchlistId: number, keep: number): Statement {
  return sql`delete from ${indexSegment} where list_version_id <> ${keep} and list_version_id in (select id from list_version where watchlist_id = ${watchlistId})`;
}
