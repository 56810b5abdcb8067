import { inIds } from '@tamis/db/db';
import { listedParty, match, partyRevision, watchlist } from '@tamis/db/schema';
import type { ListedParty } from '@tamis/screening';
import type { ListKind } from '@tamis/screening/lists/topics';
import { blocksProperty } from '@tamis/screening/ownership/blocks-property';
import { and, eq, sql } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { readInTurns } from '../turns.ts';
import type { Level } from '../wire.ts';
import { isInForce, isNewest } from '../watchlists/revision-in-force.ts';
import { type StandingState, standingState } from './match-transitions.ts';

/** What matches, alerts and risk need of a listed party, as in force. */
export interface PartyInfo {
  primaryName: string;
  /** Hash of what screening compares. */
  matchHash: string;
  code: string;
  title: string;
  kind: ListKind;
  /** What it owns is blocked. */
  blocks: boolean;
  /** Whether it is on the version in force. */
  isListed: boolean;
}

/** How severe an alert about parties is: a sanctions list among theirs makes it high. */
export const severityOf = (...parties: readonly Pick<PartyInfo, 'kind'>[]): Level =>
  parties.some(({ kind }) => kind === 'sanctions') ? 'high' : 'medium';

/** What flags and risk need of a match. */
export interface StandingMatch {
  partyId: number;
  state: StandingState;
  score: number;
  list: string;
  kind: ListKind;
  /** What the party owns is blocked. */
  blocks: boolean;
  /** Whether the party is on its list; otherwise the match has no consequences. */
  isListed: boolean;
  primaryName: string;
}

/** By id; a delisted party as it was last. */
export async function partiesOf(ctx: Ctx, ids: readonly number[]): Promise<Map<number, PartyInfo>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db.orm
    .select({
      partyId: partyRevision.partyId,
      primaryName: partyRevision.primaryName,
      matchHash: partyRevision.matchHash,
      code: watchlist.code,
      title: watchlist.title,
      kind: watchlist.kind,
      remarks: sql<string | null>`${partyRevision.data} ->> '$.remarks'`,
      isListed: isInForce().mapWith(Boolean),
    })
    .from(partyRevision)
    .innerJoin(listedParty, eq(listedParty.id, partyRevision.partyId))
    .innerJoin(watchlist, eq(watchlist.id, listedParty.watchlistId))
    .where(and(inIds(partyRevision.partyId, [...new Set(ids)]), isNewest()));
  return new Map(
    rows.map(({ partyId, remarks, ...info }) => [partyId, { ...info, blocks: blocksProperty({ ...info, remarks }) }]),
  );
}

/** Whole records by id; a delisted party as it was last. */
export async function recordsOf(ctx: Ctx, ids: readonly number[]): Promise<Map<number, ListedParty>> {
  const rows = await readInTurns([...new Set(ids)], ctx.breathe, (slice) =>
    ctx.db.orm
      .select({ id: partyRevision.partyId, record: partyRevision.data })
      .from(partyRevision)
      .innerJoin(watchlist, eq(watchlist.id, partyRevision.watchlistId))
      .where(and(inIds(partyRevision.partyId, slice), isNewest())),
  );
  return new Map(rows.map(({ id, record }) => [id, record]));
}

/** A match with what flags and risk need of its party; empty if the party is unknown. */
export function withParty<One extends Pick<StandingMatch, 'partyId' | 'state' | 'score'>>(
  one: One,
  parties: ReadonlyMap<number, PartyInfo>,
): (One & StandingMatch)[] {
  const party = parties.get(one.partyId);
  if (!party) return [];
  const { code: list, kind, blocks, isListed, primaryName } = party;
  return [{ ...one, list, kind, blocks, isListed, primaryName }];
}

/** The matches of each entity with what flags and risk need of them; `as` are the states that a decision is about to set. */
export async function standingMatches(
  ctx: Ctx,
  entityIds: readonly number[],
  as?: ReadonlyMap<number, StandingState>,
): Promise<Map<number, StandingMatch[]>> {
  if (entityIds.length === 0) return new Map();
  const { id, entityId, partyId, state, proposal, score } = match;
  const rows = await ctx.db.orm
    .select({ id, entityId, partyId, state, proposal, score })
    .from(match)
    .where(inIds(entityId, entityIds));
  const parties = await partiesOf(
    ctx,
    rows.map((row) => row.partyId),
  );
  const standing = rows.flatMap((row) => withParty({ ...row, state: as?.get(row.id) ?? standingState(row) }, parties));
  return Map.groupBy(standing, (row) => row.entityId);
}
