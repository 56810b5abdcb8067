import { watchlist } from '@tamis/db/schema';
import { eq } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { BadRequest } from '../errors.ts';
import type { Progress } from '../jobs/schema.ts';
import { FetchFailure } from '../outside/fetch-failure.ts';
import { type FetchLimits, fetchFile } from '../outside/fetch-file.ts';
import { withoutQuery } from '../outside/without-query.ts';
import { commit } from '../write.ts';
import { importList } from './import.ts';
import { type ListRow, ensureList, errorColumns } from './version-rows.ts';
import { type KnownList, requireKnownList } from './registry.ts';
import type { ImportResult } from './schema.ts';

interface SyncOptions {
  acceptShrink?: boolean;
  onProgress?: (progress: Progress) => void;
  signal?: AbortSignal;
  limits?: Partial<FetchLimits>;
}

/** The result of a sync: that of the import of a new file, or that there is none. */
export type SyncResult = { outcome: 'not-modified' } | ImportResult;

/** The address of a list: the one set on the page, otherwise that of the environment, otherwise the publisher's. */
export function sourceOf(
  known: KnownList,
  list: Pick<ListRow, 'sourceUrl'> | undefined,
  sources: Readonly<Record<string, string>>,
): string | null {
  return list?.sourceUrl ?? sources[known.code] ?? known.url ?? null;
}

/**
 * Fetches the list if it has changed, and imports it. Throws `BadRequest` with one sentence if it cannot be fetched or
 * is refused; the version in force then stays, and the list shows why.
 */
export async function syncList(ctx: Ctx, code: string, options: SyncOptions = {}): Promise<SyncResult> {
  const known = requireKnownList(code);
  const list = await ensureList(ctx, known);
  const url = sourceOf(known, list, ctx.config.lists.sources);
  if (url === null) throw new BadRequest(`${known.code} has no address to be fetched from. Import a file instead.`);
  const { onProgress, signal, limits, acceptShrink } = options;
  const onBytes = (done: number, total: number | null) => onProgress?.({ phase: 'download', done, total });
  // Without a version in force nothing can be unchanged.
  const validators = list.currentVersionId === null ? null : list.validators;
  const fetched = await fetchFile(ctx, { url, validators, signal, limits, onBytes }).catch(async (error: unknown) => {
    if (!(error instanceof FetchFailure)) throw error;
    await recordFailure(ctx, { known, list, url }, error.message);
    throw new BadRequest(error.message);
  });
  if (fetched.state === 'unchanged') {
    await recordSeen(ctx, { known, list, url }, { version: list.currentVersionId });
    return { outcome: 'not-modified' };
  }
  try {
    if (!(await isStillFrom(ctx, known, url))) {
      throw new BadRequest(
        `The address of ${known.code} was changed while it was being fetched from the former one. Sync it again.`,
      );
    }
    const source = withoutQuery(url);
    const stream = fetched.file.stream();
    const result = await importList(ctx, { list: known.code, stream, source, acceptShrink, onProgress, signal });
    // While a file waits for a person no validators are kept, so that the next sync fetches it again whatever they decide.
    if (result.outcome !== 'staged') {
      await recordSeen(ctx, { known, list, url }, { version: result.version, validators: fetched.validators });
    }
    return result;
  } finally {
    await fetched.forget();
  }
}

/** The list, and the address that it was fetched from. */
interface Asked {
  known: KnownList;
  list: ListRow;
  url: string;
}

/** Whether the list still has this address. If it was changed meanwhile, the result says nothing about the new one. */
async function isStillFrom(ctx: Ctx, known: KnownList, url: string): Promise<boolean> {
  const [now] = await ctx.db.orm.select().from(watchlist).where(eq(watchlist.code, known.code));
  return sourceOf(known, now, ctx.config.lists.sources) === url;
}

/** What the publisher has: the file of a version, and the validators of its address where they are new. */
interface Seen {
  version: ListRow['currentVersionId'];
  validators?: ListRow['validators'];
}

/**
 * Records that the publisher's file is the one in force; `validators` are kept for the next time if they are new. Nothing is
 * recorded if another file has come into force since: validators belong to the version in force, or are null.
 */
async function recordSeen(ctx: Ctx, { known, list, url }: Asked, { version, validators }: Seen): Promise<void> {
  await commit(ctx, async (write) => {
    if (!(await isStillFrom(ctx, known, url))) return;
    if ((await ensureList(ctx, known)).currentVersionId !== version) return;
    const kept = validators === undefined ? {} : { validators };
    write.add(
      ctx.db.orm
        .update(watchlist)
        .set({ checkedAt: ctx.now(), ...errorColumns(null), ...kept })
        .where(eq(watchlist.id, list.id)),
    );
    write.audit('list.check', { type: 'list', id: list.id }, { modified: validators !== undefined });
  });
}

async function recordFailure(ctx: Ctx, { known, list, url }: Asked, reason: string): Promise<void> {
  await commit(ctx, async (write) => {
    if (!(await isStillFrom(ctx, known, url))) return;
    write.add(ctx.db.orm.update(watchlist).set(errorColumns(reason)).where(eq(watchlist.id, list.id)));
    write.audit('list.sync-failed', { type: 'list', id: list.id }, { reason });
  });
}
