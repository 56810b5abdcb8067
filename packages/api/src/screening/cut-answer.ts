/** Completes a result that was truncated to its best hits: a waiting match must not vanish behind others that score higher. */
import { inIds } from '@tamis/db/db';
import { type EntityRow, type MatchRow, entity, partyRevision, screening, watchlist } from '@tamis/db/schema';
import { type ListedParty, type Screening, compare } from '@tamis/screening';
import { and, desc, eq, ne, or, sql } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { entitySubject } from '../entities/subject.ts';
import { isInForce } from '../watchlists/revision-in-force.ts';
import { standingState } from './match-transitions.ts';
import type { IndexSet } from './index-store.ts';
import { MATCHES_PER_ENTITY, screenAsked } from './screen-subjects.ts';
import type { PairFound, Searched } from './reconcile.ts';

export interface WholeAnswer extends Screening {
  /** The limit of hits. */
  limit: number;
  /** Waiting matches that are still alike, but were truncated. */
  stillAlike: PairFound[];
}

/**
 * The result with the best undecided matches; decided ones do not count towards the limit, and waiting ones that were
 * truncated are compared one by one. A result that was not truncated stays as it is.
 */
export async function wholeAnswer(
  ctx: Ctx,
  asked: { set: IndexSet; row: EntityRow; answer: Screening; known: readonly MatchRow[]; searched: Searched },
): Promise<WholeAnswer> {
  const { set, row, answer, known, searched } = asked;
  if (!answer.truncated || known.length === 0) return { ...answer, limit: MATCHES_PER_ENTITY, stillAlike: [] };
  await ctx.breathe();
  const subject = entitySubject(row);
  // Matches whose decision stays do not use up places.
  const decided = known.filter(({ state, keepQuiet }) => state !== 'pending' && keepQuiet).length;
  const limit = MATCHES_PER_ENTITY + decided;
  const options = { threshold: set.threshold, limit };
  const [whole = answer] = decided === 0 ? [] : await screenAsked(ctx, set, [subject], options);
  const found = new Set(whole.hits.map(({ id }) => id));
  const left = known.filter(
    (row) =>
      standingState(row) === 'pending' && !found.has(row.partyId) && (searched === 'all' || searched.has(row.partyId)),
  );
  const stillAlike: PairFound[] = [];
  if (whole.truncated) {
    for (const [id, party] of await listedNow(ctx, left)) {
      const comparison = compare(subject, party, { threshold: set.threshold });
      if (comparison.match) stillAlike.push({ id, ...comparison });
    }
  }
  return { ...whole, limit, stillAlike };
}

/** The parties of matches that are on the version in force, by id. */
export async function listedNow(ctx: Ctx, matches: readonly MatchRow[]): Promise<Map<number, ListedParty>> {
  if (matches.length === 0) return new Map();
  const rows = await ctx.db.orm
    .select({ id: partyRevision.partyId, party: partyRevision.data })
    .from(partyRevision)
    .innerJoin(watchlist, eq(watchlist.id, partyRevision.watchlistId))
    .where(
      and(
        inIds(
          partyRevision.partyId,
          matches.map(({ partyId }) => partyId),
        ),
        isInForce(),
      ),
    );
  return new Map(rows.map(({ id, party }) => [id, party]));
}

/** Those of the entities whose last search of whole lists, or an update since, was truncated: there are more hits. */
export async function withMore(ctx: Ctx, entityIds: readonly number[]): Promise<number[]> {
  const isNewestCut = ctx.db.orm
    .select({ truncated: screening.truncated })
    .from(screening)
    .where(and(eq(screening.entityId, entity.id), or(screening.truncated, ne(screening.cause, 'list-update'))))
    .orderBy(desc(screening.id))
    .limit(1);
  const found = await ctx.db.orm
    .select({ id: entity.id })
    .from(entity)
    .where(and(inIds(entity.id, entityIds), sql`${isNewestCut}`));
  return found.map(({ id }) => id);
}
