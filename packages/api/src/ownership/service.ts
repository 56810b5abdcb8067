import { entity, listedParty, ownershipLink, watchlist } from '@tamis/db/schema';
import { and, eq, sql } from 'drizzle-orm';
import type { AuditSubject } from '../audit/actions.ts';
import type { Ctx } from '../context.ts';
import { knownDay } from '../calendar.ts';
import { assertAsRead } from '../changed-meanwhile.ts';
import { BadRequest, Conflict, NotFound } from '../errors.ts';
import { queueModelWork } from '../jobs/queue-job.ts';
import { startJob } from '../jobs/runner.ts';
import { reassess } from '../risk/reassess.ts';
import { partiesOf } from '../screening/listed-parties.ts';
import { uprightText } from '../wire.ts';
import { type Write, commit } from '../write.ts';
import { companyFault, linkFault } from './link-fault.ts';
import { ownershipOf } from './ownership-of.ts';
import { type LinkRow, nextReview, recordedLinks } from './parties.ts';
import type { LinkChange, NewLink, Ownership, OwnershipLink, PartyRef } from './schema.ts';

const NO_LINK = 'Ownership link not found';

/** The owner of a new link, looked up. */
export type FoundOwner = Pick<LinkRow, 'ownerEntityId' | 'ownerPartyId' | 'ownerName'>;
/** What a person states about a link besides the two parties. */
type Terms = Pick<LinkRow, 'share' | 'fromDate' | 'toDate' | 'source'>;

/** Records that somebody owns a share of a company. Flags of the 50 % rule are updated in the same write. */
export async function addLink(ctx: Ctx, input: NewLink): Promise<OwnershipLink> {
  const { ownedEntityId } = input;
  const { id, jobId } = await commit(ctx, async (write) => {
    await assertCompany(ctx, ownedEntityId);
    const owner = await findOwner(ctx, input);
    const row = newLinkRow(ctx, await write.id(ownershipLink), { ...owner, ownedEntityId, ...termsOf(input) });
    assertSensible(row, await recordedLinks(ctx, [ownedEntityId]));
    return { id: row.id, jobId: await storeLinks(ctx, write, [row]) };
  });
  startJob(ctx, jobId);
  return linkOf(ctx, ownedEntityId, id);
}

/**
 * Changes the given fields of a link; does nothing if nothing differs. Throws `Conflict` if one of the fields has changed since
 * it was `read`.
 */
export async function changeLink(
  ctx: Ctx,
  linkId: number,
  change: LinkChange,
  read: LinkChange = {},
): Promise<OwnershipLink> {
  const { ownedEntityId, jobId } = await commit(ctx, async (write) => {
    const before = await linkRow(ctx, linkId);
    if (before.removedAt !== null)
      throw new Conflict('This ownership link has been removed. Add it again if it still applies.');
    const terms = { ...before, ...definedTerms(change) };
    // Shares decide who is blocked, so a value may be overwritten only by somebody who has seen it.
    assertAsRead<Partial<Terms>>(before, terms, definedTerms(read), FIELD_WORDS);
    if (JSON.stringify(auditDetails(before)) === JSON.stringify(auditDetails(terms)))
      return { ownedEntityId: before.ownedEntityId, jobId: null };
    const after = { ...terms, reviewOn: nextReview(ctx, terms), updatedAt: ctx.now() };
    const others = await recordedLinks(ctx, [before.ownedEntityId]);
    assertSensible(
      after,
      others.filter(({ id }) => id !== linkId),
    );
    const { share, fromDate, toDate, source, reviewOn, updatedAt } = after;
    write.add(
      ctx.db.orm
        .update(ownershipLink)
        .set({ share, fromDate, toDate, source, reviewOn, updatedAt })
        .where(eq(ownershipLink.id, linkId)),
    );
    write.audit('ownership.change', auditSubject(after), {
      link: linkId,
      before: auditDetails(before),
      after: auditDetails(after),
    });
    return { ownedEntityId: before.ownedEntityId, jobId: await follow(ctx, write, [after]) };
  });
  startJob(ctx, jobId);
  return linkOf(ctx, ownedEntityId, linkId);
}

/**
 * Removes a link. Its row stays, with the user and the time of the removal. Throws `NotFound` if it is removed already.
 */
export async function removeLink(ctx: Ctx, linkId: number): Promise<Ownership> {
  const { ownedEntityId, jobId } = await commit(ctx, async (write) => {
    const before = await linkRow(ctx, linkId);
    if (before.removedAt !== null) throw new NotFound(NO_LINK);
    const removed = { removedAt: ctx.now(), removedBy: ctx.user?.id ?? null, reviewOn: null };
    write.add(ctx.db.orm.update(ownershipLink).set(removed).where(eq(ownershipLink.id, linkId)));
    write.audit('ownership.remove', auditSubject(before), { link: linkId, ...auditDetails(before) });
    const next = await follow(ctx, write, [{ ...before, ...removed }]);
    return { ownedEntityId: before.ownedEntityId, jobId: next };
  });
  startJob(ctx, jobId);
  return ownershipOf(ctx, { entityId: ownedEntityId });
}

