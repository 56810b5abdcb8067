import { job, watchlist } from '@tamis/db/schema';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { HOUR_MS } from '../durations.ts';
import { BadRequest } from '../errors.ts';
import { queueJob } from '../jobs/queue-job.ts';
import { unfinishedOf, unfinishedOfKind } from '../jobs/unfinished.ts';
import { type Write, commit } from '../write.ts';
import { type ListRow, ensureList } from './version-rows.ts';
import { type KnownList, listsInUse, requireKnownList } from './registry.ts';
import { sourceOf } from './sync.ts';

interface SyncHow {
  /** The file may be much smaller than the version in force. */
  acceptShrink?: boolean;
}

/**
 * Queues a sync of a list. Returns its job, or the one that is queued or runs already. Throws `Conflict` if that one runs
 * and does not accept a smaller file as asked.
 */
export async function queueSync(ctx: Ctx, code: string, how: SyncHow = {}): Promise<number> {
  const known = requireKnownList(code);
  const list = await ensureList(ctx, known);
  if (sourceOf(known, list, ctx.config.lists.sources) === null) {
    throw new BadRequest(`${known.code} has no address to be fetched from. Import a file instead.`);
  }
  return commit(ctx, async (write) => {
    const unfinished = await unfinishedOf(ctx, { subject: syncOf(known.code) });
    if (!unfinished) return addSync(ctx, write, list, how);
    if (how.acceptShrink && unfinished.payload['acceptShrink'] !== true) allowShrink(write, list, unfinished.id);
    return unfinished.id;
  });
}

/** Lets a queued sync accept a much smaller file. */
function allowShrink(write: Write, list: ListRow, id: number): void {
  write.require(
    sql`exists (select 1 from ${job} where id = ${id} and state = 'queued')`,
    `${list.code} is being fetched already, without accepting a smaller file. Try again when the fetch has ended.`,
  );
  write.add(sql`update ${job} set payload = json_set(payload, '$.acceptShrink', json('true')) where id = ${id}`);
  write.audit('list.sync', { type: 'list', id: list.id }, { job: id });
}

/**
 * Queues a sync of every list that is due. The interval counts from the last attempt, whatever its result, so that a
 * failing publisher is not asked more often than others.
 */
export async function queueDueSyncs(ctx: Ctx): Promise<void> {
  if (ctx.config.lists.sync === 'off') return;
  const due = await dueLists(ctx);
  if (due.length === 0) return;
  const lists: ListRow[] = [];
  for (const known of due) lists.push(await ensureList(ctx, known));
  await commit(ctx, async (write) => {
    const running = await unfinishedOfKind(ctx, 'sync');
    const still = new Set((await dueLists(ctx)).map(({ code }) => code));
    for (const list of lists) {
      if (still.has(list.code) && !running.has(syncOf(list.code))) await addSync(ctx, write, list, {});
    }
  });
}

/** Hours between two scheduled syncs of a list; null if it is not synced on a schedule. */
export function syncEvery(
  known: KnownList,
  list: Pick<ListRow, 'syncEveryHours' | 'sourceUrl'> | undefined,
  config: Ctx['config']['lists'],
): number | null {
  if (config.sync === 'off' || sourceOf(known, list, config.sources) === null) return null;
  const hours = list?.syncEveryHours ?? config.everyHours;
  return hours === 0 ? null : hours;
}

async function dueLists(ctx: Ctx): Promise<KnownList[]> {
  const rows = new Map((await ctx.db.orm.select().from(watchlist)).map((row) => [row.code, row]));
  return listsInUse(rows).filter((known) => {
    const row = rows.get(known.code);
    const hours = syncEvery(known, row, ctx.config.lists);
    // An attempt that lies far ahead was at a clock that was put back.
    return hours !== null && Math.abs(ctx.now() - (row?.attemptedAt ?? 0)) >= hours * HOUR_MS;
  });
}

/** The subject of a list's sync. Only one unfinished job may have it: a list is fetched once at a time. */
export const syncOf = (code: string): string => `sync:${code}`;

async function addSync(ctx: Ctx, write: Write, list: ListRow, { acceptShrink = false }: SyncHow): Promise<number> {
  const id = await queueJob(ctx, write, {
    kind: 'sync',
    subject: syncOf(list.code),
    payload: { list: list.code, acceptShrink },
    phase: 'download',
  });
  write.add(sql`update ${watchlist} set attempted_at = ${ctx.now()} where id = ${list.id}`);
  write.audit('list.sync', { type: 'list', id: list.id }, { job: id });
  return id;
}
