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
  /** One at a time in this process: libSQL would freeze the event loop while a second writer waits. Not reentrant. */
  exclusive<T>(work: () => Promise<T>): Promise<T>;
  close(): void;
}

const dialect = new SQLiteSyncDialect();

/** Wraps a libSQL client, embedded or remote. The caller owns the client's address and its life. */
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

/** Writes once it is this one's turn: see `exclusive`. */
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
 * Inserts many rows with one statement: the rows travel as one JSON argument, which is ten times as fast as a statement a
 * row and knows no limit of parameters. All rows must have the columns of the first one: throws where one has a value for
 * another, which would be lost. Blobs are not supported.
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
 * Rows by their ids, in the order of the ids; an id without a row is left out. They come as one JSON text: libSQL's
 * client takes several times as long for a cell of its own for each column. Blobs are not supported.
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
  // A list of thousands of rows: no arrays of pairs on the way.
  return (JSON.parse(`[${found?.rows ?? ''}]`) as unknown[][]).map((cells) => {
    const row: Record<string, unknown> = {};
    for (const [at, [key, column]] of columns.entries()) {
      const cell = cells[at];
      row[key] = cell === null ? null : column.mapFromDriverValue(cell);
    }
    return row as Pick<T['$inferSelect'], K>;
  });
}

/** The ids that a query finds, in its order, as one JSON text: see `rowsById`. */
export async function idsOf(db: Db, query: { getSQL(): SQL }): Promise<number[]> {
  const [found] = await db.orm.all<{ ids: string }>(sql`select json_group_array(id) as ids from (${query.getSQL()})`);
  return JSON.parse(found?.ids ?? '[]') as number[];
}

/** The last id that was given to a row of an auto-increment table; the next row may take the one after it. */
export async function lastId(db: Db, table: SQLiteTable): Promise<number> {
  const rows = await db.orm.all<{ seq: number }>(
    sql`select seq from sqlite_sequence where name = ${getTableName(table)}`,
  );
  return rows[0]?.seq ?? 0;
}

/** Lets the ids of an auto-increment table be counted on before it has its first row. */
export const beginSequence = (name: string): SQL =>
  sql`insert into sqlite_sequence (name, seq) select ${name}, 0 where not exists (select 1 from sqlite_sequence where name = ${name})`;

/**
 * A number of an auto-increment table for a row that is stored later: nobody else gets it, whether the row comes or not.
 * Waits for its turn to write, so it must not be asked for within one.
 */
export async function takeId(db: Db, table: SQLiteTable): Promise<number> {
  const name = getTableName(table);
  const [, taken] = await writeInTurn(db, [
    beginSequence(name),
    sql`update sqlite_sequence set seq = seq + 1 where name = ${name} returning seq`,
  ]);
  return Number(taken?.rows[0]?.['seq']);
}
