import type { Statement } from '@tamis/db/db';
import { indexSegment, partyRevision } from '@tamis/db/schema';
import { type IndexedParty, type ListedParty, buildIndexInSteps } from '@tamis/screening';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { stepsInTurns } from '../turns.ts';
import type { PartyText } from './party-text.ts';
import { isInForce } from './revision-in-force.ts';

const CHUNK_BYTES = 1024 * 1024;
/** Rows read at a time while an index is built: the longest have 3 KB, and what crosses to a thread is copied. */
const PAGE = 200;

/** Which revisions of a list: those in force in a version, or what it added or changed. */
interface Wanted {
  watchlistId: number;
  versionId: number;
  changesOnly?: boolean;
  /** Of what it added or changed, only what is in force in this version, which is a later one, too. */
  stillIn?: number | undefined;
}

/** All parties of a version, or what it added or changed, page by page. */
export async function* partyTexts(
  ctx: Ctx,
  { watchlistId, versionId, changesOnly = false, stillIn = versionId }: Wanted,
): AsyncGenerator<PartyText[]> {
  const wanted = and(
    eq(partyRevision.watchlistId, watchlistId),
    isInForce(changesOnly ? stillIn : versionId),
    changesOnly ? eq(partyRevision.fromVersion, versionId) : undefined,
  );
  for (let after = 0; ;) {
    const rows = await ctx.db.orm
      .select({ id: partyRevision.partyId, revision: partyRevision.id, json: sql<string>`${partyRevision.data}` })
      .from(partyRevision)
      .where(and(wanted, gt(partyRevision.id, after)))
      .orderBy(asc(partyRevision.id))
      .limit(PAGE);
    yield rows.map(({ id, json }) => ({ id, json }));
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = last.revision;
    await ctx.breathe();
  }
}

const indexedParty = ({ id, json }: PartyText): IndexedParty => ({ id, party: JSON.parse(json) as ListedParty });

/** Builds an index: in a thread where the host has one, else giving way to other requests between steps. */
export async function buildSegment(
  ctx: Pick<Ctx, 'buildIndex' | 'breathe'>,
  pages: AsyncIterable<readonly PartyText[]>,
  onStep?: (done: number, total: number) => void,
): Promise<Uint8Array> {
  if (ctx.buildIndex) return ctx.buildIndex(pages, onStep);
  const texts: PartyText[] = [];
  for await (const page of pages) texts.push(...page);
  return stepsInTurns(buildIndexInSteps(texts.map(indexedParty)), ctx.breathe, ({ done, total }) =>
    onStep?.(done, total),
  );
}

/** How many chunks a segment is stored in. */
export const chunksOf = (bytes: Uint8Array): number => Math.max(1, Math.ceil(bytes.byteLength / CHUNK_BYTES));

/** The statements that store a segment, one per chunk, so that each can be a small batch; hashed on demand. */
export function* segmentStatements(ctx: Ctx, listVersionId: number, bytes: Uint8Array): Generator<Statement> {
  const chunks = chunksOf(bytes);
  for (let chunk = 0; chunk < chunks; chunk += 1) {
    const part = bytes.subarray(chunk * CHUNK_BYTES, (chunk + 1) * CHUNK_BYTES);
    yield ctx.db.orm
      .insert(indexSegment)
      .values({ listVersionId, chunk, chunks, sha256: ctx.createHash().update(part).hex(), bytes: part });
  }
}

/** Segments of versions of this list that are not in force: they can be built again from the revisions. */
export function dropOtherSegments(watchlistId: number, keep: number): Statement {
  return sql`delete from ${indexSegment} where list_version_id <> ${keep} and list_version_id in (select id from list_version where watchlist_id = ${watchlistId})`;
}
