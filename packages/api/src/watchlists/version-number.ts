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
