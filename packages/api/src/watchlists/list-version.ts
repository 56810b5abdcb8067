/**
 * The life of a list version: it starts as `staging` and is then `accepted`, `refused`, or `staged` until a person decides. A
 * version that a killed process has left is cleared.
 */
import type { Statement } from '@tamis/db/db';
import { indexSegment, listVersion, partyRevision, watchlist } from '@tamis/db/schema';
import { and, eq, ne, sql } from 'drizzle-orm';
import { type Ctx, nameOfActor } from '../context.ts';
import { shownFileName } from '../file-name.ts';
import { allEntities, queueJob } from '../jobs/queue-job.ts';
import { reviewOwnersOn } from '../ownership/consequences.ts';
import { commit } from '../write.ts';
import { type Doubt, doubtText } from './doubt.ts';
import { dropOtherSegments } from './segments.ts';
import { type ListRow, type Source, type VersionRow, errorColumns } from './version-rows.ts';

/** Starts a version; `source` is the address it was fetched from, `fileName` the name of a file that a person supplied. */
export async function startVersion(
  ctx: Ctx,
  list: ListRow,
  { source = null, fileName }: { source?: string | null; fileName?: string | undefined },
): Promise<number> {
  return commit(ctx, async (write) => {
    const id = await write.id(listVersion);
    write.insert(listVersion, [
      {
        id,
        watchlistId: list.id,
        state: 'staging',
        source,
        importedAt: ctx.now(),
        importedBy: ctx.user?.id ?? null,
        actor: nameOfActor(ctx),
        fileName: fileName === undefined ? null : shownFileName(fileName),
      },
    ]);
    write.audit('list.import', { type: 'list', id: list.id }, { version: id, source });
    return id;
  });
}

/** Removes what a version stored: its revisions, its marks on other revisions, its index. */
function undoVersion(ctx: Ctx, listId: number, versionId: number): Statement[] {
  const { orm } = ctx.db;
  return [
    // A version has rows of one list only; the condition on the list is for the index.
    orm
      .update(partyRevision)
      .set({ toVersion: null })
      .where(and(eq(partyRevision.watchlistId, listId), eq(partyRevision.toVersion, versionId))),
    orm
      .delete(partyRevision)
      .where(and(eq(partyRevision.watchlistId, listId), eq(partyRevision.fromVersion, versionId))),
    orm.delete(indexSegment).where(eq(indexSegment.listVersionId, versionId)),
  ];
}

/** Clears versions that a killed process left half read. Each is recorded as refused, and the list shows why. */
export async function clearStaging(ctx: Ctx, listId: number): Promise<void> {
  const left = await ctx.db.orm
    .select({ id: listVersion.id })
    .from(listVersion)
    .where(and(eq(listVersion.watchlistId, listId), eq(listVersion.state, 'staging')));
  const reason = 'The import was cut off before its end. Import the file again.';
  for (const { id } of left) {
    await commit(ctx, async (write) => {
      write.add(
        ...undoVersion(ctx, listId, id),
        ctx.db.orm.update(listVersion).set({ state: 'refused', reason }).where(eq(listVersion.id, id)),
        ctx.db.orm.update(watchlist).set(errorColumns(reason)).where(eq(watchlist.id, listId)),
      );
      write.audit('list.interrupted', { type: 'list', id: listId }, { version: id, reason });
    });
  }
}

/** Refuses a file. The history says why, and the list shows it as its error if `isShown`. */
export async function refuse(
  ctx: Ctx,
  input: { listId: number; versionId: number; reason: string; isShown: boolean },
): Promise<void> {
  const { listId, versionId, reason, isShown } = input;
  await commit(ctx, async (write) => {
    write.add(
      ...undoVersion(ctx, listId, versionId),
      ctx.db.orm.update(listVersion).set({ state: 'refused', reason }).where(eq(listVersion.id, versionId)),
    );
    if (isShown) write.add(ctx.db.orm.update(watchlist).set(errorColumns(reason)).where(eq(watchlist.id, listId)));
    write.audit('list.refused', { type: 'list', id: listId }, { version: versionId, reason });
  });
}

/**
 * Refuses a staged version that a person has rejected. The list then shows no error, unless an attempt has failed since. The
 * history names the person; the event names them only as its actor, because webhooks send its payload.
 */
export async function reject(ctx: Ctx, version: VersionRow, decidedBy: string): Promise<void> {
  const { id, watchlistId, reason } = version;
  const shown = `Rejected by ${decidedBy}. ${reason ?? ''}`.trim();
  await commit(ctx, async (write) => {
    write.add(
      ...undoVersion(ctx, watchlistId, id),
      ctx.db.orm.update(listVersion).set({ state: 'refused', reason: shown, decidedBy }).where(eq(listVersion.id, id)),
      ctx.db.orm
        .update(watchlist)
        .set(errorColumns(null))
        .where(and(eq(watchlist.id, watchlistId), eq(watchlist.errorVersionId, id))),
    );
    write.audit('list.reject', { type: 'list', id: watchlistId }, { version: id, reason: reason ?? undefined });
  });
}