/** Adds new links to a write, with their audit events and their consequences. Returns the model's job. */
export async function storeLinks(
  ctx: Ctx,
  write: Write,
  rows: readonly LinkRow[],
  file?: string,
): Promise<number | null> {
  write.insert(ownershipLink, rows);
  for (const row of rows) {
    write.audit('ownership.add', auditSubject(row), {
      link: row.id,
      ...auditDetails(row),
      ...(file !== undefined && { file }),
    });
  }
  return follow(ctx, write, rows);
}

/** Adds the consequences of links to a write. Returns the model's job, which the caller starts afterwards. */
async function follow(ctx: Ctx, write: Write, links: readonly LinkRow[]): Promise<number | null> {
  await reassess(ctx, write, { rows: [], isNew: false, matchesOf: () => [], ownership: { links } });
  return queueModelWork(ctx, write, { entityIds: [...new Set(links.map((link) => link.ownedEntityId))] });
}

/** The row of a new link. */
export function newLinkRow(ctx: Ctx, id: number, link: FoundOwner & Terms & { ownedEntityId: number }): LinkRow {
  return {
    id,
    ...link,
    ownerName: uprightText(link.ownerName),
    reviewOn: nextReview(ctx, link),
    createdBy: ctx.user?.id ?? null,
    createdAt: ctx.now(),
    updatedAt: ctx.now(),
    removedBy: null,
    removedAt: null,
  };
}

function assertSensible(link: LinkRow, others: readonly LinkRow[]): void {
  const fault = linkFault(link, others);
  if (fault) throw fault.isConflict ? new Conflict(fault.message) : new BadRequest(fault.message);
}

async function assertCompany(ctx: Ctx, id: number): Promise<void> {
  const [owned] = await ctx.db.orm
    .select({ name: entity.name, type: entity.type })
    .from(entity)
    .where(eq(entity.id, id));
  if (!owned) throw new BadRequest(`ownedEntityId: entity ${id} does not exist.`);
  const fault = companyFault(owned);
  if (fault !== null) throw new BadRequest(fault);
}

async function findOwner(ctx: Ctx, input: NewLink): Promise<FoundOwner> {
  const { ownerEntityId, ownerParty, ownerName } = input;
  const given = [ownerEntityId, ownerParty, ownerName || null].filter((one) => one !== null && one !== undefined);
  if (given.length !== 1) throw new BadRequest('Owner is required: one of ownerEntityId, ownerParty or ownerName.');
  if (ownerParty) return listedOwner(ctx, ownerParty);
  if (typeof ownerEntityId !== 'number') {
    return { ownerEntityId: null, ownerPartyId: null, ownerName: ownerName ?? '' };
  }
  const [found] = await ctx.db.orm.select({ name: entity.name }).from(entity).where(eq(entity.id, ownerEntityId));
  if (!found) throw new BadRequest(`ownerEntityId: entity ${ownerEntityId} does not exist.`);
  return { ownerEntityId, ownerPartyId: null, ownerName: found.name };
}

async function listedOwner(ctx: Ctx, { list, sourceRef }: PartyRef): Promise<FoundOwner> {
  const [found] = await ctx.db.orm
    .select({ id: listedParty.id })
    .from(listedParty)
    .innerJoin(watchlist, eq(watchlist.id, listedParty.watchlistId))
    .where(and(eq(sql`upper(${watchlist.code})`, list.toUpperCase()), eq(listedParty.sourceRef, sourceRef)));
  const info = found && (await partiesOf(ctx, [found.id])).get(found.id);
  if (!found || !info) throw new BadRequest(`ownerParty: there is no party ${sourceRef} on the list ${list}.`);
  return { ownerEntityId: null, ownerPartyId: found.id, ownerName: info.primaryName };
}

async function linkRow(ctx: Ctx, id: number): Promise<LinkRow> {
  const [row] = await ctx.db.orm.select().from(ownershipLink).where(eq(ownershipLink.id, id));
  if (!row) throw new NotFound(NO_LINK);
  return row;
}

async function linkOf(ctx: Ctx, entityId: number, id: number): Promise<OwnershipLink> {
  const { owners } = await ownershipOf(ctx, { entityId });
  const found = owners.find((link) => link.id === id);
  if (!found) throw new NotFound(NO_LINK);
  return found;
}

/** The terms of an input. Throws `BadRequest` if a date does not exist. */
export function termsOf({ share, from, to, source }: LinkChange): Terms {
  return {
    share: share ?? null,
    fromDate: knownDay('from', from ?? null),
    toDate: knownDay('to', to ?? null),
    source: source || null,
  };
}

function definedTerms(change: LinkChange): Partial<Terms> {
  const { share, fromDate, toDate, source } = termsOf(change);
  return {
    ...(change.share !== undefined && { share }),
    ...(change.from !== undefined && { fromDate }),
    ...(change.to !== undefined && { toDate }),
    ...(change.source !== undefined && { source }),
  };
}

const FIELD_WORDS = { share: 'share', fromDate: 'first day', toDate: 'last day', source: 'source' } as const;

function auditSubject({ ownedEntityId }: LinkRow): AuditSubject {
  return { type: 'entity', id: ownedEntityId };
}

/** A link as audit events record it. */
function auditDetails({ ownerEntityId, ownerPartyId, ownerName, share, fromDate, toDate, source }: LinkRow) {
  return { ownerEntityId, ownerPartyId, owner: ownerName, share, from: fromDate, to: toDate, source };
}
