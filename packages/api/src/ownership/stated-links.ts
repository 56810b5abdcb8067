import { inIds } from '@tamis/db/db';
import { listedParty, match, partyRevision, watchlist } from '@tamis/db/schema';
import { statedOwners } from '@tamis/screening/ownership/stated-owners';
import { and, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { WAITING_STATES } from '../screening/view-schema.ts';
import { isInForce } from '../watchlists/revision-in-force.ts';
import type { StatedLink } from './schema.ts';

/** Free text can repeat the same few names. */
const MAX_STATED = 50;

/** What the lists say about the owners of the parties that an entity matches, except dismissed matches. */
export async function statedLinks(ctx: Ctx, entityId: number): Promise<StatedLink[]> {
  const matches = await ctx.db.orm
    .select({ id: match.id, partyId: match.partyId, state: match.state })
    .from(match)
    .where(and(eq(match.entityId, entityId), inArray(match.state, [...WAITING_STATES, 'confirmed'])));
  if (matches.length === 0) return [];
  const rows = await ctx.db.orm
    .select({
      partyId: partyRevision.partyId,
      partyName: partyRevision.primaryName,
      data: partyRevision.data,
      list: watchlist.code,
    })
    .from(partyRevision)
    .innerJoin(listedParty, eq(listedParty.id, partyRevision.partyId))
    .innerJoin(watchlist, eq(watchlist.id, listedParty.watchlistId))
    .where(
      and(
        inIds(
          partyRevision.partyId,
          matches.map((row) => row.partyId),
        ),
        isInForce(),
      ),
    );
  const parties = new Map(rows.map((row) => [row.partyId, row]));
  return matches
    .flatMap(({ id: matchId, partyId, state }) => {
      const party = parties.get(partyId);
      if (!party) return [];
      const { list, partyName } = party;
      return statedOwners(party.data).map(({ relation, name, share }) => ({
        matchId,
        list,
        partyName,
        isConfirmed: state === 'confirmed',
        relation,
        ownerName: name,
        share,
      }));
    })
    .slice(0, MAX_STATED);
}
