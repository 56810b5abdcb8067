import { inIds } from '@tamis/db/db';
import { caseActivity, caseFile, entity, user } from '@tamis/db/schema';
import { eq } from 'drizzle-orm';
import { knownDay } from '../calendar.ts';
import type { Ctx } from '../context.ts';
import { assertAsRead } from '../changed-meanwhile.ts';
import { BadRequest, NotFound } from '../errors.ts';
import { MAX_ROWS } from '../wire.ts';
import { type Write, commit } from '../write.ts';
import { type ActivityDraft, type CaseState, activitiesOfChange, activitiesOfNewCase } from './activities.ts';
import { assigneeOf } from './assignees.ts';
import { activitiesWhere, casesWhere } from './present.ts';
import type { CaseActivity, CaseChange, CaseFile, NewCase, NewCases, UpdateCase } from './schema.ts';

/** Throws `NotFound` if there is no such case. */
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
 * Changes the given fields; does nothing if nothing differs. A comment is stored together with the change, so that no case is
 * resolved without the reason. Throws `Conflict` if one of the texts has changed since it was `read`.
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