/** Drops a version whose file is already in force, waiting or rejected: it is no new version, but the list was checked. */
export async function forgetVersion(
  ctx: Ctx,
  input: { list: ListRow; versionId: number; error: string | null; stagedVersionId?: number; isShown?: boolean },
): Promise<void> {
  const { list, versionId, error, stagedVersionId, isShown = true } = input;
  await commit(ctx, async (write) => {
    const seen = error === null ? { checkedAt: ctx.now() } : {};
    write.add(
      ...undoVersion(ctx, list.id, versionId),
      ctx.db.orm.delete(listVersion).where(eq(listVersion.id, versionId)),
    );
    const state = { ...seen, ...errorColumns(error, stagedVersionId) };
    if (isShown) write.add(ctx.db.orm.update(watchlist).set(state).where(eq(watchlist.id, list.id)));
    write.audit('list.unchanged', { type: 'list', id: list.id }, { version: versionId, error });
  });
}

/** What is kept of a file that was read completely. */
function readColumns({ format, sha256, bytes, publishedAt, parties, names, rejected, rejects }: Source) {
  return { format, sha256, bytes, publishedAt: publishedAt ?? null, parties, names, rejected, rejects };
}

interface ChangeCounts {
  added: number;
  changed: number;
  removed: number;
}

/** Sets a version aside until a person decides; nobody searches it. */
export async function stage(
  ctx: Ctx,
  input: { list: ListRow; versionId: number; source: Source; counts: ChangeCounts; doubt: Doubt },
): Promise<void> {
  const { list, versionId, source, counts, doubt } = input;
  const { reason } = doubt;
  await commit(ctx, async (write) => {
    write.add(
      ctx.db.orm
        .update(listVersion)
        .set({ state: 'staged', reason, ...readColumns(source), ...counts })
        .where(and(eq(listVersion.id, versionId), eq(listVersion.state, 'staging'))),
      ctx.db.orm
        .update(watchlist)
        .set(errorColumns(doubtText(doubt), versionId))
        .where(eq(watchlist.id, list.id)),
    );
    write.audit(
      'list.stage',
      { type: 'list', id: list.id },
      { version: versionId, sha256: source.sha256, reason, ...counts },
    );
  });
}

/** Removes versions that wait for a person, because a newer file was read completely. */
export async function supersedeStaged(
  ctx: Ctx,
  listId: number,
  by: { versionId: number; sha256: string },
): Promise<void> {
  const waiting = await ctx.db.orm
    .select({ id: listVersion.id, sha256: listVersion.sha256 })
    .from(listVersion)
    .where(and(eq(listVersion.watchlistId, listId), eq(listVersion.state, 'staged'), ne(listVersion.id, by.versionId)));
  for (const { id, sha256 } of waiting) {
    const isSameFile = sha256 === by.sha256;
    await commit(ctx, async (write) => {
      write.add(
        ...undoVersion(ctx, listId, id),
        // A file that was imported twice is in the history once.
        isSameFile
          ? ctx.db.orm.delete(listVersion).where(eq(listVersion.id, id))
          : ctx.db.orm
              .update(listVersion)
              .set({ state: 'refused', reason: 'A newer file arrived before anybody had decided on this one.' })
              .where(eq(listVersion.id, id)),
      );
      write.audit('list.superseded', { type: 'list', id: listId }, { version: id, by: by.versionId });
    });
  }
}

/** The flip: one batch, after which everybody searches the new version. Queues the screening of what it added and removed. */
export async function flip(
  ctx: Ctx,
  input: {
    list: ListRow;
    versionId: number;
    /** What was read; null for a staged version, which has stored it already. */
    source: Source | null;
    counts: ChangeCounts;
    decidedBy?: string;
  },
): Promise<number | null> {
  const { versionId, source, counts, list, decidedBy = null } = input;
  return commit(ctx, async (write) => {
    // Another process may have cleared this version, or flipped the list to one that the counts do not refer to.
    write.require(
      sql`exists (select 1 from ${listVersion} where id = ${versionId} and state in ('staging', 'staged'))
        and exists (select 1 from ${watchlist} where id = ${list.id} and current_version_id is ${list.currentVersionId})`,
      'Another import of this list happened in between. Import the file again.',
    );
    write.add(
      ctx.db.orm
        .update(listVersion)
        .set({
          state: 'accepted',
          reason: null,
          importedAt: ctx.now(),
          decidedBy,
          ...(source === null ? {} : { ...readColumns(source), ...counts }),
        })
        .where(eq(listVersion.id, versionId)),
      ctx.db.orm
        .update(watchlist)
        // The validators belong to another file; a sync that has fetched this one sets them afterwards.
        .set({ currentVersionId: versionId, validators: null, ...errorColumns(null) })
        .where(eq(watchlist.id, list.id)),
      dropOtherSegments(list.id, versionId),
      reviewOwnersOn(ctx, list.id),
    );
    write.audit(
      'list.accept',
      { type: 'list', id: list.id },
      { version: versionId, sha256: source?.sha256, ...counts },
    );
    const all = await allEntities(ctx);
    if (!all || counts.added + counts.changed + counts.removed === 0) return null;
    const payload = { listVersionId: versionId, list: list.code, lastEntityId: all.lastEntityId };
    return queueJob(ctx, write, { kind: 'rescreen', payload, phase: 'screen', total: all.total });
  });
}
