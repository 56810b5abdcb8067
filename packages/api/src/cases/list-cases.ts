import { idsOf, inIds } from '@tamis/db/db';
import { caseFile } from '@tamis/db/schema';
import { type SQL, and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { entitiesNamed } from '../entities/entities-named.ts';
import { assertEntityExists } from '../entities/known-entity.ts';
import { readPlaces } from '../keyset.ts';
import { mentions } from '../search/prose-search.ts';
import { readInTurns } from '../turns.ts';
import type { Page } from '../wire.ts';
import { CASE_ORDERS, casePlacesQuery, casesWhere } from './present.ts';
import type { CaseFile, CasesOfEntity, ListCases } from './schema.ts';
import type { CaseFilter } from './view-schema.ts';

/** A page of cases, newest first unless asked otherwise. `mine` are those assigned to the current user. */
export async function listCases(ctx: Ctx, input: ListCases): Promise<Page<CaseFile>> {
  const condition = and(
    filterCondition(ctx, input.filter),
    statusCondition(input.status),
    input.entityId === undefined ? undefined : eq(caseFile.entityId, input.entityId),
    input.assigned === undefined ? undefined : isNull(caseFile.assignedTo),
    input.text ? await textCondition(ctx, input.text) : undefined,
  );
  const order = CASE_ORDERS[input.sort ?? '-createdAt'];
  const { ids, next } = await readPlaces(ctx.db, order, casePlacesQuery(ctx, condition, input), input.limit);
  const rows = await readInTurns(ids, ctx.breathe, (slice) =>
    casesWhere(ctx, inIds(caseFile.id, slice), { limit: slice.length }, input.sort),
  );
  return { rows, total: await ctx.db.orm.$count(caseFile, condition), next };
}

/** The cases of one entity. Throws `NotFound` if there is no such entity, which is not the same as one without cases. */
export async function casesOfEntity(ctx: Ctx, input: CasesOfEntity): Promise<Page<CaseFile>> {
  await assertEntityExists(ctx, input.entityId);
  return listCases(ctx, input);
}

function filterCondition(ctx: Ctx, filter: CaseFilter): SQL | undefined {
  switch (filter) {
    case 'all':
      return undefined;
    case 'mine':
      // Nobody has the id 0: the system itself has no cases.
      return eq(caseFile.assignedTo, ctx.user?.id ?? 0);
    case 'high':
    case 'medium':
    case 'low':
      return eq(caseFile.priority, filter);
    default:
      return eq(caseFile.status, filter);
  }
}

function statusCondition(status: ListCases['status']): SQL | undefined {
  if (status === undefined) return undefined;
  return status === 'unresolved' ? ne(caseFile.status, 'resolved') : eq(caseFile.status, status);
}

/** The condition that a case contains the text, or is about an entity of that name. Used for both the page and the count. */
async function textCondition(ctx: Ctx, text: string): Promise<SQL> {
  const named = inIds(caseFile.entityId, [...(await entitiesNamed(ctx, text))]);
  const said = mentions(text, caseFile.id, 'case', 'all') ?? sql`false`;
  // One condition with 'or' would read every case.
  return inIds(
    caseFile.id,
    await idsOf(ctx.db, sql`select id from ${caseFile} where ${said} union select id from ${caseFile} where ${named}`),
  );
}
