import { watchlist } from '@tamis/db/schema';
import { and, eq } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { Conflict } from '../errors.ts';
import { IndexUnusable } from '../screening/index-store.ts';
import { commit } from '../write.ts';
import { storeIndex } from './import.ts';
import { dropOtherSegments } from './segments.ts';

/**
 * Rebuilds the index of every list in force, after an update of the engine or for a list whose index was lost. Throws
 * `Conflict` when another version comes into force meanwhile. A search that loads an index while it is stored finds it
 * incomplete; the next search loads it again.
 */
export async function rebuildIndexes(ctx: Ctx, onList?: (code: string) => void): Promise<number> {
  const lists = await ctx.db.orm.select().from(watchlist);
  let rebuilt = 0;
  for (const list of lists) {
    const versionId = list.currentVersionId;
    if (versionId === null) continue;
    onList?.(list.code);
    const bytes = await storeIndex(ctx, list.id, versionId);
    await commit(ctx, async (write) => {
      const [current] = await ctx.db.orm
        .select()
        .from(watchlist)
        .where(and(eq(watchlist.id, list.id), eq(watchlist.currentVersionId, versionId)));
      if (!current) throw new Conflict(`${list.code} was updated while its index was built. Try again.`);
      write.add(dropOtherSegments(list.id, versionId));
      write.audit('index.rebuild', { type: 'list', id: list.id }, { version: versionId, bytes: bytes.byteLength });
    });
    rebuilt += 1;
  }
  return rebuilt;
}

/**
 * For a host's start: loads every index in force, and rebuilds all of them where one cannot be loaded, because an older
 * engine wrote it or it was lost.
 */
export async function ensureIndexes(ctx: Ctx): Promise<void> {
  try {
    await ctx.index.current();
  } catch (error) {
    if (!(error instanceof IndexUnusable)) throw error;
    ctx.log('indexes are rebuilt', { reason: error.message });
    await rebuildIndexes(ctx);
    await ctx.index.current();
  }
}
