import { rowsById } from '@tamis/db/db';
import { type EntityRow, entity } from '@tamis/db/schema';
import { eq } from 'drizzle-orm';
import { changedMeanwhile } from '../changed-meanwhile.ts';
import type { Ctx } from '../context.ts';
import { BadRequest, NotFound } from '../errors.ts';
import { queueModelWork } from '../jobs/queue-job.ts';
import { startJob } from '../jobs/runner.ts';
import { recordedLinks } from '../ownership/parties.ts';
import { planScreenings } from '../screening/screen-entities.ts';
import { screenEntity } from '../screening/screen-subjects.ts';
import { commit } from '../write.ts';
import { changedFields, staleFields, withOwnFacts } from './changed-fields.ts';
import { asRow, followingColumns, newEntityRow } from './entity-row.ts';
import { presentEntities } from './present.ts';
import type { Entity, EntityChange, NewEntity } from './schema.ts';

/** Throws `NotFound` if there is no such entity. */
export async function getEntity(ctx: Ctx, id: number): Promise<Entity> {
  const [found] = await presentEntities(ctx, await rowsById(ctx.db, entity, [id]));
  if (!found) throw new NotFound('Entity not found');
  return found;
}

async function entityRow(ctx: Ctx, id: number): Promise<EntityRow> {
  const [row] = await ctx.db.orm.select().from(entity).where(eq(entity.id, id));
  if (!row) throw new NotFound('Entity not found');
  return row;
}

/** Stores, screens and assesses in one batch, so nobody sees an unscreened entity. Facts that its type does not have are left out. */
export async function createEntity(ctx: Ctx, given: NewEntity): Promise<Entity> {
  const input = withOwnFacts(given);
  const { id, jobId } = await commit(ctx, async (write) => {
    const set = await ctx.index.current();
    const row = newEntityRow(ctx, await write.id(entity), input);
    write.insert(entity, [row]);
    write.audit('entity.create', { type: 'entity', id: row.id }, { entity: input });
    const stored = asRow(row);
    const rows = [stored];
    const answers = await screenEntity(ctx, set, stored);
    await planScreenings(ctx, write, { rows, answers, set, cause: 'created', searched: 'all', isNew: true });
    return { id: row.id, jobId: await queueModelWork(ctx, write, { entityIds: [row.id] }) };
  });
  startJob(ctx, jobId);
  return getEntity(ctx, id);
}

/**
 * Changes the given fields and screens the entity again; does nothing if nothing differs. Throws `Conflict` if one of the fields
 * has changed since it was `read`.
 */
export async function updateEntity(ctx: Ctx, id: number, change: EntityChange, read?: EntityChange): Promise<Entity> {
  const jobId = await commit(ctx, async (write) => {
    const set = await ctx.index.current();
    const before = await entityRow(ctx, id);
    if (read) assertUnchanged(before, change, read);
    const fields = changedFields(before, change);
    if (Object.keys(fields).length === 0) return null;
    await assertMayBe(ctx, before, fields.type);
    const following = followingColumns(ctx, { ...before, ...fields });
    const after = { ...before, ...fields, ...following };
    write.add(
      ctx.db.orm
        .update(entity)
        .set({ ...fields, ...following, updatedAt: ctx.now() })
        .where(eq(entity.id, id)),
    );
    write.audit('entity.update', { type: 'entity', id }, { before: pick(before, fields), after: fields });
    const answers = await screenEntity(ctx, set, after);
    await planScreenings(ctx, write, {
      rows: [after],
      answers,
      set,
      cause: 'changed',
      searched: 'all',
      isNew: false,
    });
    return queueModelWork(ctx, write, { entityIds: [id] });
  });
  startJob(ctx, jobId);
  return getEntity(ctx, id);
}

/** Throws if a company with owners would become something else: only companies can be owned. */
async function assertMayBe(ctx: Ctx, { id, name, type }: EntityRow, wanted: EntityRow['type'] = type): Promise<void> {
  if (wanted === 'company' || (await recordedLinks(ctx, [id])).length === 0) return;
  throw new BadRequest(`type: ${name} has owners, and only a company can be owned. Remove its owners first.`);
}

function assertUnchanged(row: EntityRow, change: EntityChange, read: EntityChange): void {
  const [stale] = staleFields(row, change, read);
  if (stale !== undefined) throw changedMeanwhile(FIELD_WORDS[stale] ?? stale);
}

/** What people call fields whose column has another name. */
const FIELD_WORDS: Readonly<Record<string, string>> = {
  birthDate: 'birth date',
  founded: 'founded date',
  declaredScore: 'risk score',
  declaredPep: 'PEP flag',
  declaredSanctioned: 'sanctioned flag',
  declaredLists: 'list of sanctions lists',
  declaredReasons: 'list of reasons',
};

function pick(row: EntityRow, fields: Partial<EntityRow>): Partial<EntityRow> {
  return Object.fromEntries(Object.keys(fields).map((key) => [key, row[key as keyof EntityRow]]));
}
