import { inIds, lastId } from '@tamis/db/db';
import { alert, alertRead, entity } from '@tamis/db/schema';
import { type SQL, and, asc, count, eq, gt, gte, isNull, lte, sql } from 'drizzle-orm';
import type { SQLiteSelect } from 'drizzle-orm/sqlite-core';
import { type Ctx, type CurrentUser, signedIn } from '../context.ts';
import { NotFound } from '../errors.ts';
import { type KeyOrder, isBehind, orderBy, placeIn, readPlaces } from '../keyset.ts';
import { readInTurns } from '../turns.ts';
import { type Page, toIso } from '../wire.ts';
import { type Write, commit } from '../write.ts';
import { matchesOfAlerts } from './matches-of-alerts.ts';
import type { Alert, ListAlerts, MarkedRead } from './schema.ts';
import type { AlertFilter } from './view-schema.ts';

/** A page of alerts, newest first. Each person has read marks of their own; alerts older than the account count as read. */
export async function listAlerts(ctx: Ctx, input: ListAlerts): Promise<Page<Alert>> {
  const reader = signedIn(ctx);
  const where = and(
    filterCondition(input.filter, reader),
    input.entityId === undefined ? undefined : eq(alert.entityId, input.entityId),
  );
  const ofReader = input.filter === 'unread' ? reader : null;
  const places = ctx.db.orm.select({ place: placeIn(NEWEST_FIRST).as('place') }).from(alert);
  const page = withReads(places.$dynamic(), ofReader)
    .where(and(where, isBehind(NEWEST_FIRST, input.cursor)))
    .orderBy(...orderBy(NEWEST_FIRST))
    .limit(input.limit + 1)
    .offset(input.offset);
  const { ids, next } = await readPlaces(ctx.db, NEWEST_FIRST, page, input.limit);
  const rows = await readInTurns(ids, ctx.breathe, async (slice) =>
    presentAlerts(
      ctx,
      await alertsFor(ctx, reader)
        .where(inIds(alert.id, slice))
        .orderBy(...orderBy(NEWEST_FIRST)),
      reader,
    ),
  );
  const [all] = await withReads(ctx.db.orm.select({ count: count() }).from(alert).$dynamic(), ofReader).where(where);
  return { rows, total: all?.count ?? 0, next };
}

/** The order of every list of alerts. */
export const NEWEST_FIRST: KeyOrder = { name: 'newest', isDescending: true, by: [alert.createdAt, alert.id] };

/** Joins what somebody has read, if that matters. Without the join, an index of the alerts is enough. */
function withReads<T extends SQLiteSelect>(query: T, reader: CurrentUser | null): T {
  if (reader !== null) query.leftJoin(alertRead, readBy(reader));
  return query;
}

/**
 * How many alerts this person has not read, of all or of those that fit a condition. The read ones are subtracted from all:
 * an index counts them all, so only the read ones are looked up.
 */
export async function unreadCount(ctx: Ctx, condition?: SQL): Promise<number> {
  const reader = signedIn(ctx);
  const ofReader = and(isSinceAccount(reader), condition);
  const read = sql`select count(*) from ${alertRead} cross join ${alert} where ${and(readBy(reader), ofReader)}`;
  const [row] = await ctx.db.orm
    .select({ count: sql<number>`count(*) - (${read})` })
    .from(alert)
    .where(ofReader);
  return row?.count ?? 0;
}

/** Throws `NotFound` if there is no such alert. */
export async function getAlert(ctx: Ctx, id: number): Promise<Alert> {
  const reader = signedIn(ctx);
  const [found] = await presentAlerts(ctx, await alertsFor(ctx, reader).where(eq(alert.id, id)), reader);
  if (!found) throw new NotFound(`Alert ${id} not found`);
  return found;
}

/** Marks an alert as read; does nothing if it is. */
export async function markRead(ctx: Ctx, alertId: number): Promise<Alert> {
  const reader = signedIn(ctx);
  await commit(ctx, async (write) => {
    const found = await getAlert(ctx, alertId);
    if (found.isRead) return;
    write.insert(alertRead, [{ alertId, userId: reader.id, readAt: ctx.now() }]);
    write.audit('alert.read', { type: 'entity', id: found.entityId }, { alert: alertId });
  });
  return getAlert(ctx, alertId);
}

/** Alerts marked in one write: a large upload may raise a hundred thousand. */
const SLICE = 500;

