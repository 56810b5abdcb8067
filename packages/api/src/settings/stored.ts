/** The stored values of settings, for reading only. */
import type { Db } from '@tamis/db/db';
import { setting } from '@tamis/db/schema';
import { desc, eq } from 'drizzle-orm';

export type SettingKey = (typeof setting.$inferSelect)['key'];

/** The value in force and its version; null and 0 until the first change. Reads one step of an index. */
export async function inForce({ db }: { db: Db }, key: SettingKey): Promise<{ version: number; value: unknown }> {
  const [row] = await db.orm
    .select({ version: setting.version, value: setting.value })
    .from(setting)
    .where(eq(setting.key, key))
    .orderBy(desc(setting.version))
    .limit(1);
  return row ?? { version: 0, value: null };
}

/** The values of all versions. They are few: each is a person's decision. */
export async function valuesOf({ db }: { db: Db }, key: SettingKey): Promise<Map<number, unknown>> {
  const rows = await db.orm
    .select({ version: setting.version, value: setting.value })
    .from(setting)
    .where(eq(setting.key, key));
  return new Map(rows.map(({ version, value }) => [version, value]));
}
