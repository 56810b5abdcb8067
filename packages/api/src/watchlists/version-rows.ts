/** A list and its versions as they are stored, and how one is found. */
import { listVersion, watchlist } from '@tamis/db/schema';
import { and, desc, eq, getTableColumns } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { commit } from '../write.ts';
import type { KnownList } from './registry.ts';

export type ListRow = typeof watchlist.$inferSelect;
export type VersionRow = typeof listVersion.$inferSelect;

const { rejects: _, ...outline } = getTableColumns(listVersion);
/** The columns of a version without the records that it rejected, up to a thousand: for reading many versions. */
export const VERSION_OUTLINE = outline;
export type VersionOutline = Omit<VersionRow, 'rejects'>;

/** What a source of parties reports at its end. */
export interface Source {
  format: string;
  sha256: string;
  bytes: number;
  publishedAt?: string | undefined;
  parties: number;
  names: number;
  /** Records that could not be read, and the first `MAX_REJECTS` of them. */
  rejected: number;
  rejects: { ref: string; reason: string }[];
  /** Sentences on what is missing although the file was read. */
  notes?: string[];
}

/** Why the last attempt failed, or what the staged version with that id waits for; null after a success. */
export const errorColumns = (lastError: string | null, errorVersionId: number | null = null) => ({
  lastError,
  errorVersionId,
});

/** The list; it is created if it does not exist yet. */
export async function ensureList(ctx: Ctx, known: KnownList): Promise<ListRow> {
  const find = () => ctx.db.orm.select().from(watchlist).where(eq(watchlist.code, known.code));
  const [found] = await find();
  if (found) return found;
  await commit(ctx, async (write) => {
    // Another request may have created it in the meantime.
    if ((await find()).length > 0) return;
    const id = await write.id(watchlist);
    write.insert(watchlist, [{ id, code: known.code, title: known.title, kind: known.kind }]);
    write.audit('list.create', { type: 'list', id }, { code: known.code });
  });
  const [made] = await find();
  if (!made) throw new Error(`List ${known.code} was not stored`);
  return made;
}

export async function versionRow(ctx: Ctx, id: number | null): Promise<VersionRow | undefined> {
  if (id === null) return undefined;
  const [row] = await ctx.db.orm.select().from(listVersion).where(eq(listVersion.id, id));
  return row;
}

/** The version of a list that waits for a person, if there is one. */
export async function stagedVersion(ctx: Ctx, listId: number): Promise<VersionRow | undefined> {
  const [row] = await ctx.db.orm
    .select()
    .from(listVersion)
    .where(and(eq(listVersion.watchlistId, listId), eq(listVersion.state, 'staged')))
    .orderBy(desc(listVersion.id))
    .limit(1);
  return row;
}

/** Who rejected this very file, if a person did. */
export async function rejectedBy(ctx: Ctx, listId: number, sha256: string): Promise<string | null> {
  const [row] = await ctx.db.orm
    .select({ by: listVersion.decidedBy })
    .from(listVersion)
    .where(and(eq(listVersion.watchlistId, listId), eq(listVersion.state, 'refused'), eq(listVersion.sha256, sha256)))
    .orderBy(desc(listVersion.id))
    .limit(1);
  return row?.by ?? null;
}
