import type { Ctx } from '../context.ts';
import { HOUR_MS } from '../durations.ts';
import { withoutQuery } from '../outside/without-query.ts';
import { isoOrNull, toIso } from '../wire.ts';
import { fileDays, oldFileDays } from './old-file.ts';
import { type KnownList, knownList } from './registry.ts';
import type { ListStatus } from './schema.ts';
import { sourceOf } from './sync.ts';
import { syncEvery } from './sync-queue.ts';
import type { ListRow, VersionOutline } from './version-rows.ts';

export type NamedList = Pick<KnownList, 'code' | 'title' | 'kind'>;

/** What is stored of a list: nothing before its first file. */
interface Stored {
  watchlist?: ListRow;
  /** The version in force, with its number. */
  version?: VersionOutline | null;
  number?: number;
  /** The version that waits for a person. */
  staged?: { id: number; number: number; reason: string | null };
  runningJobId?: number;
}

/** A list with its version in force, its freshness, and what is wrong or in progress. */
export function presentStatus(
  { config, now }: Ctx,
  { code, title, kind }: NamedList,
  { watchlist, version, number, staged, runningJobId }: Stored,
): ListStatus {
  const known = knownList(code);
  const maxAge = (known?.maxAgeHours ?? Infinity) * HOUR_MS;
  // A publisher that was asked and had nothing newer leaves the version as good as new.
  const freshAt = Math.max(version?.importedAt ?? 0, watchlist?.checkedAt ?? 0);
  const checkedAt = watchlist && version ? seenAt(version, watchlist) : null;
  const error = watchlist?.lastError ?? null;
  const publishedAt = version?.publishedAt ?? null;
  // An institution's own list has no publisher who could have a newer file.
  const hasPublisher = version && known && kind !== 'own';
  const source = known ? sourceOf(known, watchlist, config.lists.sources) : null;
  return {
    list: code,
    title,
    kind,
    version: version?.id ?? null,
    number: version ? (number ?? null) : null,
    publishedAt,
    importedAt: version ? toIso(version.importedAt) : null,
    parties: version?.parties ?? 0,
    names: version?.names ?? 0,
    added: version?.added ?? 0,
    changed: version?.changed ?? 0,
    removed: version?.removed ?? 0,
    // A time that lies far ahead, from a clock that was put back, proves nothing.
    stale: version ? Math.abs(now() - freshAt) > maxAge : false,
    error,
    failed: error !== null && (!staged || watchlist?.errorVersionId !== staged.id),
    checkedAt: isoOrNull(checkedAt),
    oldFile: checkedAt === null && oldFileDays(publishedAt, now()) !== null,
    undated: Boolean(hasPublisher) && checkedAt === null && publishedAt === null,
    fileDays: fileDays(publishedAt, now()),
    stagedVersion: staged?.id ?? null,
    stagedNumber: staged?.number ?? null,
    stagedReason: staged?.reason ?? null,
    canImport: known !== undefined,
    source: source === null ? null : withoutQuery(source),
    syncEveryHours: known ? syncEvery(known, watchlist, config.lists) : null,
    ownSyncEveryHours: watchlist?.syncEveryHours ?? null,
    runningJobId: runningJobId ?? null,
  };
}

/** When we last saw that the publisher still has this version; null if a person supplied the file and we have not. */
function seenAt({ source, importedAt }: VersionOutline, { checkedAt, validators }: ListRow): number | null {
  const checked = Math.max(importedAt, checkedAt ?? 0);
  if (source !== null) return checked;
  // Supplying the same file again sets checkedAt too; only a fetch leaves validators.
  return validators !== null && checked === checkedAt ? checked : null;
}
