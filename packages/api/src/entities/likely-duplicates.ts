import { type Db, inIds } from '@tamis/db/db';
import { entity } from '@tamis/db/schema';
import { and, max, sql } from 'drizzle-orm';
import type { RowIssue } from '../csv/row-issue.ts';
import { likenessText } from './likeness-text.ts';

interface Alike {
  nameKey: string;
  type: string;
  birthDate?: string | null;
  founded?: string | null;
}

/** Entities with the same words in their name, type and date are probably the same. */
const keyOf = ({ nameKey, type, birthDate, founded }: Alike): string =>
  `${nameKey}|${type}|${birthDate ?? founded ?? ''}`;

/**
 * Finds the rows of an upload that are probably duplicates of an earlier entity, or of an earlier row of the same file. A name
 * without words ('???') is a duplicate of none.
 */
export class LikelyDuplicates {
  readonly #db: Db;
  /** Entities from before the upload, by key. */
  readonly #before = new Map<string, { id: number; name: string }>();
  /** Row in the file by key. */
  readonly #seen = new Map<string, number>();

  constructor(db: Db) {
    this.#db = db;
  }

  /** Looks rows up before they are stored; `jobId` is that of the upload, whose earlier rows are already known. */
  async of(rows: readonly (Alike & { uploadRow: number })[], jobId: number | undefined): Promise<RowIssue[]> {
    const { nameKey, name, type, id, uploadJobId } = entity;
    // A name is looked up once per file: later rows with it would find the rows of the file itself.
    const named = rows.filter((row) => row.nameKey !== '');
    const asked = named.filter((row) => !this.#seen.has(keyOf(row)));
    const date = sql<string | null>`coalesce(${entity.birthDate}, ${entity.founded})`;
    const stored =
      asked.length === 0
        ? []
        : await this.#db.orm
            // The name is that of the highest id: SQLite takes a bare column from the row with the maximum.
            .select({ nameKey, name, type, birthDate: date, id: max(id) })
            .from(entity)
            .where(
              and(
                inIds(nameKey, [...new Set(asked.map((row) => row.nameKey))]),
                jobId === undefined ? undefined : sql`${uploadJobId} is not ${jobId}`,
              ),
            )
            .groupBy(nameKey, type, date);
    for (const { id: known, ...row } of stored)
      if (known !== null) this.#before.set(keyOf(row), { id: known, name: row.name });
    return named.flatMap((row) => {
      const key = keyOf(row);
      const known = this.#before.get(key);
      const earlier = this.#seen.get(key);
      if (earlier === undefined) this.#seen.set(key, row.uploadRow);
      if (known !== undefined) return [{ row: row.uploadRow, message: likenessText(known.id, known.name) }];
      // A write that lost a race looks the same rows up again.
      return earlier === undefined || earlier === row.uploadRow
        ? []
        : [{ row: row.uploadRow, message: `Looks like a duplicate of row ${earlier}` }];
    });
  }
}
