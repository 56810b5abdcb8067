import { idsOf, inIds } from '@tamis/db/db';
import { caseActivity, caseFile, entity, user } from '@tamis/db/schema';
import { type SQL, and, eq, isNull, ne, sql } from 'drizzle-orm';
import { mayNow, whoMay } from '../auth/active-users.ts';
import { knownDay } from '../calendar.ts';
import type { Ctx } from '../context.ts';
import { entitiesNamed } from '../entities/entities-named.ts';
import { assertAsRead } from '../changed-meanwhile.ts';
import { assertEntityExists } from '../entities/known-entity.ts';
import { BadRequest, NotFound } from '../errors.ts';
import { readPlaces } from '../keyset.ts';
import { mentions } from '../search/prose-search.ts';
import { readInTurns } from '../turns.ts';
import { MAX_ROWS, type Page } from '../wire.ts';
import { type Write, commit } from '../write.ts';
import { type ActivityDraft, type CaseState, activitiesOfChange, activitiesOfNewCase } from './activities.ts';
import { CASE_ORDERS, activitiesWhere, casePlacesQuery, casesWhere } from './present.ts';
import type {
  Assignee,
  CaseActivity,
  CaseChange,
  CaseFile,
  CasesOfEntity,
  ListCases,
  NewCase,
  NewCases,
  UpdateCase,
} from './schema.ts';
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

/** The cases of one entity. Throws `NotFound` when there is no such entity: that is not an entity without cases. */
export async function casesOfEntity(ctx: Ctx, input: CasesOfEntity): Promise<Page<CaseFile>> {
  await assertEntityExists(ctx, input.entityId);
  return listCases(ctx, input);
}

/** Throws `NotFound` when there is no such case. */
export async function getCase(ctx: Ctx, id: number): Promise<CaseFile> {
  const [found] = await casesWhere(ctx, eq(caseFile.id, id), { limit: 1 });
  if (!found) throw caseNotFound(id);
  return found;
}

/** The case's timeline, newest first. */
export async function listActivities(ctx: Ctx, caseId: number): Promise<CaseActivity[]> {
  await getCase(ctx, caseId);
  return activitiesWhere(ctx, eq(caseActivity.caseId, caseId), MAX_ROWS);
}

/** Opens a case. The entity must exist and the assignee must be someone who may work on cases. */
export async function createCase(ctx: Ctx, { entityId, ...input }: NewCase): Promise<CaseFile> {
  const [id = 0] = await openCases(ctx, [entityId], input);
  return getCase(ctx, id);
}

/** Opens the same case for each of several entities, all or none. Returns them in the order of the entities. */
export async function createCases(ctx: Ctx, { entityIds, ...input }: NewCases): Promise<CaseFile[]> {
  const ids = await openCases(ctx, entityIds, input);
  const opened = await casesWhere(ctx, inIds(caseFile.id, ids), { limit: ids.length });
  return opened.toSorted((a, b) => a.id - b.id);
}

/** Opens a case for each entity. Returns their ids, in that order. */
function openCases(ctx: Ctx, entityIds: readonly number[], input: Omit<NewCase, 'entityId'>): Promise<number[]> {
  const { title, description, status, priority } = input;
  const dueDate = knownDay('dueDate', input.dueDate ?? null);
  const fields = { title, description, status, priority, dueDate, outcome: null };
  return commit(ctx, async (write) => {
    const entities = await knownEntities(ctx, entityIds);
    const assignee = await assigneeOf(ctx, input.assignedTo ?? null);
    const ids: number[] = [];
    for (const entity of entities) {
      ids.push(await openCase(ctx, write, { ...fields, entity, assignee }));
    }
    return ids;
  });
}

