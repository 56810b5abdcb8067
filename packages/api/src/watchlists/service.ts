import { listVersion, user, watchlist } from '@tamis/db/schema';
import { desc, eq } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { NotFound } from '../errors.ts';
import { unfinishedOfKind } from '../jobs/unfinished.ts';
import { toIso } from '../wire.ts';
import { type NamedList, presentStatus } from './list-status.ts';
import { FURTHER_LISTS, knownList, listsInUse, requireKnownList } from './registry.ts';
import type { ListStatus, ListVersion, Rejected } from './schema.ts';
import { syncOf } from './sync-queue.ts';
import { versionNumber } from './version-number.ts';
import { type VersionOutline, VERSION_OUTLINE } from './version-rows.ts';

/** The lists that everyone has, imported or not, and the further ones in use, each with its version in force. */
export async function listStatuses(ctx: Ctx): Promise<ListStatus[]> {
  return statuses(ctx, (stored) => {
    const unknown = [...stored.values()].filter((list) => !knownList(list.code));
    return [...listsInUse(stored), ...unknown];
  });
}

/** The lists that may be added by a first file: of further publishers, of politically exposed persons, of debarments, or the institution's own. */
export async function addableLists(ctx: Ctx): Promise<ListStatus[]> {
  return statuses(ctx, (stored) => FURTHER_LISTS.filter(({ code }) => !stored.has(code)));
}

async function statuses(
  ctx: Ctx,
  choose: (stored: ReadonlyMap<string, NamedList>) => readonly NamedList[],
): Promise<ListStatus[]> {
  const rows = await ctx.db.orm
    .select({ watchlist, version: VERSION_OUTLINE, number: versionNumber })
    .from(watchlist)
    .leftJoin(listVersion, eq(listVersion.id, watchlist.currentVersionId));
  const staged = await ctx.db.orm
    .select({
      id: listVersion.id,
      number: versionNumber,
      watchlistId: listVersion.watchlistId,
      reason: listVersion.reason,
    })
    .from(listVersion)
    .where(eq(listVersion.state, 'staged'));
  const stagedOf = new Map(staged.map((version) => [version.watchlistId, version]));
  const running = await unfinishedOfKind(ctx, 'sync');
  const stored = new Map(rows.map((row) => [row.watchlist.code, row]));
  return choose(new Map(rows.map(({ watchlist: list }) => [list.code, list]))).map((list) => {
    const row = stored.get(list.code);
    return presentStatus(ctx, list, {
      ...row,
      staged: row && stagedOf.get(row.watchlist.id),
      runningJobId: running.get(syncOf(list.code)),
    });
  });
}

/** The history of a list, refused files included, newest first. Throws `BadRequest` if there is no such list. */
export async function listVersions(ctx: Ctx, code: string): Promise<ListVersion[]> {
  const [list] = await ctx.db.orm
    .select({ id: watchlist.id })
    .from(watchlist)
    .where(eq(watchlist.code, code.toUpperCase()));
  if (!list) {
    // One that was never imported has no history yet.
    requireKnownList(code);
    return [];
  }
  const rows = await ctx.db.orm
    .select({ version: VERSION_OUTLINE, number: versionNumber, importer: user.fullName })
    .from(listVersion)
    .leftJoin(user, eq(user.id, listVersion.importedBy))
    .where(eq(listVersion.watchlistId, list.id))
    .orderBy(desc(listVersion.id))
    .limit(100);
  return rows.map(({ version, number, importer }) => presentVersion(version, number, importer));
}

/** The first thousand records of a file that could not be read, each with the reason. Throws `NotFound`. */
export async function versionRejects(ctx: Ctx, versionId: number): Promise<Rejected[]> {
  const [version] = await ctx.db.orm
    .select({ rejects: listVersion.rejects })
    .from(listVersion)
    .where(eq(listVersion.id, versionId));
  if (!version) throw new NotFound(`List version ${versionId} not found`);
  return version.rejects;
}

function presentVersion(version: VersionOutline, number: number, importer: string | null): ListVersion {
  const { id, state, reason, format, sha256, publishedAt, source, fileName, decidedBy } = version;
  const { parties, names, bytes, added, changed, removed } = version;
  const importedBy = version.actor ?? importer;
  const facts = { id, number, state, reason, format, sha256, publishedAt, source, fileName, importedBy, decidedBy };
  const counts = { parties, names, bytes, added, changed, removed, rejects: version.rejected };
  return { ...facts, ...counts, importedAt: toIso(version.importedAt) };
}
