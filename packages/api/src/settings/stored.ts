/** The values of settings as they are stored, for those who only read them. */
import type { Db } from '@tamis/db/db';
import { setting } from '@tamis/db/schema';
import { desc, eq } from 'drizzle-orm';

export type SettingKey = (typeof setting.$inferSelect)['key'];

/** What is in force and since which version: 0 and null where it is as it came. One step along an index. */
export async function inForce({ db }: { db: Db }, key: SettingKey): Promise<{ version: number; value: unknown }> {
  const [row] = await db.orm
    .select({ version: setting.version, value: setting.value })
    .from(setting)
    .where(eq(setting.key, key))
    .orderBy(desc(setting.version))
    .limit(1);
  return row ?? { version: 0, value: null };
}

/** The values of all versions. Versions are few: each is a person's decision. */
export async function valuesOf({ db }: { db: Db }, key: SettingKey): Promise<Map<number, unknown>> {
  const rows = await db.orm
    .select({ version: setting.version, value: setting.value })
    .from(setting)
    .where(eq(setting.key, key));
  return new Map(rows.map(({ version, value }) => [version, value]));
}
