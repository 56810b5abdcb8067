import { inIds } from '@tamis/db/db';
import { partyRevision, watchlist } from '@tamis/db/schema';
import { screen } from '@tamis/screening';
import { and, eq, sql } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import type { SearchResult } from './schema.ts';

/** Lower than screening's threshold: who searches looks for what may be, and sees the score. */
const SEARCH_THRESHOLD = 60;
const MAX_PARTIES = 20;

/** Listed parties by name, best first, through the engine's index of all lists in force. */
export async function searchParties(ctx: Ctx, q: string): Promise<SearchResult['parties']> {
  const { indexes, lists } = await ctx.index.current();
  const { hits } = screen(indexes, { names: [q] }, { threshold: SEARCH_THRESHOLD, limit: MAX_PARTIES });
  const sources = await sourceUrls(
    ctx,
    hits.map((hit) => hit.id),
  );
  return hits.map(({ id, segment, sourceRef, primaryName, evidence, score }) => ({
    list: lists[segment]?.code ?? '',
    sourceRef,
    primaryName,
    matchedName: evidence.matchedName,
    score,
    sourceUrl: sources.get(id) ?? null,
  }));
}

/** Where people can read the publishers' own records, as the versions in force say. */
async function sourceUrls(ctx: Ctx, partyIds: readonly number[]): Promise<Map<number, string | null>> {
  if (partyIds.length === 0) return new Map();
  const rows = await ctx.db.orm
    .select({
      partyId: partyRevision.partyId,
      url: sql<string | null>`json_extract(${partyRevision.data}, '$.sourceUrl')`,
    })
    .from(partyRevision)
    .innerJoin(watchlist, eq(watchlist.id, partyRevision.watchlistId))
    .where(
      and(
        inIds(partyRevision.partyId, partyIds),
        sql`${partyRevision.fromVersion} <= ${watchlist.currentVersionId}`,
        sql`coalesce(${partyRevision.toVersion} > ${watchlist.currentVersionId}, true)`,
      ),
    );
  return new Map(rows.map((row) => [row.partyId, row.url]));
}
