/** The current states of the matches that alerts were raised for. */
import { inIds } from '@tamis/db/db';
import { alert, match, user } from '@tamis/db/schema';
import { and, count, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Ctx } from '../context.ts';
import type { Alert } from './schema.ts';

type MatchesOfAlert = NonNullable<Alert['matches']>;

/**
 * By the id of the alert, with one query for all of them. A match belongs to an alert when the same write raised it or
 * opened it again, so both have the same time; its screening changes every time.
 */
export async function matchesOfAlerts(ctx: Ctx, ids: readonly number[]): Promise<Map<number, MatchesOfAlert>> {
  const found = new Map<number, MatchesOfAlert>();
  if (ids.length === 0) return found;
  for (const { alertId, state, withdrawal, decider, approver, matches } of await matchesQuery(ctx, ids)) {
    const of = found.get(alertId) ?? { waiting: 0, confirmed: 0, dismissed: 0, withdrawn: 0, decidedBy: [] };
    const isDecided = state === 'confirmed' || state === 'dismissed';
    of[isDecided ? (withdrawal ? 'withdrawn' : state) : 'waiting'] += matches;
    for (const name of isDecided ? [decider, approver] : [])
      if (name !== null && !of.decidedBy.includes(name)) of.decidedBy.push(name);
    found.set(alertId, of);
  }
  return found;
}

const approvers = alias(user, 'approvers');

function matchesQuery(ctx: Ctx, ids: readonly number[]) {
  const isOfAlert = sql`${alert.createdAt} in (${match.createdAt}, ${match.waitingSince})`;
  return ctx.db.orm
    .select({
      alertId: alert.id,
      state: match.state,
      withdrawal: match.withdrawal,
      decider: user.fullName,
      approver: approvers.fullName,
      matches: count(),
    })
    .from(alert)
    .innerJoin(match, and(eq(match.entityId, alert.entityId), isOfAlert))
    .leftJoin(user, eq(user.id, match.decidedBy))
    .leftJoin(approvers, eq(approvers.id, match.approvedBy))
    .where(and(inIds(alert.id, ids), sql`${alert.cause} glob 'screening:*'`))
    .groupBy(alert.id, match.state, match.decidedBy, match.approvedBy, match.withdrawal);
}
