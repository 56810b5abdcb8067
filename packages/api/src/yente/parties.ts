import { inIds } from '@tamis/db/db';
import { listVersion, listedParty, partyRevision, watchlist } from '@tamis/db/schema';
import type { ListedParty } from '@tamis/screening';
import type { ListKind } from '@tamis/screening/lists/topics';
import { and, eq, sql } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import type { SearchedList } from '../screening/index-store.ts';
import { isInForce } from '../watchlists/revision-in-force.ts';
import { toIso } from '../wire.ts';
import type { FtmEntity } from './answer-schema.ts';
import { SCHEMA_OF_TYPE, ftmProperties } from './ftm.ts';

/** The id that the door gives a party: `ofac-12345`. It is the publisher's own, so it outlasts versions. */
function ftmId(list: string, sourceRef: string): string {
  return `${list.toLowerCase()}-${sourceRef}`;
}

/** Undoes `ftmId`: the list in force and the publisher's reference, or null. `ofac-cons-1` is of OFAC-CONS, not of OFAC. */
export function partyKeyOf(
  id: string,
  lists: readonly SearchedList[],
): { list: SearchedList; sourceRef: string } | null {
  const [list] = lists
    .filter(({ code }) => id.toLowerCase().startsWith(`${code.toLowerCase()}-`))
    .toSorted((one, other) => other.code.length - one.code.length);
  return list === undefined ? null : { list, sourceRef: id.slice(list.code.length + 1) };
}

/** The parties with these ids as the versions in force have them. Those that are in force no more are left out. */
export async function ftmEntities(ctx: Ctx, partyIds: readonly number[]): Promise<Map<number, FtmEntity>> {
  if (partyIds.length === 0) return new Map();
  const firstVersion = sql`(select min(r.from_version) from party_revision r where r.party_id = ${partyRevision.partyId})`;
  const rows = await ctx.db.orm
    .select({
      partyId: partyRevision.partyId,
      party: partyRevision.data,
      code: watchlist.code,
      kind: watchlist.kind,
      changed: listVersion.importedAt,
      first: sql<number>`(select v.imported_at from list_version v where v.id = ${firstVersion})`,
      current: sql<number>`(select v.imported_at from list_version v where v.id = ${watchlist.currentVersionId})`,
    })
    .from(partyRevision)
    .innerJoin(watchlist, eq(watchlist.id, partyRevision.watchlistId))
    .innerJoin(listVersion, eq(listVersion.id, partyRevision.fromVersion))
    .where(and(inIds(partyRevision.partyId, [...new Set(partyIds)]), isInForce()));
  return new Map(
    rows.map(({ partyId, party, code, kind, first, current, changed }) => [
      partyId,
      present(party, { code, kind, first, current, changed }),
    ]),
  );
}

/** The id of the party that a publisher lists under this reference, in force or not; undefined when there is none. */
export async function partyIdOf(ctx: Ctx, list: SearchedList, sourceRef: string): Promise<number | undefined> {
  const [row] = await ctx.db.orm
    .select({ id: listedParty.id })
    .from(listedParty)
    .where(and(eq(listedParty.watchlistId, list.watchlistId), eq(listedParty.sourceRef, sourceRef)));
  return row?.id;
}

function present(
  party: ListedParty,
  from: { code: string; kind: ListKind; first: number; current: number; changed: number },
): FtmEntity {
  return {
    id: ftmId(from.code, party.sourceRef),
    caption: party.names[0]?.text ?? party.sourceRef,
    schema: SCHEMA_OF_TYPE[party.type],
    properties: ftmProperties(party, from.kind),
    datasets: [from.code.toLowerCase()],
    referents: [],
    target: true,
    first_seen: toIso(from.first),
    last_seen: toIso(from.current),
    last_change: toIso(from.changed),
  };
}
