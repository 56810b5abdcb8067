import { listVersion, watchlist } from '@tamis/db/schema';
import { ENGINE_VERSION, openIndex } from '@tamis/screening';
import { eq } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import type { IndexSet } from '../screening/index-store.ts';
import { buildSegment, readChangedParties } from './segments.ts';

/** An index of what one list version added or changed: entities are screened against it alone when a list is updated. */
export async function changedPartiesSet(ctx: Ctx, versionId: number): Promise<IndexSet> {
  const [list] = await ctx.db.orm
    .select({
      watchlistId: watchlist.id,
      code: watchlist.code,
      title: watchlist.title,
      kind: watchlist.kind,
      versionId: listVersion.id,
      parties: listVersion.parties,
      importedAt: listVersion.importedAt,
    })
    .from(listVersion)
    .innerJoin(watchlist, eq(watchlist.id, listVersion.watchlistId))
    .where(eq(listVersion.id, versionId));
  if (!list) throw new Error(`List version ${versionId} is unknown`);
  const rows = await readChangedParties(ctx, list.watchlistId, versionId);
  const bytes = await buildSegment(ctx, rows);
  return {
    indexes: [openIndex(bytes)],
    segments: [bytes],
    lists: [{ ...list, changesOnly: true }],
    key: `${list.code}:${versionId}(changes)|${ENGINE_VERSION}`,
  };
}
