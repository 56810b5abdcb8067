import { RISK_HIGH } from '@tamis/screening/risk/bands';
import { idsOf, rowsById } from '@tamis/db/db';
import { type EntityRow, entity, match } from '@tamis/db/schema';
import { type SQL, and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { changedMeanwhile } from '../changed-meanwhile.ts';
import { BadRequest, NotFound } from '../errors.ts';
import { queueModelWork } from '../jobs/model-queue.ts';
import { startJob } from '../jobs/runner.ts';
import { recordedLinks } from '../ownership/parties.ts';
import { planScreenings } from '../screening/screen-entities.ts';
import { screenEntity } from '../screening/screen-subjects.ts';
import { WAITING_STATES } from '../screening/view-schema.ts';
import { declaredListNames } from '../watchlists/registry.ts';
import type { Page } from '../wire.ts';
import { containsText } from '../like-pattern.ts';
import { readInTurns } from '../turns.ts';
import { commit } from '../write.ts';
import { changedFields, staleFields, withOwnFacts } from './changed-fields.ts';
import { countryHas } from './country-has.ts';
import { countryShown } from './country-shown.ts';
import { idsByMatches } from './ids-by-matches.ts';
import { IN_RISK_BAND } from './in-risk-band.ts';
import { nameKey, nameWords } from './name-key.ts';
import { nameOrder } from './name-order.ts';
import { presentEntities } from './present.ts';
import type { Entity, EntityChange, ListEntities, NewEntity, TabCounts } from './schema.ts';
import type { EntitySort, EntityTab } from './view-schema.ts';
import { type ScreenedFields, matchHashOf } from './subject.ts';

/** The tabs of the list, as conditions. */
const TABS: Record<EntityTab, SQL | undefined> = {
  all: undefined,
  ...IN_RISK_BAND,
  pep: eq(entity.isPep, true),
  sanctioned: eq(entity.isSanctioned, true),
};

/** What stands with the entity itself. */
type StoredSort = Exclude<EntitySort, 'matches' | '-matches'>;
const isStored = (sort: EntitySort): sort is StoredSort => sort !== 'matches' && sort !== '-matches';

/** By the 50 % rule. As the index has it. */
const IS_BLOCKED = sql`${entity.blockedShare} is not null`;

/** Each as an index has it, so that nothing is sorted; ids are given in the order of creation. */
const SORTS: Record<StoredSort, readonly SQL[]> = {
  name: [asc(entity.nameOrder), asc(entity.id)],
  '-name': [desc(entity.nameOrder), desc(entity.id)],
  riskScore: [asc(entity.riskScore), asc(entity.id)],
  '-riskScore': [desc(entity.riskScore), desc(entity.id)],
  createdAt: [asc(entity.id)],
  '-createdAt': [desc(entity.id)],
  country: [asc(entity.countryName), asc(entity.id)],
  '-country': [desc(entity.countryName), desc(entity.id)],
  flags: [asc(entity.isSanctioned), asc(IS_BLOCKED), asc(entity.isPep), asc(entity.id)],
  '-flags': [desc(entity.isSanctioned), desc(IS_BLOCKED), desc(entity.isPep), desc(entity.id)],
};

/** A page of the entities that pass the filters of the list. */
export async function listEntities(ctx: Ctx, input: ListEntities): Promise<Page<Entity>> {
  const [all] = await entityCountQuery(ctx, input);
  const total = all?.count ?? 0;
  const { sort, limit, offset } = input;
  const ids = isStored(sort)
    ? await idsOf(ctx.db, entityIdsQuery(ctx, { ...input, sort }))
    : await idsByMatches(ctx, {
        shown: shownIn(ctx, input, null),
        total,
        isDescending: sort === '-matches',
        limit,
        offset,
      });
  const rows = await readInTurns(ids, ctx.breathe, async (slice) =>
    presentEntities(ctx, await rowsById(ctx.db, entity, slice)),
  );
  return { rows, total };
}

/** The tables and the filter of a list; without an order where rows are only counted. */
function shownIn(ctx: Ctx, input: ListEntities, order: EntitySort | null): { from: SQL; where?: SQL } {
  const unindexed = and(
    input.country === undefined ? undefined : countryHas(input.country),
    input.name === undefined ? undefined : nameHas(input.name.trim()),
  );
  const where = and(
    TABS[input.tab],
    input.matches === undefined ? undefined : inArray(entity.id, waitingIds(ctx)),
    input.type === undefined ? undefined : eq(entity.type, input.type),
    unindexed,
  );
  const isWalked = unindexed === undefined && (input.type === undefined || isOfType(input, order));
  // No index covers these filters, so every row is read; reading them in index order takes ten times as long as a scan.
  const from = isWalked ? sql`${entity}` : sql`${entity} not indexed`;
  return where === undefined ? { from } : { from, where };
}

/** Whether the index of types has the rows in this order, and the tab. */
function isOfType({ tab, matches }: ListEntities, order: EntitySort | null): boolean {
  const isByRisk = order === null || order === 'riskScore' || order === '-riskScore';
  return isByRisk && tab !== 'pep' && tab !== 'sanctioned' && matches === undefined;
}

/** Every word of the text; what holds no letter and no digit is looked for as it stands. */
function nameHas(text: string): SQL | undefined {
  const words = nameWords(text);
  if (words.length === 0 && text !== '') return containsText(entity.name, text);
  return and(...words.map((word) => containsText(entity.nameKey, word)));
}

/** Entities with a match that waits for a decision, or for a second person's. */
const waitingIds = (ctx: Ctx) =>
  ctx.db.orm.select({ id: match.entityId }).from(match).where(inArray(match.state, WAITING_STATES));

/** Only the numbers of a page: a late page walks over an index, and over no row that is not shown. */
export function entityIdsQuery(ctx: Ctx, input: ListEntities & { sort: StoredSort }) {
  const { from, where } = shownIn(ctx, input, input.sort);
  return ctx.db.orm
    .select({ id: sql<number>`${entity.id}`.as('id') })
    .from(from)
    .where(where)
    .orderBy(...SORTS[input.sort])
    .limit(input.limit)
    .offset(input.offset);
}

/** The number of all of them. */
export function entityCountQuery(ctx: Ctx, input: ListEntities) {
  const { from, where } = shownIn(ctx, input, null);
  return ctx.db.orm.select({ count: count() }).from(from).where(where);
}

/** The number of entities in each tab, each counted on its index. */
export async function countTabs(ctx: Ctx): Promise<TabCounts> {
  const counted = Object.entries(TABS).map(async ([tab, condition]) => {
    return [tab, await ctx.db.orm.$count(entity, condition)] as const;
  });
  return Object.fromEntries(await Promise.all(counted)) as TabCounts;
}

/** Throws `NotFound` when there is no such entity. */
export async function getEntity(ctx: Ctx, id: number): Promise<Entity> {
  const [found] = await presentEntities(ctx, [await entityRow(ctx, id)]);
  if (!found) throw new NotFound('Entity not found');
  return found;
}

async function entityRow(ctx: Ctx, id: number): Promise<EntityRow> {
  const [row] = await ctx.db.orm.select().from(entity).where(eq(entity.id, id));
  if (!row) throw new NotFound('Entity not found');
  return row;
}

/** Stores, screens, and assesses in one batch: an entity is never seen unscreened. Facts that its type has not are left out. */
export async function createEntity(ctx: Ctx, given: NewEntity): Promise<Entity> {
  const input = withOwnFacts(given);
  const { id, jobId } = await commit(ctx, async (write) => {
    const set = await ctx.index.current();
    const row = newEntityRow(ctx, await write.id(entity), input);
    write.insert(entity, [row]);
    write.audit('entity.create', { type: 'entity', id: row.id }, { entity: input });
    const stored = asRow(row);
    const rows = [stored];
    const answers = screenEntity(set, stored);
    await planScreenings(ctx, write, { rows, answers, set, cause: 'created', searched: 'all', isNew: true });
    return { id: row.id, jobId: await queueModelWork(ctx, write, { entityIds: [row.id] }) };
  });
  startJob(ctx, jobId);
  return getEntity(ctx, id);
}

/**
 * Changes what is given and screens the entity again; where nothing differs, nothing is done. Throws `Conflict` where
 * one of the fields has changed since it was `read`.
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
    const answers = screenEntity(set, after);
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

/** A company with owners stays one: nothing else can be owned, and its share of blocked owners would stay for good. */
async function assertMayBe(ctx: Ctx, { id, name, type }: EntityRow, wanted: EntityRow['type'] = type): Promise<void> {
  if (wanted === 'company' || (await recordedLinks(ctx, [id])).length === 0) return;
  throw new BadRequest(`type: ${name} has owners, and only a company can be owned. Remove its owners first.`);
}

function assertUnchanged(row: EntityRow, change: EntityChange, read: EntityChange): void {
  const [stale] = staleFields(row, change, read);
  if (stale !== undefined) throw changedMeanwhile(FIELD_WORDS[stale] ?? stale);
}

/** Fields whose column is not called as people call them. */
const FIELD_WORDS: Readonly<Record<string, string>> = {
  birthDate: 'birth date',
  founded: 'founded date',
  declaredScore: 'risk score',
  declaredPep: 'PEP flag',
  declaredSanctioned: 'sanctioned flag',
  declaredLists: 'list of sanctions lists',
  declaredReasons: 'list of reasons',
};

/** What evidence says of an entity that was never screened: nothing. */
const UNSCREENED = {
  assessedScore: 0,
  derivedPep: false,
  derivedSanctioned: false,
  derivedLists: [],
  derivedReasons: [],
  blockedShare: null,
  lastScreenedAt: null,
} satisfies Partial<EntityRow>;

type NewRow = Omit<EntityRow, keyof typeof UNSCREENED | 'riskScore' | 'isPep' | 'isSanctioned'>;

/** The columns that follow from what an entity is called and from the other facts that are compared. */
const followingColumns = (ctx: Ctx, fields: ScreenedFields) => ({
  nameKey: nameKey(fields.name),
  nameOrder: nameOrder(fields.name),
  countryName: countryShown(fields.country),
  matchHash: matchHashOf(ctx.createHash, fields),
});

/** An entity as it is first stored; what is declared and what will be derived stand apart. */
export function newEntityRow(ctx: Ctx, id: number, input: NewEntity): NewRow {
  const now = ctx.now();
  const info = input.additionalInfo;
  const declaredLists = declaredListNames(input.flags?.sanctionLists ?? []);
  const fields = {
    name: input.name,
    type: input.type,
    country: input.country,
    birthDate: info?.birthDate || null,
    position: info?.position || null,
    founded: info?.founded || null,
    industry: info?.industry || null,
  };
  return {
    id,
    ...fields,
    declaredScore: input.riskScore,
    highSince: input.riskScore >= RISK_HIGH ? now : null,
    declaredPep: input.isPep,
    // An entity on a sanctions list is sanctioned.
    declaredSanctioned: input.isSanctioned || declaredLists.length > 0,
    declaredLists,
    declaredReasons: input.flags?.reasons ?? [],
    ...followingColumns(ctx, fields),
    uploadJobId: null,
    uploadRow: null,
    createdBy: ctx.user?.id ?? null,
    createdAt: now,
    updatedAt: now,
  };
}

/** A new row as the database will return it, generated columns included. */
export function asRow(row: NewRow): EntityRow {
  return {
    ...UNSCREENED,
    ...row,
    riskScore: row.declaredScore,
    isPep: row.declaredPep,
    isSanctioned: row.declaredSanctioned,
  };
}

function pick(row: EntityRow, fields: Partial<EntityRow>): Partial<EntityRow> {
  return Object.fromEntries(Object.keys(fields).map((key) => [key, row[key as keyof EntityRow]]));
}