async function openCase(ctx: Ctx, write: Write, created: CaseState): Promise<number> {
  const { entity, assignee, ...fields } = created;
  const id = await write.id(caseFile);
  const now = ctx.now();
  const references = { entityId: entity.id, assignedTo: assignee?.id ?? null };
  write.insert(caseFile, [
    { id, ...fields, ...references, createdBy: ctx.user?.id ?? null, createdAt: now, updatedAt: now },
  ]);
  await addActivities(ctx, write, id, activitiesOfNewCase(created));
  write.audit('case.create', { type: 'case', id }, { ...fields, ...references });
  return id;
}

/**
 * Changes what is given and leaves the rest; a change that changes nothing writes nothing. A comment is stored with the
 * change or not at all: a case is not resolved without what it was resolved on. Throws `Conflict` where one of the texts
 * has changed since it was `read`.
 */
export async function updateCase(
  ctx: Ctx,
  caseId: number,
  change: CaseChange,
  { comment, read }: Pick<UpdateCase, 'comment' | 'read'> = {},
): Promise<CaseFile> {
  await commit(ctx, async (write) => {
    await addChange(ctx, write, caseId, { change, read });
    if (comment !== undefined) await addComment(ctx, write, caseId, comment);
  });
  return getCase(ctx, caseId);
}

async function addChange(
  ctx: Ctx,
  write: Write,
  caseId: number,
  { change, read = {} }: Pick<UpdateCase, 'change' | 'read'>,
): Promise<void> {
  const before = await stateOf(ctx, caseId);
  const status = change.status ?? before.status;
  const after: CaseState = {
    title: change.title ?? before.title,
    description: change.description ?? before.description,
    status,
    outcome: status !== 'resolved' ? null : change.outcome === undefined ? before.outcome : change.outcome,
    priority: change.priority ?? before.priority,
    dueDate: isChanged(change.dueDate, before.dueDate) ? knownDay('dueDate', change.dueDate) : before.dueDate,
    entity: isChanged(change.entityId, before.entity.id) ? await knownEntity(ctx, change.entityId) : before.entity,
    assignee: isChanged(change.assignedTo, before.assignee?.id ?? null)
      ? await assigneeOf(ctx, change.assignedTo)
      : before.assignee,
  };
  // A text that is overwritten must be the one that was read.
  assertAsRead<Partial<CaseState>>(before, after, read, { title: 'title', description: 'description' });
  const activities = activitiesOfChange(before, after);
  if (activities.length === 0) return;
  const { entity, assignee, ...fields } = after;
  write.add(
    ctx.db.orm
      .update(caseFile)
      .set({ ...fields, entityId: entity.id, assignedTo: assignee?.id ?? null, updatedAt: ctx.now() })
      .where(eq(caseFile.id, caseId)),
  );
  await addActivities(ctx, write, caseId, activities);
  write.audit('case.update', { type: 'case', id: caseId }, { before: plain(before), after: plain(after) });
}

