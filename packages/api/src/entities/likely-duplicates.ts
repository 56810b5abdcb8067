import { type Db, inIds } from '@tamis/db/db';
import { entity } from '@tamis/db/schema';

interface Alike {
  nameKey: string;
  type: string;
  birthDate?: string | null;
  founded?: string | null;
}

/** Entities with the same name words, type and date are likely one. */
const keyOf = ({ nameKey, type, birthDate, founded }: Alike): string =>
  `${nameKey}|${type}|${birthDate ?? founded ?? ''}`;

/** Tells which rows of one upload are much like an entity from before it, or like an earlier row of the same file. */
export class LikelyDuplicates {
  readonly #db: Db;
  /** Row in the file by key. */
  readonly #seen = new Map<string, number>();

  constructor(db: Db) {
    this.#db = db;
  }

  /** Looks rows up before they are stored; `jobId` is the upload's own, whose earlier rows are known already. */
  async of(
    rows: readonly (Alike & { uploadRow: number })[],
    jobId: number | undefined,
  ): Promise<{ row: number; message: string }[]> {
    const { nameKey, type, birthDate, founded, id, uploadJobId } = entity;
    const stored = await this.#db.orm
      .select({ id, nameKey, type, birthDate, founded, uploadJobId })
      .from(entity)
      .where(inIds(nameKey, [...new Set(rows.map((row) => row.nameKey))]));
    const before = new Map(
      stored.filter((row) => jobId === undefined || row.uploadJobId !== jobId).map((row) => [keyOf(row), row.id]),
    );
    return rows.flatMap((row) => {
      const key = keyOf(row);
      const known = before.get(key);
      const earlier = this.#seen.get(key);
      if (earlier === undefined) this.#seen.set(key, row.uploadRow);
      if (known !== undefined) return [{ row: row.uploadRow, message: `Much like entity ${known}` }];
      // A write that lost a race asks again for the same rows.
      return earlier === undefined || earlier === row.uploadRow
        ? []
        : [{ row: row.uploadRow, message: `Much like row ${earlier}` }];
    });
  }
}
