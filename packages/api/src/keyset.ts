/**
 * Where a list goes on, told by the row that was read last and not by how many were read: rows that leave the list
 * meanwhile, because they were decided, read or closed, would take as many others with them.
 */
import type { Db } from '@tamis/db/db';
import { type SQL, asc, desc, sql } from 'drizzle-orm';
import { BadRequest } from './errors.ts';

/** An order of rows in which no two are alike: all its keys run the same way, and the last one is the number of the row. */
export interface KeyOrder {
  name: string;
  isDescending: boolean;
  by: readonly Key[];
  /** What is compared in place of a key that may be null, by its place; it has to stand where null does. */
  instead?: Readonly<Record<number, SQL>>;
}
type Key = Parameters<typeof asc>[0];

const keysOf = ({ by, instead = {} }: KeyOrder) =>
  sql.join(
    by.map((key, at) => sql`${instead[at] ?? key}`),
    sql`, `,
  );

export const orderBy = ({ by, isDescending }: KeyOrder): SQL[] =>
  by.map((key) => (isDescending ? desc(key) : asc(key)));

/** What a page selects of a row: its keys, as one value. */
export const placeIn = (order: KeyOrder): SQL<string> => sql<string>`json_array(${keysOf(order)})`;

/** That a row comes after the one that the cursor tells of. Throws `BadRequest` for what is no cursor of this order. */
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

/** The numbers of the rows of a page that selects their places and one more than its limit, and the cursor behind them. */
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
