import { listSet } from '@tamis/db/schema';
import { ENGINE_VERSION } from '@tamis/screening';
import { eq } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import type { Write } from '../write.ts';
import type { IndexSet } from './index-store.ts';

/** The id of a set of list versions, stored the first time it is searched. */
export async function listSetIdOf(ctx: Ctx, write: Write, set: IndexSet): Promise<number> {
  const [known] = await ctx.db.orm.select({ id: listSet.id }).from(listSet).where(eq(listSet.key, set.key));
  if (known) return known.id;
  const id = await write.id(listSet);
  const versions = set.lists.map(({ code, versionId, parties, importedAt, changesOnly, stillIn }) => ({
    list: code,
    versionId,
    parties,
    importedAt,
    ...(changesOnly && { changesOnly }),
    ...(stillIn !== undefined && { stillIn }),
  }));
  write.insert(listSet, [{ id, key: set.key, engineVersion: ENGINE_VERSION, versions }]);
  return id;
}
