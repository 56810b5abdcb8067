import { caseActivity, caseFile, entity, user } from '@tamis/db/schema';
import { type SQL, and, desc, eq, sql } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { type KeyOrder, isBehind, orderBy, placeIn } from '../keyset.ts';
import { toIso } from '../wire.ts';
import type { CaseActivity, CaseFile, ListCases } from './schema.ts';
import type { CaseSort } from './view-schema.ts';

/** Shown where the system itself acted. */
const SYSTEM = 'System';

export const CASE_ORDERS: Readonly<Record<CaseSort, KeyOrder>> = {
  '-createdAt': { name: '-createdAt', isDescending: true, by: [caseFile.createdAt, caseFile.id] },
  dueDate: {
    name: 'dueDate',
    isDescending: false,
    // As the index has it.
    by: [
      sql`${caseFile.status} = 'resolved'`,
      sql`${caseFile.dueDate} is null`,
      { key: caseFile.dueDate, nullAs: '0000-00-00' },
      caseFile.id,
    ],
  },
};

/** Cases as they go over the wire, newest first unless asked otherwise, with the names of entity and assignee. */
export async function casesWhere(
  ctx: Ctx,
  condition: SQL | undefined,
  { limit }: { limit: number },
  sort: CaseSort = '-createdAt',
): Promise<CaseFile[]> {
  const rows = await ctx.db.orm
    .select({ row: caseFile, entityName: entity.name, assignee: user.fullName })
    .from(caseFile)
    .innerJoin(entity, eq(entity.id, caseFile.entityId))
    .leftJoin(user, eq(user.id, caseFile.assignedTo))
    .where(condition)
    .orderBy(...orderBy(CASE_ORDERS[sort]))
    .limit(limit);
  return rows.map(({ row, entityName, assignee }) => ({
    id: row.id,
    entityId: row.entityId,
    entity: { id: row.entityId, name: entityName },
    title: row.title,
    description: row.description,
    status: row.status,
    priority: row.priority,
    outcome: row.outcome,
    assignedTo: row.assignedTo,
    assignee,
    dueDate: row.dueDate,
    createdAt: toIso(row.createdAt),
    updatedAt: toIso(row.updatedAt),
  }));
}

type CasePage = Pick<ListCases, 'limit' | 'cursor' | 'sort'> & { offset?: number };

/** The places of a page of cases and of the one behind it, not asked for yet: a late page walks over an index. */
export function casePlacesQuery(
  ctx: Ctx,
  condition: SQL | undefined,
  { limit, offset = 0, cursor, sort = '-createdAt' }: CasePage,
) {
  const order = CASE_ORDERS[sort];
  return ctx.db.orm
    .select({ place: placeIn(order).as('place') })
    .from(caseFile)
    .where(and(condition, isBehind(order, cursor)))
    .orderBy(...orderBy(order))
    .limit(limit + 1)
    .offset(offset);
}

/** Case activities as they go over the wire, newest first, with the entity and who acted. */
export async function activitiesWhere(ctx: Ctx, condition: SQL | undefined, limit: number): Promise<CaseActivity[]> {
  const rows = await ctx.db.orm
    .select({ row: caseActivity, entityId: entity.id, entityName: entity.name, fullName: user.fullName })
    .from(caseActivity)
    .innerJoin(caseFile, eq(caseFile.id, caseActivity.caseId))
    .innerJoin(entity, eq(entity.id, caseFile.entityId))
    .leftJoin(user, eq(user.id, caseActivity.userId))
    .where(condition)
    .orderBy(desc(caseActivity.createdAt), desc(caseActivity.id))
    .limit(limit);
  return rows.map(({ row, entityId, entityName, fullName }) => ({
    id: row.id,
    caseId: row.caseId,
    activityType: row.activityType,
    content: row.content,
    createdAt: toIso(row.createdAt),
    entity: { id: entityId, name: entityName },
    user: { fullName: fullName ?? SYSTEM },
  }));
}
