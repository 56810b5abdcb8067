import { watchlist } from '@tamis/db/schema';
import { eq } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { differingFields } from '../differing-fields.ts';
import { outsideAddress } from '../outside/outside-address.ts';
import { withoutQuery } from '../outside/without-query.ts';
import { commit } from '../write.ts';
import { ensureList } from './version-rows.ts';
import { requireKnownList } from './registry.ts';
import type { ListStatus, SyncSettings } from './schema.ts';
import { listStatuses } from './service.ts';

/** Changes where a list is fetched from, or how often. Missing fields stay as they are; an equal value is no change. */
export async function changeSyncSettings(ctx: Ctx, input: SyncSettings): Promise<ListStatus> {
  const known = requireKnownList(input.list);
  const { syncEveryHours } = input;
  const sourceUrl = input.sourceUrl && outsideAddress('sourceUrl', input.sourceUrl, ctx.config.privateHosts).href;
  const { id } = await ensureList(ctx, known);
  await commit(ctx, async (write) => {
    const change = differingFields(await ensureList(ctx, known), { sourceUrl, syncEveryHours });
    if (Object.keys(change).length === 0) return;
    write.add(ctx.db.orm.update(watchlist).set(change).where(eq(watchlist.id, id)));
    const recorded = { ...change, ...(change.sourceUrl && { sourceUrl: withoutQuery(change.sourceUrl) }) };
    write.audit('list.settings', { type: 'list', id }, recorded);
  });
  const changed = (await listStatuses(ctx)).find((status) => status.list === known.code);
  if (!changed) throw new Error(`List ${known.code} has no status`);
  return changed;
}
