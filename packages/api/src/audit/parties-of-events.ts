import { inIds } from '@tamis/db/db';
import { listedParty, partyRevision, watchlist } from '@tamis/db/schema';
import { eq, sql } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { citedReference } from '../watchlists/cited-reference.ts';
import { isNewest } from '../watchlists/revision-in-force.ts';
import type { AuditEvent, ListedEvent } from './schema.ts';

/** The listed party of an event about a match, the other side beside its subject; null for any other event. */
export async function partiesOfEvents(
  ctx: Ctx,
  events: readonly AuditEvent[],
): Promise<(event: AuditEvent) => ListedEvent['party']> {
  const ids = new Set(events.flatMap((event) => partyIdOf(event) ?? []));
  const rows = ids.size === 0 ? [] : await partiesQuery(ctx, [...ids]);
  const known = new Map(
    rows.map(({ remarks, ...row }) => {
      const reference = citedReference(row.list, { sourceRef: row.sourceRef, remarks: remarks ?? undefined });
      return [row.id, { ...row, reference }];
    }),
  );
  return (event) => known.get(partyIdOf(event) ?? 0) ?? null;
}

function partyIdOf({ action, payload }: AuditEvent): number | null {
  if (!action.startsWith('match.') || typeof payload !== 'object' || payload === null || !('party' in payload)) {
    return null;
  }
  return typeof payload.party === 'number' ? payload.party : null;
}

function partiesQuery(ctx: Ctx, ids: readonly number[]) {
  return ctx.db.orm
    .select({
      id: listedParty.id,
      name: partyRevision.primaryName,
      list: watchlist.code,
      sourceRef: listedParty.sourceRef,
      remarks: sql<string | null>`${partyRevision.data} ->> '$.remarks'`,
    })
    .from(listedParty)
    .innerJoin(watchlist, eq(watchlist.id, listedParty.watchlistId))
    .innerJoin(partyRevision, isNewest(listedParty.id))
    .where(inIds(listedParty.id, ids));
}
