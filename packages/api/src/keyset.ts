/**
 * Pages of a list go on behind the row that was read last, not behind a number of rows: rows that leave the list in between,
 * because they were decided, read or closed, would otherwise make the next page skip as many others.
 */
import type { Db } from '@tamis/db/db';
import { type SQL, asc, desc, sql } from 'drizzle-orm';
import { BadRequest } from './errors.ts';

/** An order of rows in which no two are alike: all its keys run the same way, and the last one is the number of the row. */
export interface KeyOrder {
  name: string;
  isDescending: boolean;
  by: readonly (Key | NullableKey)[];
}
type Key = Parameters<typeof asc>[0];
/** A key that may be null, and what is compared in place of null: it has to sort where null does. */
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

/** What a page selects of a row: its keys, as one JSON array. */
export const placeIn = (order: KeyOrder): SQL<string> => sql<string>`json_array(${keysOf(order)})`;

/** That a row comes after the one of the cursor. Throws `BadRequest` for what is no cursor of this order. */
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

/** The ids of the rows of a page, and the cursor behind them. The query selects the places of one row more than the limit. */
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
