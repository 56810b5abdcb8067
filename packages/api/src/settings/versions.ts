/** A setting as it is stored: a row for each change, with its author and reason; the newest version is in force. */
import { setting, user } from '@tamis/db/schema';
import { desc, eq } from 'drizzle-orm';
import { type Ctx, signedIn } from '../context.ts';
import { Conflict } from '../errors.ts';
import type { Job } from '../jobs/schema.ts';
import { getJob } from '../jobs/service.ts';
import { toIso } from '../wire.ts';
import type { Write } from '../write.ts';
import type { SettingKey } from './stored.ts';
import type { Changed } from './schema.ts';

/** So many former versions are shown. */
const SHOWN = 50;

/** One version of a setting; the value as it is stored. */
interface Version extends Changed {
  version: number;
  value: unknown;
}

/** The newest versions with who made them and why, the one in force first; none while the setting is as it came. */
export async function versionsOf(ctx: Ctx, key: SettingKey, limit = SHOWN): Promise<Version[]> {
  const rows = await ctx.db.orm
    .select({ setting, by: user.fullName })
    .from(setting)
    .innerJoin(user, eq(user.id, setting.changedBy))
    .where(eq(setting.key, key))
    .orderBy(desc(setting.version))
    .limit(limit);
  return rows.map(({ setting: { version, value, changedAt, reason }, by }) => ({
    version,
    value,
    by,
    at: toIso(changedAt),
    reason,
  }));
}

/** The job that carries out the version in force; null if there is none. */
export async function jobInForce(ctx: Ctx, key: SettingKey): Promise<Job | null> {
  const [row] = await ctx.db.orm
    .select({ jobId: setting.jobId })
    .from(setting)
    .where(eq(setting.key, key))
    .orderBy(desc(setting.version))
    .limit(1);
  return row?.jobId ? getJob(ctx, row.jobId) : null;
}

/** Refuses with `Conflict` a change that was thought up when another version was in force. */
export async function assertUnchanged(ctx: Ctx, key: SettingKey, read: number): Promise<void> {
  const [newest] = await versionsOf(ctx, key, 1);
  if ((newest?.version ?? 0) === read) return;
  if (!newest) throw new Conflict(`There is no version ${read} of this setting. Load it again.`);
  throw new Conflict(
    `${newest.by} changed this setting to version ${newest.version} since you loaded it (version ${read}). Load it again, then decide.`,
  );
}

/** A change of a setting; the version after the one in force. */
interface Change {
  key: SettingKey;
  version: number;
  from: unknown;
  to: unknown;
  reason: string;
  /** The job that carries it out. */
  jobId?: number | null;
}

/** Within a write: the next version, with its audit event. */
export async function storeVersion(ctx: Ctx, write: Write, change: Change): Promise<void> {
  const { key, version, from, to, reason, jobId = null } = change;
  const { id: changedBy } = signedIn(ctx);
  const id = await write.id(setting);
  write.insert(setting, [{ id, key, version, value: to, reason, changedBy, changedAt: ctx.now(), jobId }]);
  const recorded = { setting: key, version, from, to, reason, ...(jobId !== null && { job: jobId }) };
  write.audit('setting.change', { type: 'setting', id }, recorded);
}
