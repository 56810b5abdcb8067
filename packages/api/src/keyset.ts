/**
 * Keyset pagination: a page continues after the last row that was read, not after a number of rows. Otherwise rows that leave
 * the list in between, because they were decided, read or closed, would make the next page skip as many others.
 */
import type { Db } from '@tamis/db/db';
import { type SQL, asc, desc, sql } from 'drizzle-orm';
import { BadRequest } from './errors.ts';

/** A total order of rows: all its keys run the same way, and the last one is the id. */
export interface KeyOrder {
  name: string;
  isDescending: boolean;
  by: readonly (Key | NullableKey)[];
}
type Key = Parameters<typeof asc>[0];
/** A key that may be null, and what is compared in its place; it must sort where null does. */
interface NullableKey {
  key: Key;
  nullAs: string | number;
}
const isNullable = (key: Key | NullableKey): key is NullableKey => 'nullAs' in key;

const keysOf = ({ by }: KeyOrder) =>
  sql.join(
    by.map((one) => (isNullable(one) ? sql`coalesce(${one.key}, ${one.nullAs})` : sql`${one}`)),
    sql`, `,
  );

export const orderBy = ({ by, isDescending }: KeyOrder): SQL[] =>
  by.map((one) => (isDescending ? desc : asc)(isNullable(one) ? one.key : one));

/** The keys of a row as one JSON array, for a page to select. */
export const placeIn = (order: KeyOrder): SQL<string> => sql<string>`json_array(${keysOf(order)})`;

/** The condition that a row comes after the cursor. Throws `BadRequest` if it is not a cursor of this order. */
export function isBehind(order: KeyOrder, cursor: string | undefined): SQL | undefined {
  if (cursor === undefined) return undefined;
  const [name, ...parts] = cursor.split('_');
  if (name !== order.name || parts.length !== order.by.length || !parts.every((part) => KEY.test(part)))
    throw new BadRequest('cursor: give the one in the Link header of the previous page, and keep the same order');
  const keys = sql.join(
    parts.map((part) => sql`${NUMBER.test(part) ? Number(part) : part}`),
    sql`, `,
  );
  return sql`(${keysOf(order)}) ${sql.raw(order.isDescending ? '<' : '>')} (${keys})`;
}
const NUMBER = /^-?\d+(?:\.\d+)?$/;
/** A key is a number or a day. */
const KEY = /^(?:-?\d+(?:\.\d+)?|\d{4}-\d{2}-\d{2})$/;

/** The ids of a page, and the cursor after it. The query selects the keys of one row more than the limit. */
export async function readPlaces(
  db: Db,
  order: KeyOrder,
  query: { getSQL(): SQL },
  limit: number,
): Promise<{ ids: number[]; next: string | null }> {
  const [found] = await db.orm.all<{ places: string }>(
    sql`select json_group_array(json(place)) as places from (${query.getSQL()})`,
  );
  const places = JSON.parse(found?.places ?? '[]') as (string | number)[][];
  const shown = places.slice(0, limit);
  const last = places.length > limit ? shown.at(-1) : undefined;
  return {
    ids: shown.map((place) => place.at(-1) as number),
    next: last ? [order.name, ...last].join('_') : null,
  };
}
