import { inIds } from '@tamis/db/db';
import { listVersion } from '@tamis/db/schema';
import { eq, sql } from 'drizzle-orm';
import type { Ctx } from '../context.ts';

/**
 * Which version of its list one is, as people read it: the first file of each list is version 1. Versions are stored and
 * referred to by an id that all lists share. Every file counts, refused ones too: they stand in the list's history.
 */
export const versionNumber = sql<number>`(
  select count(*) from list_version earlier
  where earlier.watchlist_id = list_version.watchlist_id and earlier.id <= list_version.id
)`;

/** The number of a version within its list. */
export async function versionNumberOf(ctx: Pick<Ctx, 'db'>, versionId: number): Promise<number> {
  const [row] = await ctx.db.orm
    .select({ number: versionNumber })
    .from(listVersion)
    .where(eq(listVersion.id, versionId));
  return row?.number ?? 0;
}

/** A version as sentences and pages name it. */
export interface NumberedVersion {
  id: number;
  number: number;
  publishedAt: string | null;
  importedAt: number;
}

/** Versions by their ids; an id without one is left out. */
export async function numberedVersions(
  ctx: Pick<Ctx, 'db'>,
  ids: readonly number[],
): Promise<Map<number, NumberedVersion>> {
  if (ids.length === 0) return new Map();
  const { id, publishedAt, importedAt } = listVersion;
  const rows = await ctx.db.orm
    .select({ id, number: versionNumber, publishedAt, importedAt })
    .from(listVersion)
    .where(inIds(id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, row]));
}