/** Adds a comment to the timeline and returns it. */
export async function commentOnCase(ctx: Ctx, input: { caseId: number; content: string }): Promise<CaseActivity> {
  const { caseId, content } = input;
  const activityId = await commit(ctx, async (write) => {
    await stateOf(ctx, caseId);
    return addComment(ctx, write, caseId, content);
  });
  const [comment] = await activitiesWhere(ctx, eq(caseActivity.id, activityId), 1);
  if (!comment) throw caseNotFound(caseId);
  return comment;
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

/** That a case says it, or is about an entity of this name. Asked once for the page and the count. */
async function textCondition(ctx: Ctx, text: string): Promise<SQL> {
  const named = inIds(caseFile.entityId, [...(await entitiesNamed(ctx, text))]);
  const said = mentions(text, caseFile.id, 'case', 'all') ?? sql`false`;
  // One condition with 'or' would read every case.
  return inIds(
    caseFile.id,
    await idsOf(ctx.db, sql`select id from ${caseFile} where ${said} union select id from ${caseFile} where ${named}`),
  );
}

async function stateOf(ctx: Ctx, caseId: number): Promise<CaseState> {
  const [found] = await ctx.db.orm
    .select({ row: caseFile, entityName: entity.name, fullName: user.fullName })
    .from(caseFile)
    .innerJoin(entity, eq(entity.id, caseFile.entityId))
    .leftJoin(user, eq(user.id, caseFile.assignedTo))
    .where(eq(caseFile.id, caseId));
  if (!found) throw caseNotFound(caseId);
  const { title, description, status, priority, outcome, dueDate, entityId, assignedTo } = found.row;
  return {
    title,
    description,
    status,
    priority,
    outcome,
    dueDate,
    entity: { id: entityId, name: found.entityName },
    assignee: assignedTo === null ? null : { id: assignedTo, fullName: found.fullName ?? '' },
  };
}

/** Whether a field is given and differs. An unchanged one is not checked again: an assignee may have left since. */
function isChanged<T>(given: T | undefined, current: T): given is T {
  return given !== undefined && given !== current;
}

async function knownEntity(ctx: Ctx, entityId: number): Promise<CaseState['entity']> {
  return (await knownEntities(ctx, [entityId]))[0]!;
}

/** In the order asked for. */
async function knownEntities(ctx: Ctx, entityIds: readonly number[]): Promise<CaseState['entity'][]> {
  const found = await ctx.db.orm
    .select({ id: entity.id, name: entity.name })
    .from(entity)
    .where(inIds(entity.id, entityIds));
  return entityIds.map((entityId) => {
    const known = found.find(({ id }) => id === entityId);
    if (!known) throw new BadRequest(`entityId: entity ${entityId} does not exist. Choose an entity from the list.`);
    return known;
  });
}

/** Everybody who may work on cases, by name. */
export async function listAssignees(ctx: Ctx): Promise<Assignee[]> {
  const rows = await ctx.db.orm
    .select({ id: user.id, fullName: user.fullName })
    .from(user)
    .where(whoMay('cases.write'));
  return rows.toSorted((one, other) => one.fullName.localeCompare(other.fullName, 'en') || one.id - other.id);
}

async function assigneeOf(ctx: Ctx, userId: number | null): Promise<CaseState['assignee']> {
  if (userId === null) return null;
  const [found] = await ctx.db.orm.select().from(user).where(eq(user.id, userId));
  if (!found) throw new BadRequest(`assignedTo: user ${userId} does not exist.`);
  if (found.disabledAt !== null) {
    throw new BadRequest(
      `assignedTo: ${found.fullName} no longer has access. Choose somebody else, or ask an administrator to enable the account.`,
    );
  }
  if (!mayNow(found, 'cases.write')) {
    throw new BadRequest(`assignedTo: ${found.fullName} may not work on cases. Choose an analyst or an administrator.`);
  }
  return { id: found.id, fullName: found.fullName };
}

async function addComment(ctx: Ctx, write: Write, caseId: number, content: string): Promise<number> {
  const [activityId = 0] = await addActivities(ctx, write, caseId, [{ activityType: 'comment', content }]);
  write.audit('case.comment', { type: 'case', id: caseId }, { activityId, content });
  return activityId;
}

/** Returns their ids, in the order given, which is that of the timeline. */
async function addActivities(ctx: Ctx, write: Write, caseId: number, drafts: ActivityDraft[]): Promise<number[]> {
  const common = { caseId, userId: ctx.user?.id ?? null, createdAt: ctx.now() };
  const rows: (typeof caseActivity.$inferInsert & { id: number })[] = [];
  for (const draft of drafts) rows.push({ id: await write.id(caseActivity), ...common, ...draft });
  write.insert(caseActivity, rows);
  return rows.map(({ id }) => id);
}

function plain({ entity, assignee, ...fields }: CaseState): object {
  return { ...fields, entityId: entity.id, assignedTo: assignee?.id ?? null };
}

function caseNotFound(id: number): NotFound {
  return new NotFound(`Case ${id} not found`);
}
