/** Stored versions of a setting: one row per change, with its author and reason. The newest version is in force. */
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

/** How many versions are shown. */
const SHOWN = 50;

/** One version of a setting, with the stored value. */
interface Version extends Changed {
  version: number;
  value: unknown;
}

/** The newest versions with their authors and reasons, the one in force first; none until the first change. */
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

/** The job that applies the version in force; null if there is none. */
export async function jobInForce(ctx: Ctx, key: SettingKey): Promise<Job | null> {
  const [row] = await ctx.db.orm
    .select({ jobId: setting.jobId })
    .from(setting)
    .where(eq(setting.key, key))
    .orderBy(desc(setting.version))
    .limit(1);
  return row?.jobId ? getJob(ctx, row.jobId) : null;
}

/** Throws `Conflict` if the change is based on another version than the one in force. */
export async function assertUnchanged(ctx: Ctx, key: SettingKey, read: number): Promise<void> {
  const [newest] = await versionsOf(ctx, key, 1);
  if ((newest?.version ?? 0) === read) return;
  if (!newest) throw new Conflict(`There is no version ${read} of this setting. Load it again.`);
  throw new Conflict(
    `${newest.by} changed this setting to version ${newest.version} since you loaded it (version ${read}). Load it again, then decide.`,
  );
}

/** A change of a setting, with its new version. */
interface Change {
  key: SettingKey;
  version: number;
  from: unknown;
  to: unknown;
  reason: string;
  /** The job that applies it. */
  jobId?: number | null;
}

/** Within a write: adds the next version, with its audit event. */
export async function storeVersion(ctx: Ctx, write: Write, change: Change): Promise<void> {
  const { key, version, from, to, reason, jobId = null } = change;
  const { id: changedBy } = signedIn(ctx);
  const id = await write.id(setting);
  write.insert(setting, [{ id, key, version, value: to, reason, changedBy, changedAt: ctx.now(), jobId }]);
  const recorded = { setting: key, version, from, to, reason, ...(jobId !== null && { job: jobId }) };
  write.audit('setting.change', { type: 'setting', id }, recorded);
}
