/** The lowest score at which a hit becomes a match, as a versioned setting. */
import { DEFAULT_THRESHOLD } from '@tamis/screening';
import { figuresAt, THRESHOLD_BOUNDS } from '@tamis/screening/matching/threshold';
import { MEASURED, THRESHOLD_FIGURES } from '@tamis/screening/matching/threshold-figures';
import type { Ctx } from '../context.ts';
import { startJob } from '../jobs/runner.ts';
import { requeueRescreenAll } from '../jobs/service.ts';
import { commit } from '../write.ts';
import { asThreshold } from './in-force.ts';
import type { ChangeThreshold, ThresholdSetting } from './schema.ts';
import { inForce } from './stored.ts';
import { assertUnchanged, jobInForce, storeVersion, versionsOf } from './versions.ts';

const KEY = 'screening-threshold';

/** The setting as shown to administrators. */
export async function getThreshold(ctx: Ctx): Promise<ThresholdSetting> {
  const { version, value } = await inForce(ctx, KEY);
  const versions = await versionsOf(ctx, KEY);
  return {
    version,
    threshold: asThreshold(value),
    default: DEFAULT_THRESHOLD,
    ...THRESHOLD_BOUNDS,
    meaning: figuresAt(asThreshold(value)),
    figures: [...THRESHOLD_FIGURES],
    engine: MEASURED.engine,
    history: versions.map(({ value: was, ...row }) => ({ ...row, threshold: asThreshold(was) })),
    job: await jobInForce(ctx, KEY),
  };
}

/**
 * Puts another threshold into force for every kind of screening, and starts to screen all entities with it. That job
 * withdraws waiting matches below it; decided and proposed ones stay. Throws `Conflict` if another version than the one
 * that was read is in force.
 */
export async function changeThreshold(ctx: Ctx, input: ChangeThreshold): Promise<ThresholdSetting> {
  startJob(ctx, await storeThreshold(ctx, input));
  return getThreshold(ctx);
}

/** The same without starting the job. Returns its id; null if there is none. */
export async function storeThreshold(ctx: Ctx, input: ChangeThreshold): Promise<number | null> {
  const { threshold, reason } = input;
  return commit(ctx, async (write) => {
    await assertUnchanged(ctx, KEY, input.version);
    const { version, value } = await inForce(ctx, KEY);
    const before = asThreshold(value);
    if (before === threshold) return null;
    const id = await requeueRescreenAll(ctx, write);
    await storeVersion(ctx, write, { key: KEY, version: version + 1, from: before, to: threshold, reason, jobId: id });
    return id;
  });
}
