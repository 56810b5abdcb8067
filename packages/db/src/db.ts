import type { Client, InStatement, InValue, ResultSet } from '@libsql/client';
import { type SQL, getTableColumns, getTableName, sql } from 'drizzle-orm';
import { type LibSQLDatabase, drizzle } from 'drizzle-orm/libsql';
import { SQLiteSyncDialect, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import * as schema from './schema/index.ts';
import { createMutex } from './mutex.ts';
import { storePlainText } from './plain-text.ts';

/** A drizzle query that has not run yet, or raw SQL. */
export type Statement = SQL | { toSQL(): { sql: string; params: unknown[] } };

export interface Db {
  /** For reading. Writes go through `write`. */
  orm: LibSQLDatabase<typeof schema>;
  client: Client;
  /** Runs the statements as one transaction: all of them or none. */
  write(statements: readonly Statement[]): Promise<ResultSet[]>;
  /** Runs one piece of work at a time in this process: libSQL would freeze the event loop while a second writer waits. Not reentrant. */
  exclusive<T>(work: () => Promise<T>): Promise<T>;
  close(): void;
}

const dialect = new SQLiteSyncDialect();

/** Wraps a libSQL client, embedded or remote. The caller owns the client's address and lifetime. */
export function createDb(client: Client): Db {
  storePlainText(client);
  return {
    orm: drizzle(client, { schema }),
    client,
    write: (statements) => client.batch(statements.map(toStatement), 'write'),
    exclusive: createMutex(),
    close: () => client.close(),
  };
}

function toStatement(statement: Statement): InStatement {
  const query = 'toSQL' in statement ? statement.toSQL() : dialect.sqlToQuery(statement);
  return { sql: query.sql, args: query.params as InValue[] };
}

/** Waits for its turn, then writes: see `exclusive`. */
export const writeInTurn = (db: Db, statements: readonly Statement[]): Promise<ResultSet[]> =>
  db.exclusive(() => db.write(statements));

type Insert<T extends SQLiteTable> = T['$inferInsert'];

/** A value of a JSON column that is JSON text already. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type InsertOrText<T extends SQLiteTable> = { [K in keyof Insert<T>]: Insert<T>[K] | JsonText };

/**
 * Inserts many rows with one statement: the rows travel as one JSON argument, which is ten times as fast as one statement
 * per row and has no limit of parameters. All rows must have the columns of the first one: throws if a row has a value for
 * another column, because it would be lost. Blobs are not supported.
 */
export function insertMany<T extends SQLiteTable>(table: T, rows: readonly InsertOrText<T>[]): SQL {
  const columns = getTableColumns(table);
  const used = Object.keys(rows[0] ?? {}).filter((key) => columns[key] !== undefined);
  const isUsed = new Set(used);
  const values = (rows as readonly Record<string, unknown>[]).map((row) => {
    for (const key in row) {
      if (isUsed.has(key) || columns[key] === undefined || row[key] === undefined) continue;
      throw new Error(`The first row for ${getTableName(table)} has no ${key}, and a later one has.`);
    }
    return used.map((key) => {
      const value = row[key];
      if (value === null || value === undefined) return null;
      return value instanceof JsonText ? value.text : columns[key]?.mapToDriverValue(value);
    });
  });
  const names = sql.join(
    used.map((key) => sql.identifier(columns[key]?.name ?? key)),
    sql`, `,
  );
  const picks = sql.join(
    used.map((_, at) => sql.raw(`value ->> ${at}`)),
    sql`, `,
  );
  return sql`insert into ${sql.identifier(getTableName(table))} (${names}) select ${picks} from json_each(${JSON.stringify(values)})`;
}

/** `column in (ids)` for any number of ids, as one parameter. */
export function inIds(column: unknown, ids: readonly (number | string)[]): SQL {
  return sql`${column} in (select value from json_each(${JSON.stringify(ids)}))`;
}

/**
 * Rows by their ids, in the order of the ids; an id without a row is left out. They arrive as one JSON text: libSQL's
 * client takes several times as long for separate columns. Blobs are not supported.
 */
export async function rowsById<T extends SQLiteTable, K extends keyof T['$inferSelect'] & string>(
  db: Db,
  table: T,
  ids: readonly number[],
  only?: readonly K[],
): Promise<Pick<T['$inferSelect'], K>[]> {
  if (ids.length === 0) return [];
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => only?.includes(key as K) ?? true);
  const values = sql.join(
    columns.map(([, column]) => sql`${column}`),
    sql`, `,
  );
  const rows = sql`select json_array(${values}) as "row" from json_each(${JSON.stringify(ids)}) as wanted join ${table} on ${table}.id = wanted.value order by wanted.key`;
  const [found] = await db.orm.all<{ rows: string | null }>(sql`select group_concat("row") as "rows" from (${rows})`);
  // For thousands of rows: avoids intermediate arrays of pairs.
  return (JSON.parse(`[${found?.rows ?? ''}]`) as unknown[][]).map((cells) => {
    const row: Record<string, unknown> = {};
    for (const [at, [key, column]] of columns.entries()) {
      const cell = cells[at];
      row[key] = cell === null ? null : column.mapFromDriverValue(cell);
    }
    return row as Pick<T['$inferSelect'], K>;
  });
}

/** The ids that a query finds, in its order, read as one JSON text: see `rowsById`. */
export async function idsOf(db: Db, query: { getSQL(): SQL }): Promise<number[]> {
  const [found] = await db.orm.all<{ ids: string }>(sql`select json_group_array(id) as ids from (${query.getSQL()})`);
  return JSON.parse(found?.ids ?? '[]') as number[];
}

/** The last id that an auto-increment table has assigned; the next row may get the one after it. */
export async function lastId(db: Db, table: SQLiteTable): Promise<number> {
  const rows = await db.orm.all<{ seq: number }>(
    sql`select seq from sqlite_sequence where name = ${getTableName(table)}`,
  );
  return rows[0]?.seq ?? 0;
}

/** Initialises the id sequence of an auto-increment table that has no row yet. */
export const beginSequence = (name: string): SQL =>
  sql`insert into sqlite_sequence (name, seq) select ${name}, 0 where not exists (select 1 from sqlite_sequence where name = ${name})`;

/**
 * Reserves an id of an auto-increment table for a row that is stored later: nobody else gets it, even if the row is never
 * stored. Waits for its turn to write, so it must not be called within a write.
 */
export async function takeId(db: Db, table: SQLiteTable): Promise<number> {
  const name = getTableName(table);
  const [, taken] = await writeInTurn(db, [
    beginSequence(name),
    sql`update sqlite_sequence set seq = seq + 1 where name = ${name} returning seq`,
  ]);
  return Number(taken?.rows[0]?.['seq']);
}
