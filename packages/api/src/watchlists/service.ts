import { listVersion, user, watchlist } from '@tamis/db/schema';
import { desc, eq } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { HOUR_MS } from '../durations.ts';
import { NotFound } from '../errors.ts';
import { unfinishedOfKind } from '../jobs/unfinished.ts';
import { isoOrNull, toIso } from '../wire.ts';
import { oldFileDays } from './old-file.ts';
import { FURTHER_LISTS, type KnownList, knownList, listsInUse, requireKnownList } from './registry.ts';
import type { ListStatus, ListVersion, Rejected } from './schema.ts';
import { withoutQuery } from '../outside/without-query.ts';
import { sourceOf } from './sync.ts';
import { syncEvery, syncOf } from './sync-queue.ts';
import { versionNumber } from './version-number.ts';
import { type ListRow, type VersionOutline, VERSION_OUTLINE } from './version-rows.ts';

/** Every list that everyone has, imported or not, and of the further ones those in use, each with its version in force. */
export async function listStatuses(ctx: Ctx): Promise<ListStatus[]> {
  return statuses(ctx, (stored) => {
    const unknown = [...stored.values()].filter((list) => !knownList(list.code));
    return [...listsInUse(stored), ...unknown];
  });
}

/** The lists that may be added by a first file: further publishers, politically exposed persons, debarments, one's own. */
export async function addableLists(ctx: Ctx): Promise<ListStatus[]> {
  return statuses(ctx, (stored) => FURTHER_LISTS.filter(({ code }) => !stored.has(code)));
}

type NamedList = Pick<KnownList, 'code' | 'title' | 'kind'>;

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
    const version = row?.version;
    const waiting = row && stagedOf.get(row.watchlist.id);
    const known = knownList(list.code);
    const maxAge = (known?.maxAgeHours ?? Infinity) * HOUR_MS;
    // A publisher that was asked and had nothing newer leaves the version as good as new.
    const freshAt = Math.max(version?.importedAt ?? 0, row?.watchlist.checkedAt ?? 0);
    const checkedAt = row && version ? seenAt(version, row.watchlist) : null;
    const error = row?.watchlist.lastError ?? null;
    const source = known ? sourceOf(known, row?.watchlist, ctx.config.lists.sources) : null;
    return {
      list: list.code,
      title: list.title,
      kind: list.kind,
      version: version?.id ?? null,
      number: version ? (row?.number ?? null) : null,
      publishedAt: version?.publishedAt ?? null,
      importedAt: version ? toIso(version.importedAt) : null,
      parties: version?.parties ?? 0,
      names: version?.names ?? 0,
      added: version?.added ?? 0,
      changed: version?.changed ?? 0,
      removed: version?.removed ?? 0,
      stale: version ? ctx.now() - freshAt > maxAge : false,
      error,
      failed: error !== null && (!waiting || row.watchlist.errorVersionId !== waiting.id),
      checkedAt: isoOrNull(checkedAt),
      oldFile: checkedAt === null && oldFileDays(version?.publishedAt ?? null, ctx.now()) !== null,
      stagedVersion: waiting?.id ?? null,
      stagedNumber: waiting?.number ?? null,
      stagedReason: waiting?.reason ?? null,
      canImport: known !== undefined,
      source: source === null ? null : withoutQuery(source),
      syncEveryHours: known ? syncEvery(known, row?.watchlist, ctx.config.lists) : null,
      ownSyncEveryHours: row?.watchlist.syncEveryHours ?? null,
      runningJobId: running.get(syncOf(list.code)) ?? null,
    };
  });
}

/** The history of a list, refused files included, newest first. Throws BadRequest when there is no such list. */
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

/** The records of a file that could not be read, each with its reason: the first thousand. Throws NotFound. */
export async function versionRejects(ctx: Ctx, versionId: number): Promise<Rejected[]> {
  const [version] = await ctx.db.orm
    .select({ rejects: listVersion.rejects })
    .from(listVersion)
    .where(eq(listVersion.id, versionId));
  if (!version) throw new NotFound(`List version ${versionId} not found`);
  return version.rejects;
}

/** When the publisher had this version last, as far as we have asked it; null where somebody brought the file. */
function seenAt({ source, importedAt }: VersionOutline, { checkedAt, validators }: ListRow): number | null {
  const looked = Math.max(importedAt, checkedAt ?? 0);
  if (source !== null) return looked;
  // The same file brought once more is looked at too; only a fetch leaves validators.
  return validators !== null && looked === checkedAt ? looked : null;
}

function presentVersion(version: VersionOutline, number: number, importer: string | null): ListVersion {
  const { id, state, reason, format, sha256, publishedAt, source, fileName, decidedBy } = version;
  const { parties, names, bytes, added, changed, removed } = version;
  const importedBy = version.actor ?? importer;
  const facts = { id, number, state, reason, format, sha256, publishedAt, source, fileName, importedBy, decidedBy };
  const counts = { parties, names, bytes, added, changed, removed, rejects: version.rejected };
  return { ...facts, ...counts, importedAt: toIso(version.importedAt) };
}
