import { inIds } from '@tamis/db/db';
import { entity, listedParty, watchlist } from '@tamis/db/schema';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { nameKey } from '../entities/name-key.ts';
import { shorten } from '../errors.ts';
import { partiesOf } from '../screening/listed-parties.ts';
import { companyFault } from './link-fault.ts';
import type { FoundOwner } from './service.ts';

/** How many letters of a cell an error quotes. Names are longer than other cells. */
const MAX_QUOTED = 60;

interface Ref {
  list: string;
  sourceRef: string;
}
type Named = Pick<typeof entity.$inferSelect, 'id' | 'name' | 'type' | 'nameKey'>;

/** The parties that the cells of a file refer to, looked up for a whole batch at a time. An error is one sentence. */
interface Directory {
  owner: (text: string) => FoundOwner | string;
  owned: (text: string) => { id: number } | string;
}

/**
 * A cell is an entity's id ('12' or '#12'), a listed party ('OFAC:36'), or a name. A name refers to the entity with
 * that name, in any word order, case and script. The name of an owner that is no entity is kept as text.
 */
export async function directoryOf(ctx: Ctx, texts: readonly string[]): Promise<Directory> {
  const ids = texts.flatMap((text) => idIn(text) ?? []);
  const refs = texts.flatMap((text) => refIn(text) ?? []);
  const byId = new Map((await entitiesById(ctx, ids)).map((row) => [row.id, row]));
  const byKey = Map.groupBy(
    await entitiesByKey(ctx, texts.filter((text) => idIn(text) === null).map(nameKey)),
    (row) => row.nameKey,
  );
  const lists = refs.length === 0 ? new Map<string, number>() : await idsOfLists(ctx);
  const listed = await listedByRef(ctx, refs, lists);

  const entityCalled = (column: string, text: string): Named | string | null => {
    const id = idIn(text);
    if (id !== null) return byId.get(id) ?? `${column}: entity ${id} does not exist`;
    const called = byKey.get(nameKey(text)) ?? [];
    if (called.length > 1) {
      const some = called.slice(0, 3).map((row) => row.id);
      return `${column}: ${called.length} entities are called '${shorten(text, MAX_QUOTED)}'. Write the id of one, such as ${some.join(' or ')}`;
    }
    return called[0] ?? null;
  };
  return {
    owner: (text) => {
      const ref = refIn(text);
      const party = ref && listed.get(refKey(ref));
      if (party) return { ownerEntityId: null, ownerPartyId: party.id, ownerName: party.name };
      if (ref && lists.has(ref.list))
        return `owner: there is no party ${shorten(ref.sourceRef, MAX_QUOTED)} on the list ${ref.list}`;
      const found = entityCalled('owner', text);
      if (typeof found === 'string') return found;
      return { ownerEntityId: found?.id ?? null, ownerPartyId: null, ownerName: found?.name ?? text };
    },
    owned: (text) => {
      const found = entityCalled('owned', text);
      if (typeof found === 'string') return found;
      if (found === null)
        return `owned: no entity is called '${shorten(text, MAX_QUOTED)}'. Add the company first, or write its id`;
      const fault = companyFault(found);
      return fault === null ? { id: found.id } : `owned: ${fault}`;
    },
  };
}

/** The id in a cell; null if the cell is a name. */
function idIn(text: string): number | null {
  const digits = /^#?(\d{1,12})$/.exec(text)?.[1];
  return digits === undefined ? null : Number(digits);
}

/** 'OFAC:36' as list and reference. A name with a colon has the same form, but its list will not be found. */
function refIn(text: string): Ref | null {
  const [, list = '', sourceRef = ''] = /^([\w-]{1,40}):\s*(\S.*)$/.exec(text) ?? [];
  return list === '' ? null : { list: list.toUpperCase(), sourceRef };
}

const { id, name, type, nameKey: key } = entity;
const columns = { id, name, type, nameKey: key };

async function entitiesById(ctx: Ctx, ids: readonly number[]): Promise<Named[]> {
  if (ids.length === 0) return [];
  return ctx.db.orm.select(columns).from(entity).where(inIds(id, ids));
}

async function entitiesByKey(ctx: Ctx, keys: readonly string[]): Promise<Named[]> {
  const wanted = [...new Set(keys)].filter((one) => one !== '');
  if (wanted.length === 0) return [];
  return ctx.db.orm.select(columns).from(entity).where(inIds(key, wanted));
}

const refKey = ({ list, sourceRef }: Ref) => `${list.toUpperCase()}:${sourceRef}`;

/** The lists by code. */
async function idsOfLists(ctx: Ctx): Promise<Map<string, number>> {
  const rows = await ctx.db.orm.select({ id: watchlist.id, code: watchlist.code }).from(watchlist);
  return new Map(rows.map((row) => [row.code.toUpperCase(), row.id]));
}

async function listedByRef(
  ctx: Ctx,
  refs: readonly Ref[],
  lists: ReadonlyMap<string, number>,
): Promise<Map<string, { id: number; name: string }>> {
  const pairs = refs.flatMap(({ list, sourceRef }) => {
    const listId = lists.get(list);
    return listId === undefined ? [] : [[listId, sourceRef] as const];
  });
  if (pairs.length === 0) return new Map();
  const rows = await ctx.db.orm
    .select({ id: listedParty.id, watchlistId: listedParty.watchlistId, sourceRef: listedParty.sourceRef })
    .from(listedParty)
    .where(
      sql`(${listedParty.watchlistId}, ${listedParty.sourceRef}) in (select value ->> 0, value ->> 1 from json_each(${JSON.stringify(pairs)}))`,
    );
  const infos = await partiesOf(
    ctx,
    rows.map((row) => row.id),
  );
  return new Map(
    rows.flatMap((row) => {
      const info = infos.get(row.id);
      return info
        ? [[refKey({ list: info.code, sourceRef: row.sourceRef }), { id: row.id, name: info.primaryName }] as const]
        : [];
    }),
  );
}