/** Marks every unread alert that fits the filter and exists now, slice by slice. */
export async function markAllRead(ctx: Ctx, filter: AlertFilter): Promise<MarkedRead> {
  const reader = signedIn(ctx);
  const readAt = ctx.now();
  const newest = await lastId(ctx.db, alert);
  const count = await writeInSlices(ctx, async (write, after) => {
    const unread = await ctx.db.orm
      .select({ id: alert.id })
      .from(alert)
      .leftJoin(alertRead, readBy(reader))
      .where(and(isUnread(reader), filterCondition(filter, reader), gt(alert.id, after), lte(alert.id, newest)))
      .orderBy(asc(alert.id))
      .limit(SLICE);
    write.insert(
      alertRead,
      unread.map(({ id }) => ({ alertId: id, userId: reader.id, readAt })),
    );
    if (unread.length > 0) {
      write.audit('alert.read-all', { type: 'user', id: reader.id }, { filter, alerts: unread.length, readAt });
    }
    return unread.map(({ id }) => id);
  });
  return { count, readAt: toIso(readAt) };
}

/** Undoes one `markAllRead`: what it marked is unread again, what was read before stays read. Returns how many. */
export async function undoMarkAllRead(ctx: Ctx, readAt: number): Promise<number> {
  const reader = signedIn(ctx);
  const { alertId, userId } = alertRead;
  return writeInSlices(ctx, async (write, after) => {
    const marked = await ctx.db.orm
      .select({ id: alertId })
      .from(alertRead)
      .where(and(eq(userId, reader.id), eq(alertRead.readAt, readAt), gt(alertId, after)))
      .orderBy(asc(alertId))
      .limit(SLICE);
    const ids = marked.map(({ id }) => id);
    if (ids.length > 0) {
      write.add(ctx.db.orm.delete(alertRead).where(and(eq(userId, reader.id), inIds(alertId, ids))));
      write.audit('alert.unread', { type: 'user', id: reader.id }, { alerts: ids.length, readAt });
    }
    return ids;
  });
}

/** One write after the other, each for the alerts after the last one, until none are left. Returns how many there were. */
async function writeInSlices(ctx: Ctx, slice: (write: Write, after: number) => Promise<number[]>): Promise<number> {
  let count = 0;
  for (let after = 0; ;) {
    const from = after;
    const ids = await commit(ctx, (write) => slice(write, from));
    count += ids.length;
    const last = ids.at(-1);
    if (last === undefined || ids.length < SLICE) return count;
    after = last;
    await ctx.breathe();
  }
}

/** The condition of unread alerts: no mark by this person, and not older than the account. */
function isUnread(reader: CurrentUser): SQL | undefined {
  return and(isNull(alertRead.readAt), isSinceAccount(reader));
}

function isSinceAccount(reader: CurrentUser): SQL {
  return gte(alert.createdAt, reader.createdAt);
}

function readBy(reader: CurrentUser): SQL | undefined {
  return and(eq(alertRead.alertId, alert.id), eq(alertRead.userId, reader.id));
}

/** A query for alerts and whether this person has read them; the caller adds the condition and the order. */
export function alertsFor(ctx: Ctx, reader: CurrentUser) {
  return ctx.db.orm
    .select({ alert, entityName: entity.name, readAt: alertRead.readAt })
    .from(alert)
    .innerJoin(entity, eq(entity.id, alert.entityId))
    .leftJoin(alertRead, readBy(reader))
    .$dynamic();
}

type FoundAlert = Awaited<ReturnType<typeof alertsFor>>[number];

/** Alerts as they go over the wire, with the state of their matches. */
export async function presentAlerts(ctx: Ctx, rows: readonly FoundAlert[], reader: CurrentUser): Promise<Alert[]> {
  const matches = await matchesOfAlerts(
    ctx,
    rows.map((row) => row.alert.id),
  );
  return rows.map((row) => presentAlert(row, reader, matches.get(row.alert.id)));
}

function presentAlert(row: FoundAlert, reader: CurrentUser, matches: Alert['matches']): Alert {
  const { id, entityId, alertType, severity, content, articleId, createdAt } = row.alert;
  return {
    id,
    entityId,
    entity: { id: entityId, name: row.entityName },
    alertType,
    severity,
    content,
    isRead: row.readAt !== null || createdAt < reader.createdAt,
    ...(matches && { matches }),
    ...(articleId !== null && { articleId }),
    createdAt: toIso(createdAt),
  };
}

function filterCondition(filter: AlertFilter, reader: CurrentUser): SQL | undefined {
  switch (filter) {
    case 'all':
      return undefined;
    case 'unread':
      return isUnread(reader);
    case 'high':
    case 'medium':
    case 'low':
      return eq(alert.severity, filter);
    default:
      return eq(alert.alertType, filter);
  }
}
