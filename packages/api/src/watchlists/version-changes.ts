import { listVersion, listedParty, partyRevision } from '@tamis/db/schema';
import { type SQL, and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Ctx } from '../context.ts';
import { NotFound } from '../errors.ts';
import type { Page } from '../wire.ts';
import { changedFields } from './party-changes.ts';
import type { ChangesInput, PartyChange } from './schema.ts';
import { VERSION_OUTLINE } from './version-rows.ts';

/** The revision that this version ended. */
const ended = alias(partyRevision, 'ended');
/** The revision that this version began. */
const begun = alias(partyRevision, 'begun');

/**
 * What a version changed, by name: parties that were added, changed (with the fields) or removed. Of a staged version too,
 * so that the person who decides on it sees what it would do; a refused one has left nothing.
 */
export async function versionChanges(ctx: Ctx, input: ChangesInput): Promise<Page<PartyChange>> {
  const [version] = await ctx.db.orm
    .select(VERSION_OUTLINE)
    .from(listVersion)
    .where(eq(listVersion.id, input.versionId));
  if (!version) throw new NotFound(`Version ${input.versionId} not found`);
  const { added, changed, removed, state } = version;
  const isKept = state === 'accepted' || state === 'staged';
  const kinds = { added, changed, removed } as const;
  const total = !isKept ? 0 : input.kind ? kinds[input.kind] : added + changed + removed;
  if (total === 0) return { rows: [], total };
  if (input.kind) return { rows: await page(ctx, version, input.kind, input), total };
  const rows: PartyChange[] = [];
  let skipped = 0;
  // All kinds: one after the other, each from where the page begins in it.
  for (const kind of ['added', 'changed', 'removed'] as const) {
    const offset = Math.max(0, input.offset - skipped);
    const limit = input.limit - rows.length;
    if (limit > 0 && offset < kinds[kind]) rows.push(...(await page(ctx, version, kind, { limit, offset })));
    skipped += kinds[kind];
  }
  return { rows, total };
}

type Version = { id: number; watchlistId: number };

async function page(
  ctx: Ctx,
  version: Version,
  kind: PartyChange['kind'],
  { limit, offset }: { limit: number; offset: number },
): Promise<PartyChange[]> {
  const rows = kind === 'removed' ? removedRows(ctx, version) : begunRows(ctx, version, kind);
  return (await rows.limit(limit).offset(offset)).map(({ sourceRef, before, after }) => {
    const shown = after ?? before;
    const fields = before && after ? changedFields(before.data, after.data) : [];
    const { partyId, primaryName, type } = shown ?? { partyId: 0, primaryName: '', type: 'person' as const };
    return { partyId, kind, sourceRef, primaryName, type, fields };
  });
}

function begunRows(ctx: Ctx, { id, watchlistId }: Version, kind: 'added' | 'changed') {
  const which: SQL = kind === 'added' ? isNull(ended.id) : isNotNull(ended.id);
  return ctx.db.orm
    .select({ sourceRef: listedParty.sourceRef, after: begun, before: ended })
    .from(begun)
    .innerJoin(listedParty, eq(listedParty.id, begun.partyId))
    .leftJoin(ended, and(eq(ended.partyId, begun.partyId), eq(ended.toVersion, id)))
    .where(and(eq(begun.watchlistId, watchlistId), eq(begun.fromVersion, id), which))
    .orderBy(asc(begun.id))
    .$dynamic();
}

function removedRows(ctx: Ctx, { id, watchlistId }: Version) {
  const goesOn = sql`exists (select 1 from party_revision r where r.party_id = ${ended.partyId} and r.from_version = ${id})`;
  return ctx.db.orm
    .select({ sourceRef: listedParty.sourceRef, before: ended, after: sql<null>`null` })
    .from(ended)
    .innerJoin(listedParty, eq(listedParty.id, ended.partyId))
    .where(and(eq(ended.watchlistId, watchlistId), eq(ended.toVersion, id), sql`not ${goesOn}`))
    .orderBy(asc(ended.id))
    .$dynamic();
}
